/** All messages of one language but the rules, in one chunk. */
const files = import.meta.glob<string>(
  ["../../../texts/it/*.ftl", "../../../../../src/lascaux/games/krom/texts/it/{cards,table}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
