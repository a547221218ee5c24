/** A text with its names in braces filled in, such as '{shown} of {total}'; a name without a value stays as it is. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (name, key) => String(values[key] ?? name));
