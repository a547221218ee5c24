/** Types of the data in pages/. A catalogue page lists products, a showcase page six cards. */

import type { Category } from './categories';
import type { PageDrawing } from './drawing';
import type { HeroPictureId, ItemPictureId } from './pictures';

export type CategoryPageData = CataloguePageData | ShowcasePageData;

/** A category page with filters over the catalogue. */
export type CataloguePageData = GamingPageData | ComponentsPageData;

interface PageBase {
  readonly slug: string;
  readonly name: string;
  /** The page's theme in app/styles/themes.css. */
  readonly theme: string;
  /** The page's icon in components/sections/category-rows.tsx. */
  readonly icon: string;
  /** One line in the Products panel and on the not-found page. */
  readonly summary: string;
  /** The words that search engines show. The company's name follows the title. */
  readonly metadata: { readonly title: string; readonly description: string };
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
  readonly tilesHeading: string;
  readonly brandsHeading: string;
  readonly brands: readonly string[];
  readonly closing: Closing;
}

/** The last section of a page. */
export interface Closing {
  readonly title: string;
  readonly text: string;
  readonly quoteLabel: string;
}

interface CataloguePageBase extends PageBase {
  readonly kind: 'catalogue';
  /** Each tile counts the shown products of its category. */
  readonly tiles: readonly { readonly label: string; readonly category: Category }[];
  readonly listCopy: ProductListCopy;
  /** The subject of a product's quote email, before the product's name. */
  readonly productSubject: string;
  /** A question for undecided visitors, with a link to the page's quote. */
  readonly advice: { readonly question: string; readonly linkLabel: string };
}

/** The page with the products for gaming, whose graphics cards are drawn in a case. */
interface GamingPageData extends CataloguePageBase {
  readonly scope: 'gaming';
  readonly fitStudy: GpuFitStudyData;
}

/** The page with all products, their drawing and table, and a drawing of memory beside a cooler. */
interface ComponentsPageData extends CataloguePageBase {
  readonly scope: 'all';
  readonly range: RangeData;
  readonly fitStudy: MemoryFitStudyData;
}

/** Three topics beside the tiles: a text by its title. */
export interface RangeData {
  readonly heading: string;
  readonly topics: Readonly<Record<string, string>>;
  /** Says beside the tiles' heading what they count. */
  readonly tilesNote: string;
}

/** Parts drawn to scale in an example of the clearance for them. */
export type FitStudyData = GpuFitStudyData | MemoryFitStudyData;

interface FitStudyBase {
  readonly heading: string;
  readonly lead: string;
  readonly limit: { readonly millimetres: number; readonly label: string };
}

export interface GpuFitStudyData extends FitStudyBase {
  readonly partKind: 'gpu';
  /** The words for a graphics card's thickness in {slots}. */
  readonly slotsText: string;
  /** The caption of the ruler under the drawing. */
  readonly rulerCaption: string;
}

interface MemoryFitStudyData extends FitStudyBase {
  readonly partKind: 'memory';
}

/** The words of the list of products. The browser receives all of them. */
interface ProductListCopy {
  readonly searchPlaceholder: string;
  readonly heading: string;
  readonly specificationsHeading: string;
  readonly featuresHeading: string;
  readonly emptyText: string;
  /** The words after the number of products. */
  readonly countNoun: string;
}

/** A category page that shows its range through examples, without filters. */
export interface ShowcasePageData extends PageBase {
  readonly kind: 'showcase';
  /** The sections between the hero and the brands, in the page's order. */
  readonly sections: readonly ShowcaseSection[];
  readonly tiles: readonly StatedTile[];
  readonly range: {
    readonly heading: string;
    /** The topics by title. `figures` has a few values by label, such as 'Memory: ECC'. */
    readonly topics: Readonly<
      Record<string, { readonly text: string; readonly figures: Readonly<Record<string, string>> }>
    >;
  };
  readonly drawing: PageDrawing;
  /** The six cards by id. */
  readonly featured: Readonly<Record<string, FeaturedItem>>;
  /** Links that open prepared emails for common enquiries, by their titles. */
  readonly starters: {
    readonly heading: string;
    readonly items: Readonly<Record<string, EnquiryStarter>>;
  };
}

/** A section of a showcase page, after its contents: `range` has the tiles and topics. */
export type ShowcaseSection = 'range' | 'featured' | 'drawing' | 'starters';

/** A tile with a fixed figure, such as '20+ Models'. */
interface StatedTile {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
  /** The drawing of the tile in components/showcase/: a thing of a desk, or a drive's connector. */
  readonly shape?:
    | 'mouse'
    | 'keyboard'
    | 'headset'
    | 'screen'
    | 'm2'
    | 'sata'
    | 'usb-c'
    | 'ethernet';
}

export interface FeaturedItem {
  readonly name: string;
  readonly category: string;
  /** The question in its quote email and the hint for its note, in 50 characters at most. */
  readonly quotePrompt: string;
  /** Set for an internal drive or a whole PC, which an enquiry for a built PC then doesn't lack. */
  readonly provides?: 'drive' | 'pc';
  readonly image: ItemPictureId;
  readonly description: string;
  readonly features: readonly string[];
  readonly brands: readonly string[];
}

export interface EnquiryStarter {
  readonly text: string;
  /** The email's first sentence. */
  readonly wish: string;
  readonly prompts: readonly string[];
}
