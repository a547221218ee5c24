import { formatExcludedDays, type OpeningHours } from '@/lib/content/opening-hours';
import { getDeliveryExceptions } from '@/lib/site/legal';
import { fillTemplate } from '@/lib/text/fill-template';
import { completeProduct, findProductIssues, type ShopExtras } from './complete-product';
import type { ContentIssue, StageResult } from './content-issue';
import {
  type ContentDocument,
  createIssue,
  type Documents,
  type Fields,
  mapValues,
  toFields,
} from './document';
import { renamePartKinds } from './former-part-kinds';
import { SAMPLE } from './pack-files';

export type Environment = Readonly<Record<string, string | undefined>>;

function getPlaceholderTexts(company: Fields, environment: Environment) {
  const { name, address, dispatch, delivery, response, established, hours, facts } = company;
  const schemas = Array.isArray(hours) ? hours.map((line) => toFields(line).schema) : [];
  const openHours = schemas.filter((line) => Array.isArray(toFields(line).days)) as OpeningHours[];
  const texts = {
    company: environment.NEXT_PUBLIC_COMPANY_NAME || name,
    town: toFields(address).locality,
    dispatch,
    delivery,
    response,
    established,
    responseDays: formatExcludedDays(openHours),
    deliveryExceptions: getDeliveryExceptions(toFields(facts).deliveryExceptions),
  };
  // An unknown placeholder in one of these would be reported again wherever it is filled in.
  const usable = Object.entries(texts).filter(
    ([, text]) => typeof text === 'string' && !/[{}]/.test(text),
  );
  return Object.fromEntries(usable) as Record<string, string>;
}

/** Returns true where the home page's example is the sample's, and the shop sells other products than it asks for. */
function hasForeignExample({ file, value, sampleValue }: ContentDocument, documents: Documents) {
  const { example } = toFields(value);
  const isSample =
    file.startsWith(`${SAMPLE}/`) ||
    JSON.stringify(example) === JSON.stringify(toFields(sampleValue).example);
  const { asked, has } = toFields(toFields(example).mail);
  const ids = [asked, has].flat().filter((id) => id !== undefined);
  const isSold = ids.length > 0 && ids.every((id) => documents.has(`products/${id}`));
  const sellsSample = [...documents.values()].some((one) =>
    one.file.startsWith(`${SAMPLE}/products/`),
  );
  return example !== undefined && isSample && !isSold && !sellsSample;
}

/** Warns of a copy of the sample's example that is left out. */
function findExampleIssues(document: ContentDocument): readonly ContentIssue[] {
  const message = 'is the sample’s, with products that this shop lacks, and is left out';
  const issue = createIssue(document, ['example'], message, 'write one of your own, or remove it');
  return document.file.startsWith(`${SAMPLE}/`) ? [] : [{ ...issue, severity: 'warning' }];
}

function findWrittenIds(document: ContentDocument): readonly ContentIssue[] {
  const key = { products: 'id', 'category-pages': 'slug' }[document.name.replace(/\/.*/, '')];
  return key !== undefined && toFields(document.value)[key] !== undefined
    ? [createIssue(document, [key], 'follows from the file’s name', 'remove the line')]
    : [];
}

/**
 * Fills in placeholders such as {dispatch} and completes records by their file names, the stock and the photographs: the
 * loader's second stage.
 *
 * @param environment whose settings override company.yaml
 */
export function fillIn(
  parsed: Documents,
  environment: Environment,
  extras: ShopExtras = {},
): StageResult<Documents> {
  const renamed = [...parsed.values()].map(renamePartKinds);
  const documents = new Map(renamed.map(({ document }) => [document.name, document]));
  const texts = getPlaceholderTexts(toFields(documents.get('company')?.value), environment);
  const getFilled = (name: string) =>
    mapValues(documents.get(name)?.value, (value) =>
      typeof value === 'string' ? fillTemplate(value, texts) : value,
    );
  const shop = { categories: getFilled('categories'), company: toFields(getFilled('company')) };
  const home = documents.get('home');
  const foreignExample = home && hasForeignExample(home, documents) ? home : undefined;
  const completeValue = (document: ContentDocument): unknown => {
    const value = getFilled(document.name);
    const [folder, id] = document.name.split('/');
    if (foreignExample === document) {
      const { example: _, ...rest } = toFields(value);
      return rest;
    }
    if (id === undefined) return value;
    return folder === 'products'
      ? completeProduct(id, toFields(value), shop, extras)
      : { ...toFields(value), slug: id };
  };
  const results = renamed.map(({ document, issues }) => {
    const value = document.isParsed ? completeValue(document) : document.value;
    const isProduct = document.name.startsWith('products/');
    const productIssues = isProduct ? findProductIssues(document, toFields(value), extras) : [];
    return {
      filled: { ...document, value },
      issues: [
        ...issues,
        ...(foreignExample === document ? findExampleIssues(document) : []),
        ...findWrittenIds(document),
        ...productIssues,
      ],
    };
  });
  return {
    value: new Map(results.map(({ filled }) => [filled.name, filled])),
    issues: results.flatMap(({ issues }) => issues),
  };
}
