/** The sign of a seat; with its colour and name it is the player everywhere. */
export const SIGNS = ["spiral", "zigzag", "ladder", "roof", "dots", "bird"] as const;

/** Each sign as a path in a square of 24; the dots are filled, the others drawn as a line. */
export const SIGN_PATHS: Record<(typeof SIGNS)[number], string> = {
  spiral:
    "M12.4 12.2c.6-1.8 3.4-.9 3.3 1.3-.2 3-4.3 4-6.3 1.7C6.6 12 8.9 7.2 13 7.2c4.6 0 7.4 4 6.4 8.3",
  zigzag: "M4 14.5l4-6 4 7 4-7 4 6",
  ladder: "M8 4.5V19.5M16 4.5V19.5M8 8H16M8 12H16M8 16H16",
  roof: "M4.5 12.5L12 5l7.5 7.5M12 5v14.5M7.5 19.5v-5M16.5 19.5v-5",
  dots: "M7 8h0M17 8h0M12 12.5h0M7 17h0M17 17h0",
  bird: "M4 9c3.5 0 6 2 8 6 2-4 4.5-6 8-6M12 15v4",
};
