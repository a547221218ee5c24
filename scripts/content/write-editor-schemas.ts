import { mkdirSync, writeFileSync } from 'node:fs';
import { createEditorSchemas, EDITOR_SCHEMAS } from './editor-schemas';

/** Writes the JSON Schemas of a shop's files, which .vscode/settings.json names; git ignores them. */
export function writeEditorSchemas(): void {
  mkdirSync(EDITOR_SCHEMAS, { recursive: true });
  for (const [name, text] of Object.entries(createEditorSchemas()))
    writeFileSync(`${EDITOR_SCHEMAS}/${name}.json`, text);
}
