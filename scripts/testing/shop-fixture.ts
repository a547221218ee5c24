/** Writes the shops of tests: an owner's folder made from the sample and a test's own data. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { SAMPLE } from '../content/pack-files';

export type Fields = Readonly<Record<string, unknown>>;

interface ShopFixture {
  /**
   * New values by file and field, such as `{ company: { name } }`. They are merged into the folder's file of that name, or
   * else into the sample's. Lists and texts are replaced whole, a function returns the new value from the old one, and
   * `undefined` removes a field or a file.
   */
  readonly files?: Fields;
  /** Existing files that new files begin as copies of, by the new file's name. */
  readonly copies?: Readonly<Record<string, string>>;
  /** Photographs by product ID, in pixels, with the EXIF orientation. */
  readonly photographs?: Readonly<Record<string, readonly [number, number, orientation?: number]>>;
  /** The text of stock.csv. */
  readonly stock?: string;
}

/** Returns the value with an edit applied, as `ShopFixture.files` describes. */
function applyEdit(value: unknown, edit: unknown): unknown {
  if (typeof edit === 'function') return edit(value);
  if (typeof edit !== 'object' || edit === null || Array.isArray(edit)) return edit;
  const fields: Fields = Object(value);
  const edited = Object.entries(edit).map(([name, inner]) => [
    name,
    applyEdit(fields[name], inner),
  ]);
  return { ...fields, ...Object.fromEntries(edited) };
}

/** Writes a shop into an owner's folder, or changes the shop in that folder. */
export async function writeShopFixture(
  folder: string,
  { files = {}, copies = {}, photographs = {}, stock }: ShopFixture,
): Promise<void> {
  const save = (name: string, content: string | Buffer) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [name, edit] of Object.entries(files)) {
    const base = [folder, SAMPLE]
      .map((pack) => path.join(pack, `${copies[name] ?? name}.yaml`))
      .find((file) => existsSync(file));
    const value = base && parse(readFileSync(base, 'utf8'), { schema: 'failsafe' });
    const content = applyEdit(value, edit);
    if (content === undefined) rmSync(path.join(folder, `${name}.yaml`), { force: true });
    else save(`${name}.yaml`, stringify(content, { aliasDuplicateObjects: false }));
  }
  for (const [id, [width, height, orientation = 1]] of Object.entries(photographs)) {
    const rectangle = (scale: number, background: string) => ({
      create: { width: width >> scale, height: height >> scale, channels: 3, background } as const,
    });
    const photograph = sharp(rectangle(0, '#fff'))
      .composite([{ input: rectangle(1, '#456') }])
      .withMetadata({ orientation })
      .jpeg();
    save(`photos/${id}.jpg`, await photograph.toBuffer());
  }
  if (stock !== undefined) save('stock.csv', stock);
}
