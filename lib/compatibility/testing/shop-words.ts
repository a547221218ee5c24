/** Matches words that only the shop says. An email is the visitor's, so none may stand in it. */
export const SHOP_WORDS = /\b(?:we|us|our|you|your|yours)\b/i;
