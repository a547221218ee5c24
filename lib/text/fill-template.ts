type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A value for each name in braces; for a text that is known only when it runs, any. */
type Values<Text extends string> = string extends Text
  ? Readonly<Record<string, string | number>>
  : [Names<Text>] extends [never]
    ? never
    : Readonly<Record<Names<Text>, string | number>>;

/** A text with its names in braces filled in, such as '{shown} of {total}'; a name without a value stays as it is. */
export const fillTemplate = <Text extends string>(
  text: Text,
  values: Values<NoInfer<Text>>,
): string =>
  text.replace(/\{(\w+)\}/g, (name, key) =>
    String((values as Readonly<Record<string, string | number>>)[key] ?? name),
  );

/** A text as a sentence's beginning. */
export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
