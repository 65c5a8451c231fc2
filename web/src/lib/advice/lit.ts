/** Lights up a choice wherever it lies on the board, now or when it is drawn. */
export function lit(choice: string): () => void {
  const sheet = new CSSStyleSheet();
  const thing = `:is([data-choice="${choice}"], [data-open="${choice}"])`;
  // Where the focus is, its own outline tells.
  sheet.replaceSync(`
    ${thing} {
      --lit: calc(3 * var(--u));
      box-shadow:
        inset 0 0 0 var(--lit) var(--flame),
        0 0 0 var(--lit) var(--flame),
        0 0 calc(22 * var(--u)) var(--s2) var(--flame) !important;
    }
    ${thing}:not(:focus-visible) {
      outline: calc(3 * var(--u)) dashed var(--ink) !important;
      outline-offset: 0 !important;
    }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
