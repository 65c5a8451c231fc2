/** How wide the window is: below this the table shows one part at a time. */
const PHONE = 820;

class Screen {
  width = $state(innerWidth);

  constructor() {
    addEventListener("resize", () => (this.width = innerWidth));
  }

  get phone(): boolean {
    return this.width < PHONE;
  }
}

export const screen = new Screen();
