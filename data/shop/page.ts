import type { Category } from './categories';
import type { PageDrawing } from './drawing';
import type { CardPictureId, HeroPictureId } from './pictures';

/** The words that search engines show. The company's name follows the title. */
interface SearchEntry {
  readonly title: string;
  readonly description: string;
}

/** The last section of a page. */
export interface Closing {
  readonly title: string;
  readonly text: string;
  readonly quoteLabel: string;
}

interface PageBase {
  readonly slug: string;
  readonly name: string;
  /** The page's theme in app/styles/themes.css. */
  readonly theme: string;
  /** The page's icon in components/ui/category-row.tsx. */
  readonly icon: string;
  /** One line in the Products panel and on the not-found page. */
  readonly summary: string;
  readonly search: SearchEntry;
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    readonly image: HeroPictureId;
    readonly quoteLabel: string;
  };
  readonly homeCard: {
    readonly description: string;
    readonly features: readonly string[];
    readonly brands: readonly string[];
  };
  /** The questions in the page's quote emails. */
  readonly quotePrompts: readonly string[];
  readonly brandsHeading: string;
  readonly brands: readonly string[];
  readonly tilesHeading: string;
  readonly closing: Closing;
}

interface FitStudyBase {
  readonly heading: string;
  readonly lead: string;
  readonly room: { readonly millimetres: number; readonly label: string };
  /** Texts for the room that a part leaves, and for its excess, in {mm}. */
  readonly within: string;
  readonly beyond: string;
}

/** Graphics cards drawn to scale beside an example of the room for them. */
export interface GpuFitStudy extends FitStudyBase {
  readonly partKind: 'gpu';
  /** The words for a graphics card's thickness in {slots}. */
  readonly slotsText: string;
  /** The caption of the scale under the drawing. */
  readonly scale: string;
}

/** Parts drawn to scale beside an example of the space for them. */
export type FitStudy = GpuFitStudy | (FitStudyBase & { readonly partKind: 'memory' });

/** The list of products of a catalogue page. The browser receives all of it. */
interface ProductListCopy {
  readonly searchPlaceholder: string;
  readonly heading: string;
  readonly specificationsHeading: string;
  readonly featuresHeading: string;
  readonly emptyText: string;
  /** The words after the number of products. */
  readonly countNoun: string;
  /** The subject of a product's quote email, before the product's name. */
  readonly productSubject: string;
  /** A question for undecided visitors, with a link to the page's quote. */
  readonly advice: { readonly question: string; readonly linkLabel: string };
}

/** A tile that counts the shown products of one category. */
interface CountTile {
  readonly label: string;
  readonly category: Category;
}

/** The three topics of a range: a text by its title. */
export interface RangeData {
  readonly heading: string;
  readonly topics: Readonly<Record<string, string>>;
}

/** A category page with filters over the catalogue. */
export interface CataloguePageData extends PageBase {
  readonly kind: 'catalogue';
  /** The products shown: those for gaming, or all. */
  readonly scope: 'gaming' | 'all';
  readonly tiles: readonly CountTile[];
  /** Null on a page that shows its tiles without topics. */
  readonly range: RangeData | null;
  readonly fit: FitStudy;
  readonly list: ProductListCopy;
}

/** One of a showcase page's six cards. Its id is its key. */
export interface FeaturedItem {
  readonly name: string;
  readonly category: string;
  /** The question in its quote email, and the hint of its note in an enquiry, in 50 characters at most. */
  readonly quotePrompt: string;
  /** Set for a drive inside a PC and for a whole PC, which an enquiry for a PC that the shop builds then doesn't lack. */
  readonly provides?: 'drive' | 'pc';
  readonly image: CardPictureId;
  readonly description: string;
  /** The card shows the first four. */
  readonly features: readonly string[];
  readonly brands: readonly string[];
}

/** A tile with a fixed figure, such as '20+ Models'. */
interface StatedTile {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  /** The object that carries the figure, on the page with a desk. */
  readonly shape?: 'mouse' | 'keyboard' | 'headset' | 'screen';
}

/** A link that opens a prepared email for a common enquiry. */
export interface EnquiryStarter {
  readonly text: string;
  /** The email's first sentence. */
  readonly wish: string;
  readonly prompts: readonly string[];
}

/** A category page that shows its range through examples, without filters. */
export interface ShowcasePageData extends PageBase {
  readonly kind: 'showcase';
  readonly range: {
    readonly heading: string;
    /** By title; `facts` are a few figures such as 'Memory: ECC'. */
    readonly topics: Readonly<
      Record<string, { readonly text: string; readonly facts: Readonly<Record<string, string>> }>
    >;
  };
  readonly tiles: readonly StatedTile[];
  readonly drawing: PageDrawing;
  readonly featured: Readonly<Record<string, FeaturedItem>>;
  readonly starters: {
    readonly heading: string;
    readonly items: Readonly<Record<string, EnquiryStarter>>;
  };
}

export type CategoryPageData = CataloguePageData | ShowcasePageData;
