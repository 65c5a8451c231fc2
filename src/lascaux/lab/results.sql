-- What the lab keeps of games: one row a thing, so that pandas reads it as it is.
CREATE TABLE IF NOT EXISTS plans (
  plan INTEGER PRIMARY KEY, game TEXT, players INTEGER, options TEXT, deck TEXT,
  bots TEXT, seed INTEGER, UNIQUE (game, players, options, deck, bots, seed)
);
CREATE TABLE IF NOT EXISTS games (
  plan INTEGER, game INTEGER, length INTEGER, decisions INTEGER, PRIMARY KEY (plan, game)
) WITHOUT ROWID;
-- won: 1, or a part of it where several win together
CREATE TABLE IF NOT EXISTS seats (
  plan INTEGER, game INTEGER, seat INTEGER, bot TEXT, character TEXT, score INTEGER, won REAL,
  PRIMARY KEY (plan, game, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS race (
  plan INTEGER, game INTEGER, round INTEGER, seat INTEGER, score INTEGER,
  PRIMARY KEY (plan, game, round, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS counts (
  plan INTEGER, game INTEGER, kind TEXT, name TEXT, n INTEGER,
  PRIMARY KEY (plan, game, kind, name)
) WITHOUT ROWID;
-- seat: who used it, or -1 where it was seen and nobody did
CREATE TABLE IF NOT EXISTS cards (
  plan INTEGER, game INTEGER, card TEXT, seat INTEGER, PRIMARY KEY (plan, game, card, seat)
) WITHOUT ROWID;
