/** The names in the braces of a literal text: 'shown' | 'total' for '{shown} of {total}'. */
type PlaceholderNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;

/** A value for each placeholder of a literal text; any values for a text known at run time. */
type TemplateValues<Text extends string> = Readonly<
  Record<string extends Text ? string : PlaceholderNames<Text>, string | number>
>;

/** Fills in a text such as '{shown} of {total}'. A placeholder without a value stays as it is. */
export function fillTemplate<Text extends string>(
  text: Text,
  values: TemplateValues<NoInfer<Text>>,
): string {
  const valuesByName: Readonly<Record<string, string | number>> = values;
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => `${valuesByName[name] ?? placeholder}`);
}
