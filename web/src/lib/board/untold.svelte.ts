/** What has happened and is still being told on the board: until then nothing beside it says so. */
class Untold {
  /** The last event that may be known; null: all of them. */
  known = $state<number | null>(null);

  has({ n }: { n: number }): boolean {
    return this.known !== null && n > this.known;
  }
}

export const untold = new Untold();
