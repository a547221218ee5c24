/** Cases by name whose record is silent about something that shops or PCPartPicker publish. */

const createPattern = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})\\b`, 'i');

/** Cases published with two card lengths, of which OpenDB has one. */
export const CASES_WITH_TWO_LENGTHS = createPattern([
  'Cooler Master MasterBox Q500L',
  'Corsair iCUE 2000D',
  'Cougar Cratus',
  'DeepCool CG580',
  'Thermaltake (?:Core P7|Divider 370|The Tower 600|Tower 300|View 300 MX)',
  'Zalman T8',
]);

/**
 * Cases whose card length is within 25 mm of their depth, and which a shop or a comparison of prices publishes with the
 * same length: CoolPC, a shop in Taiwan (https://github.com/knuckleslee/coolpc-evaluate-dump), and Danawa, a comparison in
 * Korea (https://github.com/pojun406/Danawa_Scrapper).
 */
export const CASES_WITH_CONFIRMED_LENGTH = createPattern([
  'Antec (?:C8|CX500M)',
  'Asus Prime AP201',
  'Cooler Master TD300 Mesh',
  'darkFlash DS900',
  'Jonsbo T8 PLUS',
  'Montech Sky 3',
  'NZXT (?:H3 Flow|H5 Flow(?: RGB)? \\(2024)',
]);

/** Cases whose versions are listed with two sizes of motherboard, though one frame serves all. */
export const CASES_WITH_TWO_SIZES = createPattern(['SSUPD Meshroom S V2']);

/** Cases of few 3.5-inch bays that are sold with less room beside their drives or front fans. */
export const CASES_WITH_CAGES = createPattern([
  'Abyss A-RGB',
  '(?:ADATA )?XPG STARKER',
  'AeroCool (?:Cylon RGB|Quartz)',
  'Cooler Master MasterCase (?:5|Maker 5t|MC500)',
  'Cougar FV270',
  'darkFlash DLM ?22',
  'DeepCool (?:CH370|MATREXX 55 V3)',
  'Enermax K8',
  'Fractal Design (?:Core 1[013]00|Define 7 Mini|Era(?! 2)|Meshify 2 Compact|North(?! XL))',
  'GameMax Black Hole',
  'G\\.Skill Z5i',
  'In Win 101',
  'Jonsbo (?:D30|Jonsplus i100|VR4)',
  'KOLINK Observatory Lite Mesh',
  'Montech Sky One Lite',
  'NZXT S340',
  'Phanteks (?:Eclipse P400[AS]?|Enthoo Pro M)',
  'RAIJINTEK Metis Evo',
  'Segotep Argus',
  'Silverstone (?:CS382|FARA (?:312Z|H1M))',
  'Thermaltake (?:Ceres 330|Core V1|H700|S300|The Tower 200|V150)',
]);
