import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type ImageId, images } from '@/data/images';
import { picture, stockPhoto } from './images';
import { delivery, pictureCrops, pictureFile, pictureFiles } from './picture-files';

const FOLDER = path.resolve('public/pictures');

const ids = Object.keys(images) as ImageId[];
const crops = ids.flatMap((id) => pictureCrops(id).map((crop) => [id, crop] as const));

describe('the pictures', () => {
  it('are delivered in every width and format, and nothing else is', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(ids.flatMap(pictureFiles).sort());
  });

  it.each(crops)('%s, %s, has the size it says and keeps to its budget', async (id, crop) => {
    const { width, height, widths, budget } = delivery(id, crop);
    for (const size of widths) {
      const file = path.join(FOLDER, pictureFile(id, crop, size, 'avif'));
      const meta = await sharp(file).metadata();
      expect(meta.width).toBe(size);
      expect(meta.height).toBe(Math.round((size * height) / width));
      if (size <= budget.width) expect(statSync(file).size).toBeLessThanOrEqual(budget.bytes);
    }
  });

  it('are cropped within their masters, and in the width that each budget is for', () => {
    for (const [id, crop] of crops) {
      const { left, top, width, height, widths, budget } = delivery(id, crop);
      expect(left + width).toBeLessThanOrEqual(images[id].width);
      expect(top + height).toBeLessThanOrEqual(images[id].height);
      expect(widths).toContain(budget.width);
    }
  });

  it('weigh at most 60 KB on a desktop and 22 KB on a phone where they open a page', () => {
    expect(delivery('hero-home', 'whole').budget).toEqual({ width: 2400, bytes: 60 * 1024 });
    expect(delivery('hero-home', 'close').budget).toEqual({ width: 1200, bytes: 22 * 1024 });
  });

  it('are cropped whole for wide screens and close for phones where they open a page', () => {
    const { own, wide } = picture('hero-home', 'hero');
    expect(wide?.media).toBe('(min-width: 64rem)');
    expect(wide?.avif).toContain('/hero-home-2400.avif 2400w');
    expect(own.avif).toContain('/hero-home-close-800.avif 800w');
    expect(picture('hero-home', 'home-card').wide).toBeNull();
  });

  it('are not cropped as their kind is not delivered', () => {
    expect(() => picture('mini-pc', 'hero')).toThrow('mini-pc: a card has no close crop');
  });

  it('offer each width that is there, the usual one in the older format, too, and state their size and text', () => {
    const id = 'hero-home';
    const { alt } = images[id];
    const { width, height, widths } = delivery(id, 'close');
    const shown = picture(id, 'hero');
    expect(shown).toMatchObject({ alt, stock: null });
    expect(shown.own).toMatchObject({ width, height });
    expect(shown.own.avif.split(', ')).toEqual(
      widths.map((size) => `/pictures/${id}-close-${size}.avif ${size}w`),
    );
    expect(shown.own.webp).toBe(`/pictures/${id}-close-${widths[1]}.webp`);
  });

  it('are shown at a width of their own in each place', () => {
    const { own, wide } = picture('hero-home', 'hero');
    expect(own.sizes).toBe('100vw');
    expect(wide?.sizes).toMatch(/^max\(100vw, /);
    expect(picture('mini-pc', 'card').own.sizes).not.toBe(own.sizes);
    expect(picture('hero-home', 'home-card').own.sizes).not.toBe(own.sizes);
  });

  it('ask a stock-photo host for widths that layouts show', () => {
    const address = (size: number) =>
      `https://photos.example/photo-1?w=${size}&q=70&auto=format&fit=crop`;
    expect(stockPhoto('https://photos.example', 'photo-1', '50vw')).toEqual({
      src: address(720),
      srcSet: [480, 720, 960, 1200].map((size) => `${address(size)} ${size}w`).join(', '),
      sizes: '50vw',
    });
  });
});
