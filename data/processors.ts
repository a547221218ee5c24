/** A processor brand, as it stands before a number: 'Ryzen 5 5600', 'A10-7700K', 'i5-12400'. */
export type ProcessorBrand =
  | 'A-series'
  | 'Athlon'
  | 'FX'
  | 'Ryzen'
  | 'Threadripper'
  | 'Core'
  | 'Core Ultra';

/** Processors of one brand and socket. */
interface ProcessorModels {
  readonly brand: ProcessorBrand;
  readonly socket: string;
  /**
   * The maximum power in watts at the maker's settings: Intel's maximum turbo power, AMD's package power limit. Left out
   * where two sources disagree or none was found.
   */
  readonly watts?: number;
  readonly models: string;
}

/**
 * Desktop processors by number. Laptop processors have other letters and are left out, so their names stay unknown.
 * Sources: the processors of BuildCores OpenDB (https://github.com/buildcores/buildcores-open-db, August 2026), of
 * PCPartPicker in a copy (https://github.com/N-O-U-R/PcPartPicker-Scraping, October 2024), and Wikipedia's lists of AMD
 * and Intel processors for models that were sold only in ready-made PCs.
 */
export const processorModels: readonly ProcessorModels[] = [
  {
    brand: 'Ryzen',
    socket: 'AM5',
    watts: 88,
    models: '7500F 7500X3D 7600 7600X3D 7700 7900 8400F 8500G 8600G 8700F 8700G 9600X 9700X',
  },
  { brand: 'Ryzen', socket: 'AM5', watts: 142, models: '7600X 7700X' },
  {
    brand: 'Ryzen',
    socket: 'AM5',
    watts: 162,
    models: '7800X3D 7900X3D 7950X3D 9800X3D 9850X3D 9900X',
  },
  { brand: 'Ryzen', socket: 'AM5', watts: 230, models: '7900X 7950X 9950X 9950X3D' },
  {
    brand: 'Ryzen',
    socket: 'AM5',
    models:
      '7400 7400F 7700X3D 8300G 8300GE 8500GE 8600GE 8700GE 9500F 9600 9700F 9900X3D 9950X3D2',
  },
  {
    brand: 'Ryzen',
    socket: 'AM4',
    watts: 88,
    models:
      '2600 3100 3300X 3500X 3600 3700X 4500 4600G 4750G 5500GT 5600 5600G 5600GT 5600X 5600XT 5700 5700G 5700X',
  },
  { brand: 'Ryzen', socket: 'AM4', watts: 128, models: '3600X' },
  {
    brand: 'Ryzen',
    socket: 'AM4',
    watts: 142,
    models:
      '3800X 3800XT 3900X 3900XT 3950X 5600X3D 5700X3D 5800X 5800X3D 5800XT 5900X 5900XT 5950X',
  },
  {
    brand: 'Ryzen',
    socket: 'AM4',
    models:
      '1200 1200AF 1300X 1400 1500X 1600 1600AF 1600X 1700 1700X 1800X 2200G 2200GE 2300X 2400G 2400GE 2500X 2600E 2600X 2700 2700E 2700X 3200G 3200GE 3350G 3350GE 3400G 3400GE 3500 3600XT 3900 4100 4300G 4300GE 4350G 4350GE 4600GE 4650G 4650GE 4700G 4700GE 4750GE 5300G 5300GE 5350G 5350GE 5500 5500X3D 5600F 5600GE 5600T 5650G 5650GE 5700GE 5750G 5750GE 5800 5900',
  },
  {
    brand: 'Threadripper',
    socket: 'TR4',
    models: '1900X 1920X 1950X 2920X 2950X 2970WX 2990WX',
  },
  { brand: 'Threadripper', socket: 'sTRX4', models: '3960X 3970X 3990X' },
  { brand: 'Threadripper', socket: 'sTR5', models: '7960X 7970X 7980X 9960X 9970X 9980X' },
  {
    brand: 'Athlon',
    socket: 'AM4',
    models: '200GE 220GE 240GE 3000G 300GE 320GE 3125GE 3150G 3150GE 940 950 970',
  },
  { brand: 'Athlon', socket: 'FM2+', models: '830 840 845 860K 870K 880K' },
  { brand: 'Athlon', socket: 'FM2', models: '340 350 370K 730 740 750K 760K' },
  { brand: 'Athlon', socket: 'FM1', models: '631 638 641 651 651K' },
  {
    brand: 'A-series',
    socket: 'AM4',
    models: '9500 9500E 9550 9600 9600E 9700 9700E 9800 9800E',
  },
  {
    brand: 'A-series',
    socket: 'FM2+',
    models:
      '7400K 7470K 7480 7500 7600 7600B 7650K 7670K 7680 7700K 7800 7800B 7850B 7850K 7860K 7870K 7890K',
  },
  {
    brand: 'A-series',
    socket: 'FM2',
    models:
      '4000 4020 5300 5400K 5500 5600K 5700 5800K 6300 6300B 6320 6400K 6420K 6500 6500T 6600K 6700 6700T 6790B 6790K 6800B 6800K 7300 7300B',
  },
  {
    brand: 'A-series',
    socket: 'FM1',
    models: '3300 3400 3420 3450 3500 3600 3620 3650 3670K 3800 3820 3850 3870K',
  },
  {
    brand: 'FX',
    socket: 'AM3+',
    models:
      '4100 4120 4130 4150 4170 4200 4300 4320 4350 6100 6120 6130 6200 6300 6330 6350 8100 8120 8140 8150 8300 8310 8320 8320E 8350 8370 8370E 9370 9590',
  },
  { brand: 'Core Ultra', socket: 'LGA1851', watts: 121, models: '225 225F 235' },
  { brand: 'Core Ultra', socket: 'LGA1851', watts: 159, models: '245K 245KF 250K 250KF' },
  { brand: 'Core Ultra', socket: 'LGA1851', watts: 182, models: '265 265F 285' },
  { brand: 'Core Ultra', socket: 'LGA1851', watts: 250, models: '265K 265KF 270K 285K' },
  {
    brand: 'Core Ultra',
    socket: 'LGA1851',
    models: '205 225T 230F 235T 245 245T 265T 270KF 285T',
  },
  { brand: 'Core', socket: 'LGA1700', watts: 89, models: '12100 12100F' },
  { brand: 'Core', socket: 'LGA1700', watts: 110, models: '14100 14100F' },
  { brand: 'Core', socket: 'LGA1700', watts: 117, models: '12400 12400F 12500 12600' },
  { brand: 'Core', socket: 'LGA1700', watts: 148, models: '13400 13400F 14400 14400F' },
  { brand: 'Core', socket: 'LGA1700', watts: 150, models: '12600K 12600KF' },
  { brand: 'Core', socket: 'LGA1700', watts: 154, models: '13500 13600 14500' },
  { brand: 'Core', socket: 'LGA1700', watts: 180, models: '12700 12700F' },
  { brand: 'Core', socket: 'LGA1700', watts: 181, models: '13600K 13600KF 14600K 14600KF' },
  { brand: 'Core', socket: 'LGA1700', watts: 190, models: '12700K 12700KF' },
  { brand: 'Core', socket: 'LGA1700', watts: 202, models: '12900 12900F' },
  {
    brand: 'Core',
    socket: 'LGA1700',
    watts: 219,
    models: '13700 13700F 13900 13900F 14700 14700F 14900 14900F',
  },
  { brand: 'Core', socket: 'LGA1700', watts: 241, models: '12900K 12900KF 12900KS' },
  {
    brand: 'Core',
    socket: 'LGA1700',
    watts: 253,
    models: '13700K 13700KF 13900K 13900KF 13900KS 14700K 14700KF 14900K 14900KF 14900KS',
  },
  {
    brand: 'Core',
    socket: 'LGA1700',
    models:
      '12100T 12300 12300T 12400T 12490F 12500T 12600T 12700T 12900T 13100 13100F 13100T 13400T 13490F 13500T 13600T 13700T 13790F 13900T 14100T 14400T 14490F 14500T 14600 14600T 14700T 14790F 14900T',
  },
  {
    brand: 'Core',
    socket: 'LGA1200',
    models:
      '10100 10100F 10100T 10105 10105F 10105T 10300 10300T 10305 10305T 10320 10325 10400 10400F 10400T 10500 10500T 10505 10600 10600K 10600KF 10600T 10700 10700F 10700K 10700KF 10700T 10850K 10850KA 10900 10900F 10900K 10900KF 10900T 10910 11400 11400F 11400T 11500 11500T 11600 11600K 11600KF 11600T 11700 11700F 11700K 11700KF 11700T 11900 11900F 11900K 11900KF 11900T',
  },
  {
    brand: 'Core',
    socket: 'LGA1151',
    models:
      '6098P 6100 6100T 6300 6300T 6320 6400 6400T 6402P 6500 6500T 6600 6600K 6600T 6700 6700K 6700T 7100 7100T 7300 7300T 7320 7350K 7400 7400T 7500 7500T 7600 7600K 7600T 7700 7700K 7700T 8086K 8100 8100F 8100T 8300 8300T 8350K 8400 8400T 8500 8500T 8600 8600K 8600T 8700 8700K 8700T 9100 9100F 9100T 9300 9300T 9320 9350K 9350KF 9400 9400F 9400T 9500 9500F 9500T 9600 9600K 9600KF 9600T 9700 9700F 9700K 9700KF 9700T 9900 9900K 9900KF 9900KS 9900T',
  },
  {
    brand: 'Core',
    socket: 'LGA1150',
    models:
      '4130 4130T 4150 4150T 4160 4160T 4170 4170T 4330 4330T 4340 4350 4350T 4360 4360T 4370 4370T 4430 4430S 4440 4440S 4460 4460S 4460T 4570 4570S 4570T 4590 4590S 4590T 4670 4670K 4670S 4670T 4690 4690K 4690S 4690T 4765T 4770 4770K 4770S 4770T 4771 4785T 4790 4790K 4790S 4790T 5675C 5775C',
  },
  {
    brand: 'Core',
    socket: 'LGA1155',
    models:
      '2100 2100T 2105 2120 2120T 2125 2130 2300 2310 2320 2380P 2390T 2400 2400S 2405S 2450P 2500 2500K 2500S 2500T 2550K 2600 2600K 2600S 2700K 3210 3220 3220T 3225 3240 3240T 3245 3250 3250T 3330 3330S 3335S 3340 3340S 3350P 3450 3450S 3470 3470S 3470T 3475S 3550 3550S 3570 3570K 3570S 3570T 3770 3770K 3770S 3770T',
  },
  {
    brand: 'Core',
    socket: 'LGA2066',
    models:
      '7640X 7740X 7800X 7820X 7900X 7920X 7940X 7960X 7980XE 9800X 9820X 9900X 9920X 9940X 9960X 9980XE 10900X 10920X 10940X 10980XE',
  },
  {
    brand: 'Core',
    socket: 'LGA2011-3',
    models: '5820K 5930K 5960X 6800K 6850K 6900K 6950X',
  },
  { brand: 'Core', socket: 'LGA2011', models: '3820 3930K 3960X 3970X 4820K 4930K 4960X' },
];
