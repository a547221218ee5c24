/** The shapes of everything in data/. Types first: the records elsewhere `satisfies` them. */
import type { ImageId } from './images';
import type { ProductCategory, ProductSubcategory, SpecificationLabel } from './taxonomy';
import type {
  catalogueArrangements,
  catalogueScopes,
  fieldControls,
  iconNames,
  lineDrawings,
  ownerFacts,
  rangeDrawings,
  registers,
  themeNames,
  weekdays,
} from './vocabulary';

export type ThemeName = (typeof themeNames)[number];
export type IconName = (typeof iconNames)[number];
export type LineDrawingName = (typeof lineDrawings)[number];
export type RangeDrawing = (typeof rangeDrawings)[number];
export type CatalogueArrangement = (typeof catalogueArrangements)[number];
export type CatalogueScope = (typeof catalogueScopes)[number];
export type Weekday = (typeof weekdays)[number];

/** A catalogue product, as pages and filters read it. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly category: ProductCategory;
  readonly subcategory: ProductSubcategory;
  readonly image: ImageId;
  readonly description: string;
  /** Label to value, in the order they are shown; the card prints the first three. */
  readonly specifications: Readonly<Record<string, string>>;
  readonly features: readonly string[];
  readonly compatibility: readonly string[];
  readonly inStock: boolean;
  /** The day on which the stock was last looked at, such as 2026-11-21; '' for never. */
  readonly checkedOn: string;
  readonly sku: string;
}

type RecordOf<C extends ProductCategory> = Omit<
  Product,
  'category' | 'subcategory' | 'specifications'
> & {
  readonly category: C;
  readonly subcategory: ProductSubcategory<C>;
  readonly specifications: { readonly [L in SpecificationLabel<C>]?: string };
};

/** One record of data/products.ts: its subcategory and its labels are those of its category. */
export type ProductRecord = { [C in ProductCategory]: RecordOf<C> }[ProductCategory];

/**
 * Who trades here, in law. A company's site shows its particulars (SI 2015/17, regs. 24 and 25; a limited
 * liability partnership's too); anybody else trading under a business name gives the owners' names and an
 * address where documents reach them (Companies Act 2006, ss. 1200 to 1204). The VAT number is for all
 * who have one (Electronic Commerce Regulations 2002, reg. 6(1)(g)): 'none' says that there is none.
 */
export type Registration =
  | {
      readonly form: 'company';
      readonly registeredName: string;
      readonly companyNumber: string;
      readonly registeredIn: '' | (typeof registers)[number];
      readonly registeredOffice: string;
      readonly vatNumber: string;
    }
  | {
      readonly form: 'sole trader' | 'partnership';
      readonly owners: readonly string[];
      readonly serviceAddress: string;
      readonly vatNumber: string;
    };

/** What only the owner knows, a sentence or two each; '' until it is written. */
export type OwnerFacts = { readonly [Name in (typeof ownerFacts)[number]]: string };

/** One promise of the line under every hero. */
export interface StatedPromise {
  readonly label: string;
  readonly value: string;
  /** What limits it, shown once the owner has stated it. */
  readonly fact?: keyof OwnerFacts;
}

/** One entry of a legal section. Its text may name {company}, {email} and {imageHost}. */
export interface LegalItem {
  readonly label: string;
  readonly text: string;
  /** What the owner adds to the text; with an empty text the entry is the fact alone. */
  readonly fact?: keyof OwnerFacts;
  readonly drawing?: LineDrawingName;
}

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  /** What the footer calls it. */
  readonly linkLabel: string;
  readonly lead: string;
  readonly items: readonly LegalItem[];
}

export interface SearchSnippet {
  /** Without the company name, which the layout appends. */
  readonly title: string;
  readonly description: string;
}

export interface CategoryHero {
  readonly title: string;
  readonly lead: string;
  readonly image: ImageId;
  readonly quoteLabel: string;
}

/** The category's card on the home page. */
export interface HomeCard {
  readonly title: string;
  readonly description: string;
  readonly image: ImageId;
  readonly features: readonly string[];
  readonly brands: readonly string[];
}

/** One of the three themes a page explains its range by. */
export interface RangeTheme {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
}

export interface ClosingCall {
  readonly title: string;
  readonly text: string;
  readonly quoteLabel: string;
}

interface CategoryBase {
  readonly slug: string;
  readonly name: string;
  readonly theme: ThemeName;
  readonly icon: IconName;
  /** One line for the Products panel and the not-found page. */
  readonly summary: string;
  readonly search: SearchSnippet;
  readonly hero: CategoryHero;
  readonly homeCard: HomeCard;
  /** Subject of the page's own quote e-mails, before ' - {company}'. */
  readonly quoteSubject: string;
  /** End the page's own quote e-mails, each a line to be filled in. */
  readonly quotePrompts: readonly string[];
  readonly brandsHeading: string;
  readonly brands: readonly string[];
  readonly closing: ClosingCall;
}

/** A tile whose figure counts the products shown, of one product category. */
export interface CountTile {
  readonly label: string;
  readonly counts: ProductCategory;
  /** What the parts do, where the page says so. */
  readonly job?: string;
}

/** A line of a part's data sheet and the one of a board's that it must agree with. */
export interface FitLine {
  readonly category: ProductCategory;
  readonly label: string;
  readonly boardLabel: string;
}

/**
 * What bears out one of the company's values, read from the rest of the data: parts that fit a board, the prompts of
 * a category's e-mail, or how many products name a term. A fit's caption has the board's name for {board}.
 */
export type Evidence =
  | {
      readonly kind: 'fit';
      readonly caption: string;
      /** The category of the boards. */
      readonly on: ProductCategory;
      readonly lines: readonly FitLine[];
    }
  | { readonly kind: 'questions'; readonly caption: string; readonly category: string }
  | { readonly kind: 'range'; readonly caption: string; readonly terms: readonly string[] };

/** A page with filters over data/products.ts. */
export interface CatalogueCategory extends CategoryBase {
  readonly kind: 'catalogue';
  readonly scope: CatalogueScope;
  /** How its cards stand: the first as the lead of the rest, or as the lines of a parts list, by kind. */
  readonly arrangement: CatalogueArrangement;
  readonly tilesHeading: string;
  /** Null where the tiles say all themselves. */
  readonly tilesLead: string | null;
  readonly tiles: readonly CountTile[];
  /** Null where the page has no such block. */
  readonly range: { readonly heading: string; readonly themes: readonly RangeTheme[] } | null;
  /** For a visitor who can't choose: a question, and the link to the page's own quote that answers it. */
  readonly advice: { readonly question: string; readonly linkLabel: string };
  readonly searchPlaceholder: string;
  readonly catalogueHeading: string;
  /** What follows the number in '{n} … available'. */
  readonly countNoun: string;
  readonly specificationsHeading: string;
  readonly featuresHeading: string;
  readonly emptyText: string;
  /** Subject of one product's quote e-mail, up to the product's name. */
  readonly productSubject: string;
}

/** A tile with a figure the owner states, such as '20+ Models'. */
export interface StatedTile {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
}

export interface FeaturedItem {
  readonly name: string;
  readonly category: string;
  readonly image: ImageId;
  readonly description: string;
  /** Six; the card prints the first four. */
  readonly features: readonly string[];
  readonly brands: readonly string[];
}

/** A page that shows the range by example, without filters. */
export interface ShowcaseCategory extends CategoryBase {
  readonly kind: 'showcase';
  readonly range: { readonly heading: string; readonly themes: readonly RangeTheme[] };
  readonly tilesHeading: string;
  readonly tiles: readonly StatedTile[];
  /** How the page is drawn: its tiles: as machines in a line, drives in their bays, things on a desk or rooms of a plan. */
  readonly drawing: RangeDrawing;
  readonly featuredHeading: string;
  readonly featured: readonly FeaturedItem[];
}

export type Category = CatalogueCategory | ShowcaseCategory;

export interface Testimonial {
  readonly name: string;
  readonly company: string;
  readonly text: string;
  readonly rating: 5;
  /** Initials set in type; no invented faces. */
  readonly avatar: string;
  /** True until the owner replaces the record by a real customer's words. */
  readonly sample: boolean;
}

/** Where the shop is and what it promises; the record in data/company.ts. */
export interface Company {
  /** What the footer says under the name. */
  readonly strapline: string;
  readonly responseNote: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly postcode: string;
    readonly country: string;
    readonly countryCode: string;
  };
  /** True until the owner fills in the real address. */
  readonly addressIsSample: boolean;
  readonly hours: readonly {
    readonly days: string;
    readonly time: string;
    /** The same for search engines; null on the days when the shop is closed. */
    readonly schema: {
      readonly days: readonly Weekday[];
      readonly opens: string;
      readonly closes: string;
    } | null;
  }[];
  /** Printed in the footer as far as it is filled in. */
  readonly registration: Registration;
  /** Printed where they belong once filled in. */
  readonly facts: OwnerFacts;
  /** Where orders are delivered, for search engines. */
  readonly areasServed: readonly string[];
  /** The year. */
  readonly established: string;
  /** Stands above the headline of the company's own pages. */
  readonly designation: string;
  /** The trust line under every hero, as a data sheet would print it. */
  readonly promises: readonly StatedPromise[];
}

/** One field of the contact form. */
export interface FormField {
  /** Its name in the form's data; unique. */
  readonly name: string;
  /** Required fields print a star behind it. */
  readonly label: string;
  readonly control: (typeof fieldControls)[number];
  /** What a `select` offers. */
  readonly options?: readonly string[];
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field */
  readonly autoComplete?: string;
  readonly required: boolean;
  /** What its line of the e-mail begins with; fields of the same line share it. Null for one that is not sent. */
  readonly mailLine: string | null;
}

/** Everything the contact form says. */
export interface ContactFormCopy {
  readonly fields: readonly FormField[];
  readonly submitLabel: string;
  /** What pressing the button does. */
  readonly note: string;
  /** Leads to what becomes of the message. */
  readonly privacyLabel: string;
  /** Subject of the e-mail where no script composes it. */
  readonly subjectWithoutScript: string;
  /** Shown while the composed link nears the limit, and once it is past it. */
  readonly nearLimit: string;
  readonly tooLong: string;
  /** Ends an e-mail that could not carry the whole message. */
  readonly remainder: string;
}
