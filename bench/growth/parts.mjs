/**
 * What the generated products are made of: for each product category, makers and a recipe that draws a name, a part
 * number, figures, features, tags and two sentences. Features and sentences are as long as those of data/products.ts.
 */

const thousands = (number) => number.toLocaleString('en-GB');
const sentences = ({ one }, first, second) => `${one(first)} ${one(second)}`;

const processor = (draw) => {
  const { whole, one, some, digits } = draw;
  const intel = one([true, false]);
  const cores = one([4, 6, 8, 10, 12, 14, 16, 20, 24]);
  const tier = one([3, 5, 7, 9]);
  const generation = intel ? one([12, 13, 14]) : one([7, 8, 9]);
  const number = intel
    ? `${generation}${whole(1, 9)}${one(['00', '20', '50', '70', '90'])}`
    : `${generation}${whole(3, 9)}${one(['00', '20', '45', '50', '70'])}`;
  const suffix = intel
    ? one(['', 'F', 'K', 'KF', 'KS', 'T'])
    : one(['', 'F', 'G', 'X', 'X3D', 'GE']);
  const clock = `${whole(4, 6)}.${whole(0, 9)} GHz`;
  const power = one([35, 46, 58, 60, 65, 88, 95, 105, 120, 125, 150, 170]);
  const socket = intel ? 'LGA1700' : 'Socket AM5';
  return {
    brand: intel ? 'Intel' : 'AMD',
    name: intel ? `Core i${tier}-${number}${suffix}` : `Ryzen ${tier} ${number}${suffix}`,
    sku: intel ? `BX80715${number}${suffix}` : `100-10000${digits(4)}${one(['WOF', 'BOX', 'MPK'])}`,
    subcategory: 'Desktop CPUs',
    images: intel
      ? ['processor-core-i9', 'processor-core-i7', 'processor-core-i5']
      : ['processor-ryzen-9', 'processor-ryzen-7', 'processor-ryzen-5'],
    specifications: {
      Cores: intel && cores > 8 ? `${cores} (${cores - 4}P + 4E)` : `${cores}`,
      'Max boost': clock,
      'L3 cache': `${one([12, 18, 20, 24, 30, 32, 33, 36, 64, 96, 128])} MB`,
      Threads: `${cores * one([1, 2])}`,
      'Base power': `${power} W`,
    },
    features: some(
      [
        'Unlocked multiplier for overclocking',
        `DDR5-${one([4800, 5200, 5600, 6000])} memory`,
        `${one([16, 20, 24, 28])} PCIe 5.0 lanes`,
        'Graphics built in for a screen',
        `${power} W, ${one(['modest', 'moderate', 'serious'])} cooling needs`,
        `Fits boards with BIOS of ${one([2023, 2024, 2025])}`,
        'Cooler in the box',
        'Soldered lid for even heat',
        'ECC memory on boards that take it',
      ],
      5,
    ),
    compatibility: some(
      [
        socket,
        intel ? 'Intel Z790' : 'AMD X670E',
        'DDR5',
        `${power} W coolers`,
        'ATX and smaller boards',
      ],
      3,
    ),
    description: sentences(
      draw,
      [
        `${cores} cores at up to ${clock} for work that is never only one thing.`,
        `A ${power} W processor that stays quick when many windows are open.`,
        `For a machine that games in the evening and compiles by day, with ${cores} cores.`,
        `Made for frame rates first: ${clock} on the favoured cores.`,
        'A quiet start on this socket, easy to cool and easy to replace later.',
        'Long renders finish earlier, and the desk stays usable meanwhile.',
      ],
      [
        'Ask us which board and cooler suit it.',
        `Best with DDR5-${one([5200, 5600, 6000])} in pairs.`,
        'No graphics card is needed for office screens.',
        'Leave room for a tower cooler or a 240 mm radiator.',
        'It runs on the boards we keep, after a BIOS update.',
        `Unlocked models gain about ${whole(2, 9)} per cent by hand.`,
      ],
    ),
  };
};

const graphicsCard = (draw) => {
  const { whole, one, some, code, digits } = draw;
  const geforce = one([true, false]);
  const brand = geforce ? one(['ASUS', 'MSI', 'Gigabyte']) : one(['Sapphire', 'ASUS', 'Gigabyte']);
  const series = {
    ASUS: ['TUF Gaming', 'Dual', 'ROG Strix', 'Prime', 'ProArt'],
    MSI: ['Ventus 2X', 'Ventus 3X', 'Gaming Trio', 'Suprim', 'Shadow 2X'],
    Gigabyte: ['Windforce', 'Eagle', 'Gaming', 'Aero', 'Aorus Master'],
    Sapphire: ['Pulse', 'Pure', 'Nitro+', 'Toxic', 'Attack'],
  };
  const chip = geforce
    ? `GeForce RTX ${one([4060, 4070, 4080, 4090, 5060, 5070, 5080, 5090])}${one(['', ' Ti', ' Super'])}`
    : `Radeon RX ${one([7600, 7700, 7800, 7900, 9060, 9070])}${one(['', ' XT', ' GRE'])}`;
  const memory = one([8, 10, 12, 16, 20, 24, 32]);
  const watts = one([450, 550, 600, 650, 700, 750, 850, 1000]);
  const length = whole(198, 358);
  const fans = one(['Two', 'Three']);
  return {
    brand,
    name: `${one(series[brand])} ${chip} ${memory} GB${one(['', ' OC', ' White'])}`,
    sku: `${code(3)}-${chip.split(' ')[2]}${one(['XT', 'O', 'A', 'G'])}${memory}G-${digits(3)}${code(2)}`,
    subcategory: memory >= 16 ? 'High-End GPUs' : 'Mid-Range GPUs',
    images: [
      'graphics-card-triple',
      'graphics-card-wide',
      'graphics-card-dual',
      'graphics-card-compact',
    ],
    specifications: {
      Memory: `${memory} GB GDDR${one([6, '6X', 7])}`,
      'Shader cores': `${thousands(whole(16, 170) * 128)} (${geforce ? 'CUDA' : 'stream'})`,
      Length: `${length} mm`,
      'Power supply': `${watts} W or more`,
      Interface: 'PCIe 5.0 x16',
    },
    features: some(
      [
        `${fans} axial fans, stop at low load`,
        geforce ? `DLSS ${one([3.5, 4])} and ray tracing` : `FSR ${one([3.1, 4])} and ray tracing`,
        `HDMI 2.1b and DisplayPort ${one(['1.4a', '2.1a', '2.1b'])}`,
        `Up to ${one(['three', 'four'])} displays at once`,
        `${length} mm board with a metal backplate`,
        `${one(['One', 'Two', 'Three'])} 8-pin power connectors`,
        'Second BIOS for quiet running',
        'Bracket against sagging in the box',
        `Vapour chamber over ${memory} GB of memory`,
      ],
      4,
    ),
    compatibility: some(
      [
        'PCIe 5.0 x16',
        '16-pin power',
        `Cases from ${length} mm`,
        'ATX cases',
        `${watts} W supplies`,
      ],
      3,
    ),
    description: sentences(
      draw,
      [
        `${memory} GB for ${one(['1080p', '1440p', '4K'])} at high settings, in ${length} mm of length.`,
        `A ${fans.toLowerCase()}-fan card that keeps under ${whole(58, 74)} degrees in an airy case.`,
        `For screens of ${one([120, 144, 165, 180, 240, 360])} Hz and the games of this year.`,
        'Renders, trains and plays; the memory is what sets it apart in its class.',
        `A plain card without lighting that asks for a ${watts} W supply.`,
        `Short enough for small cases, with ${memory} GB on board.`,
      ],
      [
        'Measure the case first.',
        `It takes ${one(['two', 'two and a half', 'three', 'three and a half'])} slots.`,
        'Send us your case and we check the fit.',
        'The adapter for older supplies is included.',
        `Allow ${whole(120, 450)} W for it alone.`,
        'We quote it with a matching supply on request.',
      ],
    ),
  };
};

const motherboard = (draw) => {
  const { whole, one, some, code } = draw;
  const intel = one([true, false]);
  const brand = one(['ASUS', 'MSI', 'Gigabyte']);
  const chipset = intel ? 'Z790' : 'X670E';
  const series = {
    ASUS: ['ROG Strix', 'TUF Gaming', 'Prime', 'ProArt', 'ROG Maximus'],
    MSI: ['MAG Tomahawk', 'MPG Edge', 'MPG Carbon', 'PRO', 'MEG Ace'],
    Gigabyte: ['Aorus Elite', 'Aorus Pro', 'Aero', 'Gaming X', 'UD'],
  };
  const slots = whole(2, 6);
  const phases = `${whole(8, 24)} + ${whole(1, 3)}`;
  const form = one(['ATX', 'E-ATX', 'Micro-ATX', 'Mini-ITX']);
  const network = `${one([1, 2.5, 5, 10])} GbE`;
  return {
    brand,
    name: `${one(series[brand])} ${chipset}-${one(['A', 'E', 'F', 'H', 'I', 'P'])}${one(['', ' II', ' Plus', ' Max'])} ${one(['WiFi', 'WiFi 7', 'Ice', 'D5', 'Creator'])}`,
    sku: `${code(6)}-${code(1)}0E${code(3)}0`,
    subcategory: intel ? 'Intel Z790' : 'AMD X670E',
    images: intel ? ['motherboard-intel'] : ['motherboard-amd'],
    specifications: {
      Socket: intel ? 'LGA1700' : 'AM5',
      'M.2 slots': `${slots}`,
      Memory: `${one([2, 4])} × DDR5, ${one([96, 128, 192, 256])} GB`,
      Network: network,
      'Form factor': form,
    },
    features: some(
      [
        'PCIe 5.0 graphics slot',
        `${whole(1, 3)} PCIe 5.0 M.2 slots`,
        `${phases} power stages of ${one([50, 60, 80, 90, 105, 110])} A`,
        `WiFi ${one(['6E', '7'])} and ${network}`,
        `${whole(6, 14)} USB ports at the back`,
        'BIOS update without a processor',
        `USB4 at ${one([20, 40])} Gb/s`,
        `${whole(4, 8)} fan headers`,
        'M.2 heatsinks that open without a screwdriver',
      ],
      4,
    ),
    compatibility: some(
      [
        intel ? 'LGA1700' : 'Socket AM5',
        'DDR5',
        `${form} cases`,
        `${slots} × M.2`,
        'ATX12VO adapters',
      ],
      3,
    ),
    description: sentences(
      draw,
      [
        `${form} board with ${slots} M.2 slots and ${phases} power stages.`,
        `For ${intel ? '12th to 14th generation Core' : 'Ryzen 7000 and 9000'} processors and fast drives.`,
        'Room for a graphics card, a capture card and every drive you own.',
        `A board for a first build, with ${network} and a clear manual.`,
        'Made to be overclocked: good cooling over the stages, switches on the board.',
        `${slots} drives, ${network} and a quiet chipset fan.`,
      ],
      [
        'Ask which memory kits are on its list.',
        `The second slot runs at x${one([4, 8])}.`,
        'We update the BIOS before dispatch on request.',
        'The back panel comes fitted.',
        `It takes up to ${whole(6, 9)},${one([200, 400, 600, 800])} MT/s.`,
        'Check the clearance over the first slot.',
      ],
    ),
  };
};

const memory = (draw) => {
  const { whole, one, some, code } = draw;
  const brand = one(['Corsair', 'G.Skill', 'Kingston']);
  const size = one([8, 16, 24, 32, 48, 64]);
  const count = one([1, 2, 4]);
  const speed = one([4800, 5200, 5600, 6000, 6200, 6400, 6600, 6800, 7000, 7200, 7600, 8000]);
  const latency = whole(26, 46);
  const lit = one([true, false]);
  const series = {
    Corsair: ['Vengeance', 'Dominator Titanium', 'Dominator Platinum'],
    'G.Skill': ['Trident Z5', 'Flare X5', 'Ripjaws S5', 'Trident Z5 Neo'],
    Kingston: ['FURY Beast', 'FURY Renegade', 'FURY Impact'],
  };
  return {
    brand,
    name: `${one(series[brand])} ${lit ? 'RGB ' : ''}${size * count} GB DDR5-${speed} CL${latency}`,
    sku: `${code(2)}${count}K${size}G${speed / 100}C${latency}${code(3)}`,
    subcategory: 'DDR5 RAM',
    images: lit ? ['memory-rgb'] : ['memory-low-profile'],
    specifications: {
      Timings: `${latency}-${latency + whole(2, 10)}-${latency + whole(2, 10)}-${whole(68, 112)}`,
      Voltage: `1.${whole(10, 45)} V`,
      Capacity: `${size * count} GB (${count} × ${size} GB)`,
      Speed: `DDR5-${speed}`,
    },
    features: some(
      [
        `XMP 3.0 profile at ${speed} MT/s`,
        'EXPO profile for Ryzen boards',
        lit ? 'Addressable light bar' : 'No lighting, low heat spreader',
        `Heat spreader of ${one([31, 33, 35, 39, 42, 44, 56])} mm`,
        'Matched and tested as a set',
        `Rated at 1.${whole(10, 45)} V`,
        'On-die error correction',
        'Ten-layer circuit board',
        `Second profile at ${speed - 400} MT/s`,
      ],
      4,
    ),
    compatibility: some(
      ['DDR5', 'Intel XMP 3.0', 'AMD EXPO', 'Desktop DIMM', `${size} GB modules`],
      3,
    ),
    description: sentences(
      draw,
      [
        `${count} modules of ${size} GB at ${speed} MT/s with CL${latency}.`,
        'Low enough for large tower coolers, and quick enough not to be noticed.',
        `For editing and virtual machines: ${size * count} GB in ${count} slots.`,
        'A plain set that boots at its rated speed on the boards we keep.',
        `Tight timings from CL${latency} for processors that wait on memory.`,
        lit
          ? 'Light along the top edge that follows the board.'
          : 'Black spreaders, no lighting, no software.',
      ],
      [
        'Fill the slots that the manual names first.',
        'Mixing sets is not advised.',
        'Switch the profile on in the BIOS.',
        `Boards with four slots may settle at ${one([4400, 4800, 5200])} MT/s.`,
        'Ask us for the list of tested boards.',
        'The maker replaces it for life.',
      ],
    ),
  };
};

const drive = (draw) => {
  const { whole, one, some, code } = draw;
  const brand = one(['Samsung', 'Sandisk', 'Kingston', 'Corsair']);
  const size = one(['500 GB', '1 TB', '2 TB', '4 TB', '8 TB']);
  const series = {
    Samsung: ['990 PRO', '990 EVO Plus', '980 PRO', '9100 PRO'],
    Sandisk: ['Optimus GX PRO 8100', 'Optimus GX PRO 850X', 'Optimus GX 7100', 'Optimus 5100'],
    Kingston: ['FURY Renegade G5', 'FURY Renegade', 'KC3000', 'NV3'],
    Corsair: ['MP600 Pro', 'MP700 Elite', 'MP600 Elite', 'MP700 Pro'],
  };
  const read = whole(41, 148) * 100;
  const write = read - whole(2, 20) * 50;
  const generation = read > 7500 ? '5.0' : '4.0';
  const heatsink = one(['', ' with Heatsink']);
  return {
    brand,
    name: `${one(series[brand])} ${size}${heatsink}`,
    sku: `${code(2)}-${code(3)}${size.split(' ')[0]}T${code(3)}-${code(4)}`,
    subcategory: one(['NVMe SSDs', 'Gaming SSDs']),
    images: heatsink === '' ? ['ssd-bare'] : ['ssd-heatsink'],
    specifications: {
      'Sequential read': `${thousands(read)} MB/s`,
      Interface: `PCIe ${generation} x4, NVMe 2.0`,
      'Sequential write': `${thousands(write)} MB/s`,
      Endurance: `${thousands(whole(3, 48) * 100)} TBW`,
      'Form factor': 'M.2 2280',
    },
    features: some(
      [
        `${one([1, 2, 4, 8])} GB of cache memory`,
        `PCIe ${generation} on four lanes`,
        `Up to ${thousands(whole(60, 230) * 10)}K random reads a second`,
        'Hardware encryption (TCG Opal 2.0)',
        `${one([176, 218, 232, 276])}-layer flash`,
        'Fits PlayStation 5 consoles',
        `${one([3, 5])}-year warranty`,
        `Draws ${whole(4, 11)}.${whole(0, 9)} W under load`,
        'Heat-spreading label',
      ],
      4,
    ),
    compatibility: some(
      [
        `M.2 PCIe ${generation}`,
        'M.2 2280',
        'Desktop and laptop',
        'PlayStation 5',
        'Windows and Linux',
      ],
      3,
    ),
    description: sentences(
      draw,
      [
        `${size} that reads at ${thousands(read)} MB/s from an M.2 slot.`,
        'A drive for games that load worlds while you walk through them.',
        `For large media files: ${thousands(write)} MB/s, sustained by its own cache.`,
        'An economical drive that leaves the slot cool.',
        `PCIe ${generation} for the first slot of a current board.`,
        'Stays quick when nearly full, which cheaper drives do not.',
      ],
      [
        'Check that the slot has a heatsink.',
        'A screw for the slot is included.',
        'It works in older slots at their speed.',
        `Idle it draws ${whole(3, 60)} mW.`,
        'Cloning software comes with it.',
        'Ask us about larger sizes.',
      ],
    ),
  };
};

const powerSupply = (draw) => {
  const { whole, one, some, code } = draw;
  const brand = one(['Corsair', 'MSI', 'ASUS', 'Gigabyte', 'Noctua']);
  const series = {
    Corsair: ['RMe', 'RMx Shift', 'HXi', 'SF'],
    MSI: ['MAG GL', 'MPG GS', 'MEG Ai'],
    ASUS: ['TUF Gaming', 'ROG Thor', 'ROG Loki', 'Prime'],
    Gigabyte: ['UD', 'Aorus', 'P-GM'],
    Noctua: ['Prime TX Noctua Edition'],
  };
  const watts = whole(11, 32) * 50;
  const grade = one(['Bronze', 'Gold', 'Platinum', 'Titanium']);
  const depth = whole(100, 200);
  return {
    brand,
    name: `${one(series[brand])} ${watts} W ${grade}${one(['', ' White', ' SFX', ' 2025', ' ATX 3.1'])}`,
    sku: `CP-90${whole(20000, 29999)}-${code(2)}`,
    subcategory: 'Modular PSUs',
    images: ['power-supply'],
    specifications: {
      Output: `${thousands(watts)} W`,
      Efficiency: `80 PLUS ${grade}`,
      Standard: `ATX 3.${one([0, 1])}`,
      Length: `${depth} mm`,
      Warranty: `${one([5, 7, 10])} years`,
    },
    features: some(
      [
        `Native 16-pin lead for ${one([300, 450, 600])} W`,
        'Every lead comes off',
        `${one([92, 120, 135, 140])} mm fan, still below ${whole(20, 50)} % load`,
        `${one([7, 10, 12])}-year warranty`,
        `${whole(4, 14)} SATA connectors`,
        'Japanese capacitors at 105 °C',
        `Copes with peaks of ${thousands(watts * 2)} W`,
        'Flat black leads',
        'Leads of 650 mm for tall cases',
      ],
      4,
    ),
    compatibility: some(
      [
        'ATX 3.1',
        '16-pin graphics cards',
        `Cases with ${depth} mm`,
        'Two processor leads',
        'ATX cases',
      ],
      3,
    ),
    description: sentences(
      draw,
      [
        `${thousands(watts)} W in ${depth} mm, with every lead detachable.`,
        `${grade} efficiency, so that less of the bill turns into heat.`,
        `For one large graphics card and a ${one(['fast', 'hungry', 'modest'])} processor.`,
        'Quiet at the desk: the fan rests until it is needed.',
        'For small cases that still hold a full-length card.',
        `Made for ATX 3.${one([0, 1])} peaks up to ${thousands(watts * 2)} W.`,
      ],
      [
        'Use only the leads that came with it.',
        'Tell us your parts and we work out the rating.',
        'The 16-pin lead is in the box.',
        `It weighs ${whole(1, 2)}.${whole(1, 9)} kg.`,
        'An adapter plate for ATX cases is included.',
        'We test each before it leaves.',
      ],
    ),
  };
};

/** Each product category with its recipe, and how many of a hundred products it makes. */
export const CATEGORIES = [
  { category: 'Graphics Cards', share: 24, recipe: graphicsCard },
  { category: 'Processors', share: 20, recipe: processor },
  { category: 'Motherboards', share: 18, recipe: motherboard },
  { category: 'Memory', share: 14, recipe: memory },
  { category: 'Storage', share: 14, recipe: drive },
  { category: 'Power Supplies', share: 10, recipe: powerSupply },
];
