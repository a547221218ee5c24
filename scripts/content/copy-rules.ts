import { findContrastIssues } from './contrast';
import { findTexts } from './document';
import type { LinkRule } from './link-rule';
import { SHOP } from './pack-files';

const checkYear: LinkRule = ({ company, home, about, contact }, report) => {
  if (company === undefined) return;
  const { established } = company;
  for (const [name, value] of Object.entries({ home, about, contact }))
    for (const [path, text] of findTexts(value)) {
      const [, year = established] =
        /\b(?:trading since|shop .*since|est(?:ablished|\.)?(?: in)?) (\d{4})\b/i.exec(text) ?? [];
      if (year === established) continue;
      const message = `differs from company.yaml, where established is ${established}: write {established} instead of ${year}`;
      report(name, path, message, 'warning');
    }
};

const checkPictures: LinkRule = ({ pictures, home, about, contact, products, ...pack }, report) => {
  if (pictures === undefined) return;
  const records: readonly (readonly [name: string, value: unknown])[] = [
    ...Object.entries({ home, about, contact }),
    ...pack['category-pages'].map((page) => [`category-pages/${page.slug}`, page] as const),
    ...products.map((product) => [`products/${product.id}`, product] as const),
  ];
  for (const [name, value] of records)
    for (const [path, text] of findTexts(value)) {
      if (path.at(-1) !== 'image' || pictures[text] !== undefined) continue;
      const message =
        text === ''
          ? `is missing: name a picture of pictures.yaml, or upload a photograph to ${SHOP}/photos/`
          : `is not in pictures.yaml: correct it, or add it to ${SHOP}/pictures.yaml and upload ${SHOP}/photos/${text}.jpg`;
      report(name, path, message);
    }
};

const PRICE = /[£€$] ?\d|\d ?(?:[£€$]|(?:GBP|EUR|USD)\b)/i;

/** Finds prices, except in customers' words, in proofs and in a company's facts, such as the cost of returns. */
const checkPrices: LinkRule = ({ documents }, report) => {
  for (const { name, value } of documents.values())
    for (const [path, text] of findTexts(value)) {
      const isExcepted = ['testimonials', 'proof'].includes(name) || path[0] === 'facts';
      if (!isExcepted && PRICE.test(text))
        report(name, path, 'states a price, and this site shows none: leave it to your quote');
    }
};

const checkColours: LinkRule = ({ colours }, report) => {
  for (const { path, message } of colours ? findContrastIssues(colours) : [])
    report('colours', path, message);
};

const checkExample: LinkRule = ({ home, documents }, report) => {
  const message = 'is not a product of this shop: name another, or leave out the example';
  for (const field of ['asked', 'has'] as const)
    for (const [index, id] of (home?.example?.mail[field] ?? []).entries())
      if (!documents.has(`products/${id}`))
        report('home', ['example', 'mail', field, index], message);
};

/** Finds the sample's testimonials that claim to be real customers' words, which is unlawful. */
const checkTestimonials: LinkRule = ({ testimonials = [], documents }, report) => {
  const sample = documents.get('testimonials')?.sampleValue;
  const texts = (Array.isArray(sample) ? sample : []).map((entry) => Object(entry).text);
  const message =
    'is the sample’s text, which no customer wrote: replace it, or write sample: true';
  for (const [index, { text, sample: isSample }] of testimonials.entries())
    if (!isSample && texts.includes(text)) report('testimonials', [index, 'text'], message);
};

/** The checks of texts, pictures and colours across files. */
export const COPY_RULES: readonly LinkRule[] = [
  checkYear,
  checkPictures,
  checkPrices,
  checkColours,
  checkExample,
  checkTestimonials,
];
