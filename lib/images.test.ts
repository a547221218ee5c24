import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { contact } from '@/data/contact';
import { home } from '@/data/home';
import { type ImageId, images } from '@/data/images';
import { products } from '@/data/products';
import { picture, stockPhoto } from './images';
import { pictureFiles, pictureWidths } from './picture-files';

const FOLDER = path.resolve('public/pictures');
const KILOBYTE = 1024;
/** Most bytes of an AVIF picture at the width that a 1× desktop shows: cards 480, heroes 960. */
const BUDGET = { card: 15 * KILOBYTE, hero: 45 * KILOBYTE };

const ids = Object.keys(images) as ImageId[];
const isHero = (id: ImageId) => id.startsWith('hero-');

const used = new Set<string>([
  home.hero.image,
  about.hero.image,
  contact.hero.image,
  ...products.map(({ image }) => image),
  ...categories.flatMap((category) => [
    category.hero.image,
    category.homeCard.image,
    ...(category.kind === 'showcase' ? category.featured.map(({ image }) => image) : []),
  ]),
]);

describe('the pictures', () => {
  it('are each used somewhere', () => {
    expect(ids.filter((id) => !used.has(id))).toEqual([]);
  });

  it('are delivered in every width and format, and nothing else is', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(ids.flatMap(pictureFiles).sort());
  });

  it.each(ids)('%s has the size it says and keeps to its budget', async (id) => {
    for (const width of pictureWidths(id)) {
      const meta = await sharp(path.join(FOLDER, `${id}-${width}.avif`)).metadata();
      expect(meta.width).toBe(width);
      expect(meta.height).toBe(Math.round((width * images[id].height) / images[id].width));
    }
    const shown = path.join(FOLDER, `${id}-${isHero(id) ? 960 : 480}.avif`);
    expect(statSync(shown).size).toBeLessThanOrEqual(isHero(id) ? BUDGET.hero : BUDGET.card);
  });

  it('offer each width that is there in both formats, and state their size and text', () => {
    const id = 'hero-home';
    const { alt, width, height } = images[id];
    const shown = picture(id, 'hero');
    expect(shown).toMatchObject({ alt, width, height, stock: null });
    for (const format of ['avif', 'webp'] as const) {
      expect(shown[format].split(', ')).toEqual(
        pictureWidths(id).map((size) => `/pictures/${id}-${size}.${format} ${size}w`),
      );
    }
  });

  it('are shown at a width of their own in each place', () => {
    const wide = picture('hero-home', 'hero').sizes;
    expect(wide).toMatch(/100vw$/);
    expect(picture('hero-home', 'card').sizes).not.toBe(wide);
    expect(picture('hero-home', 'home-card').sizes).not.toBe(wide);
  });

  it('ask a stock-photo host for their own widths', () => {
    const address = (size: number) =>
      `https://photos.example/photo-1?w=${size}&q=70&auto=format&fit=crop`;
    expect(stockPhoto('https://photos.example', 'photo-1', [320, 480, 960])).toEqual({
      src: address(480),
      srcSet: [320, 480, 960].map((size) => `${address(size)} ${size}w`).join(', '),
    });
  });

  it('name files that exist', () => {
    const { src } = picture('hero-home', 'hero');
    expect(existsSync(path.join('public', src))).toBe(true);
  });
});
