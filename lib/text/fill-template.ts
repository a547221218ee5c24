type PlaceholderNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;

/** A value for each placeholder of a literal text; any values for a text that is known only at run time. */
type TemplateValues<Text extends string> = string extends Text
  ? Readonly<Record<string, string | number>>
  : [PlaceholderNames<Text>] extends [never]
    ? never
    : Readonly<Record<PlaceholderNames<Text>, string | number>>;

/** Fills in the placeholders of a text such as '{shown} of {total}'. A placeholder without a value stays as it is. */
export const fillTemplate = <Text extends string>(
  text: Text,
  values: TemplateValues<NoInfer<Text>>,
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String((values as Readonly<Record<string, string | number>>)[name] ?? placeholder),
  );

/** Returns a text whose sentences begin with capital letters. */
export const capitalise = (text: string) =>
  text.replaceAll(/(?:^|[.?!] )\p{Ll}/gu, (start) => start.toUpperCase());
