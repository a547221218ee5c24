import { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS } from '@/lib/content/pack';

/** Where they lie. */
export const EDITOR_SCHEMAS = '.vscode/schemas';

type Json = z.core.JSONSchema.BaseSchema;

/** What no file says, since it follows from its name or its subcategory. */
const FOLLOWS = ['id', 'slug', 'category', 'part'];

/** A schema as an editor needs it, which reads 850 as a number where we read a text. */
function asWritten({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Json }) {
  const { def } = zodSchema._zod;
  if (jsonSchema.type === 'string' && jsonSchema.enum === undefined)
    Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
  // What is empty until it is known is nothing to an editor.
  if (jsonSchema.const === '')
    Object.assign(jsonSchema, { type: undefined, const: undefined, enum: ['', null] });
  else if (jsonSchema.enum?.includes(''))
    Object.assign(jsonSchema, { type: undefined, enum: [...jsonSchema.enum, null] });
  if (def.type !== 'object') return;
  const { shape } = def as z.core.$ZodObjectDef;
  const mayLack = (name: string) =>
    ['default', 'optional'].includes(shape[name]?._zod.def.type ?? '');
  const required = (jsonSchema.required ?? []).filter((name) => !mayLack(name));
  Object.assign(jsonSchema, { required });
}

/** The record of a folder without what follows from elsewhere; a part's short name is its name where it has no other. */
function withoutWhatFollows(schema: Json): Json {
  const inner = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(inner);
    if (typeof one !== 'object' || one === null) return one;
    // Kinds of facts are told apart by what follows.
    const { properties, required = [], oneOf: anyOf, ...others } = one as Json;
    const rest = { ...others, ...(anyOf && { anyOf }) };
    const told = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [name, inner(value)]),
    );
    if (properties === undefined) return told;
    const kept = Object.entries(properties).filter(([name]) => !FOLLOWS.includes(name));
    return {
      ...told,
      properties: Object.fromEntries(kept.map(([name, value]) => [name, inner(value)])),
      required: required.filter((name) => ![...FOLLOWS, 'short', 'inStock'].includes(name)),
    };
  };
  return inner(schema) as Json;
}

/**
 * What an editor completes and checks a shop's files by: a JSON Schema for each file, or folder, of a pack, by its name.
 * It is the same for every shop, since ids are checked by validation alone.
 */
export function createEditorSchemas(): Readonly<Record<string, string>> {
  const json = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { override: asWritten, unrepresentable: 'any', reused: 'inline' });
  const files = Object.entries(FILE_SCHEMAS).map(([name, schema]) => [name, json(schema)]);
  const records = Object.entries(FOLDER_SCHEMAS).map(([name, schema]) => [
    name,
    withoutWhatFollows(json(schema)),
  ]);
  return Object.fromEntries(
    [...files, ...records].map(([name, schema]) => [name, `${JSON.stringify(schema)}\n`]),
  );
}
