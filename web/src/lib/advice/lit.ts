/** Lights up a choice wherever it lies on the board, now or when it is drawn. */
export function lit(choice: string): () => void {
  const sheet = new CSSStyleSheet();
  const thing = `:is([data-choice="${choice}"], [data-open="${choice}"])`;
  // Where the focus is, its own outline tells.
  sheet.replaceSync(`
    ${thing} { box-shadow: inset 0 0 0 3px var(--flame), 0 0 0 3px var(--flame), 0 0 22px 8px var(--flame) !important; }
    ${thing}:not(:focus-visible) { outline: 3px dashed var(--ink) !important; outline-offset: 0 !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
