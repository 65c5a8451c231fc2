/** All messages of one language but the rules, in one chunk. */
const files = import.meta.glob<string>(
  ["../../../texts/fr/*.ftl", "../../../../../src/lascaux/games/krom/texts/fr/{cards,table}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
