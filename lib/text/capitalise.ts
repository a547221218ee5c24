/** Returns a text whose sentences begin with capital letters. */
export const capitalise = (text: string) =>
  text.replaceAll(/(?:^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());
