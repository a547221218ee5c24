import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS } from '@/lib/content/pack';

/** The schemas' folder. */
export const EDITOR_SCHEMAS = '.vscode/schemas';

type Json = z.core.JSONSchema.BaseSchema;

/** Fields that follow from a file's name or a product's subcategory, and so are in no file. */
const DERIVED = ['id', 'slug', 'category', 'part'];

/** Adapts a schema to editors, which read 850 as a number where the loader reads a text. */
function adaptForEditor({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodType;
  jsonSchema: Json;
}) {
  const { def } = zodSchema._zod;
  if (jsonSchema.type === 'string' && jsonSchema.enum === undefined)
    Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
  // Editors read a field that is empty until it is known as null.
  if (jsonSchema.const === '')
    Object.assign(jsonSchema, { type: undefined, const: undefined, enum: ['', null] });
  else if (jsonSchema.enum?.includes(''))
    Object.assign(jsonSchema, { type: undefined, enum: [...jsonSchema.enum, null] });
  if (def.type !== 'object') return;
  const { shape } = def as z.core.$ZodObjectDef;
  const isOptional = (name: string) =>
    ['default', 'optional'].includes(shape[name]?._zod.def.type ?? '');
  const required = (jsonSchema.required ?? []).filter((name) => !isOptional(name));
  Object.assign(jsonSchema, { required });
}

/** Removes from a folder's schema the fields that the loader fills in. */
function removeDerivedFields(schema: Json): Json {
  const inner = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(inner);
    if (typeof one !== 'object' || one === null) return one;
    // The field that tells the part kinds apart is removed.
    const { properties, required = [], oneOf: anyOf, ...others } = one as Json;
    const rest = { ...others, ...(anyOf && { anyOf }) };
    const converted = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, inner(value)]),
    );
    if (properties === undefined) return converted;
    // An owner may write a featured item's id, which is not required.
    const isDerived = (name: string) => DERIVED.includes(name) && required.includes(name);
    const written = Object.entries(properties).filter(([name]) => !isDerived(name));
    return {
      ...converted,
      properties: Object.fromEntries(written.map(([name, value]) => [name, inner(value)])),
      required: required.filter((name) => ![...DERIVED, 'short', 'inStock'].includes(name)),
    };
  };
  return inner(schema) as Json;
}

/**
 * Creates a JSON Schema for each file and folder of a pack, by its name, for editors. Shops share the schemas, since only
 * validation checks ids.
 */
export function createEditorSchemas(): Readonly<Record<string, string>> {
  const json = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { override: adaptForEditor, unrepresentable: 'any', reused: 'inline' });
  // An owner's colours.yaml may name some themes only.
  const schemas = { ...FILE_SCHEMAS, colours: FILE_SCHEMAS.colours.partial() };
  const files = Object.entries(schemas).map(([name, schema]) => [name, json(schema)]);
  const records = Object.entries(FOLDER_SCHEMAS).map(([name, schema]) => [
    name,
    removeDerivedFields(json(schema)),
  ]);
  return Object.fromEntries(
    [...files, ...records].map(([name, schema]) => [name, `${JSON.stringify(schema)}\n`]),
  );
}

/** Writes the JSON Schemas of a shop's files, which .vscode/settings.json names; git ignores them. */
export function writeEditorSchemas(): void {
  mkdirSync(EDITOR_SCHEMAS, { recursive: true });
  for (const [name, text] of Object.entries(createEditorSchemas()))
    writeFileSync(`${EDITOR_SCHEMAS}/${name}.json`, text);
}
