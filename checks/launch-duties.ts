import type { Pack } from '@/lib/content/pack';

/** What a shop owes that no page shows, or not as a fact, by the words that proof.yaml knows it by. */
interface Duty {
  readonly name: string;
  readonly why: string;
  /** What is sold where it is owed; everywhere without it. */
  readonly sold?: RegExp;
  /** How the entry begins that discharges it; any does without it. */
  readonly entry?: RegExp;
}

const RADIO = /\b(?:wi-?fi|wireless|bluetooth|2\.4 GHz|access points?|mesh)\b/i;

const DUTIES: readonly Duty[] = [
  {
    name: 'Data protection fee',
    why: 'say where your entry in the public register lies, or why you owe none (Data Protection (Charges and Information) Regulations 2018, reg. 2)',
  },
  {
    name: 'No prices',
    why: "who shows that goods are or may be for sale to a consumer shows the selling price, and a page that invites orders at a distance is no exempt advertisement (Price Marking Order 2004, arts. 1(2) and 4); this site shows none, so write which holds, such as 'advice taken', 'businesses only' where every page says so, or 'bespoke goods', and since when",
    entry: /^(?:advice taken|businesses only|bespoke goods)\b.*\b\d{4}\b/i,
  },
  {
    name: 'Orders that must be paid',
    why: 'a consumer who orders by e-mail is bound only if told beside the order what they buy and owe, and says expressly that they are obliged to pay (Consumer Contracts Regulations 2013, reg. 14); put the words under ‘Before you order’ on your site into every quote, and say where its text lies',
  },
  {
    name: 'Deductions for handling',
    why: 'who takes off what goods lost by handling must have told of the right to cancel before the order (Consumer Contracts Regulations 2013, reg. 34(9) to (11)); say where your quote does',
  },
  {
    name: 'Software and licence keys',
    why: 'what is downloaded within 14 days can be cancelled, unless the consumer agreed to its beginning, acknowledged the loss of the right and had that confirmed (Consumer Contracts Regulations 2013, reg. 37); say where you keep this, or that you send none',
    sold: /\bWindows 1\d\b|\bsoftware\b|\blicen[cs]e/i,
  },
  {
    name: 'Security of connectable products',
    why: 'what consumers can connect to the internet or to what is connected, such as routers, access points, cameras, switches, NAS, boards with WiFi and Bluetooth devices, must come with a statement of compliance, unless excepted as complete computers are; say where you keep them (Product Security and Telecommunications Infrastructure Act 2022, part 1; SI 2023/1007, schs. 3 and 4)',
    sold: /\b(?:routers?|switch(?:es)?|NAS|cameras?|firewalls?)\b/i,
  },
  {
    name: 'Radio equipment',
    why: 'who sells it makes sure that it is marked, comes with instructions and safety information, and can be traced; say how (Radio Equipment Regulations 2017, part 2)',
    sold: RADIO,
  },
  {
    name: 'Batteries placed on the market',
    why: 'who first brings batteries to the market here, also within laptops, mice and headsets, registers as their producer; say where, or that your suppliers do (Waste Batteries and Accumulators Regulations 2009, reg. 26)',
    sold: /\b(?:notebooks?|laptops?|wireless|batter(?:y|ies))\b/i,
  },
  {
    name: 'Machines of our own',
    why: 'who builds them puts them on the market; with a WiFi board they are radio equipment (Radio Equipment Regulations 2017, reg. 6), without one see the Electrical Equipment (Safety) and the Electromagnetic Compatibility Regulations 2016; say where their conformity is documented and that you are registered as a producer (WEEE Regulations 2013, part 3)',
  },
];

/** What the shop owes by what it sells, as its products and pages name it. */
export function dutiesOf(pack: Pick<Pack, 'products' | 'category-pages'>): readonly Duty[] {
  const sold = JSON.stringify([pack.products, pack['category-pages']]);
  return DUTIES.filter((duty) => duty.sold?.test(sold) ?? true);
}
