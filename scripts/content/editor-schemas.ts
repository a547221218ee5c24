import { mkdirSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS } from '@/lib/content/pack';

/** The schemas' folder. */
export const EDITOR_SCHEMAS = '.vscode/schemas';

/** Required fields that follow from a record's file name or subcategory, and so are in no file. */
const DERIVED = ['id', 'slug', 'category', 'part'];
/** Fields of records that the loader can fill in. */
const OPTIONAL = ['short', 'inStock'];

type Override = NonNullable<z.core.JSONSchemaGeneratorParams['override']>;

/** Adapts a schema to editors, which read 850 as a number where the loader reads a text. */
const adaptForEditor: Override = ({ zodSchema, jsonSchema }) => {
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
  jsonSchema.required = (jsonSchema.required ?? []).filter(
    (name) => !['default', 'optional'].includes(shape[name]?._zod.def.type ?? ''),
  );
};

/** Adapts a schema of a folder's records, which have fewer fields in their files. */
const adaptRecordForEditor: Override = (context) => {
  adaptForEditor(context);
  const { jsonSchema } = context;
  const { properties, required = [], oneOf } = jsonSchema;
  // The field that tells the part kinds apart is removed.
  if (oneOf) Object.assign(jsonSchema, { anyOf: oneOf, oneOf: undefined });
  if (properties === undefined) return;
  for (const name of DERIVED) if (required.includes(name)) delete properties[name];
  jsonSchema.required = required.filter((name) => ![...DERIVED, ...OPTIONAL].includes(name));
};

/**
 * Creates a JSON Schema for each file and folder of a pack, by its name, for editors. Shops share the schemas, since only
 * validation checks ids.
 */
export function createEditorSchemas(): Readonly<Record<string, string>> {
  const format = (schema: z.ZodType, override: Override) =>
    `${JSON.stringify(z.toJSONSchema(schema, { override, unrepresentable: 'any', reused: 'inline' }))}\n`;
  // An owner's colours.yaml may name some themes only.
  const files = Object.entries({ ...FILE_SCHEMAS, colours: FILE_SCHEMAS.colours.partial() });
  return Object.fromEntries([
    ...files.map(([name, schema]) => [name, format(schema, adaptForEditor)]),
    ...Object.entries(FOLDER_SCHEMAS).map(([name, schema]) => [
      name,
      format(schema, adaptRecordForEditor),
    ]),
  ]);
}

/** Writes the JSON Schemas of a shop's files, which .vscode/settings.json names; git ignores them. */
export function writeEditorSchemas(): void {
  mkdirSync(EDITOR_SCHEMAS, { recursive: true });
  for (const [name, text] of Object.entries(createEditorSchemas()))
    writeFileSync(`${EDITOR_SCHEMAS}/${name}.json`, text);
}
