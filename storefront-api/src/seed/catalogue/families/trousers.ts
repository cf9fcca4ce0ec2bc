import type { Family } from '../family.ts';

export const trousers: Family = {
  category: 'clothing/trousers',
  artKind: 'trousers',
  type: { en: 'ski trousers', fr: 'pantalon de ski' },
  sizes: { option: 'size', values: ['S', 'M', 'L', 'XL'] },
  hasColours: false,
  craft: [
    {
      en: 'Thigh vents from hip to knee, gaiters that grip the boot, and an inner leg that edges do not cut at the first try.',
      fr: 'Aérations de la hanche au genou, guêtres qui tiennent la chaussure, et un intérieur de jambe que les carres n’entament pas du premier coup.',
    },
  ],
  products: [
    {
      brand: 'brisevent',
      model: 'Bourrasque Bib',
      type: { en: 'ski trousers', fr: 'salopette de ski' },
      retail: 379,
      special: 259,
      palettes: ['ink'],
      facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 610 },
      pitch: {
        en: 'A high bib without bulk. Snow down the back is somebody else’s problem.',
        fr: 'Une salopette haute sans épaisseur. La neige dans le dos, c’est pour les autres.',
      },
    },
    {
      brand: 'brisevent',
      model: 'Bourrasque Bib W',
      type: { en: 'ski trousers', fr: 'salopette de ski' },
      retail: 379,
      special: 259,
      palettes: ['lagoon'],
      isWomens: true,
      sizes: ['XS', 'S', 'M', 'L'],
      facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 570 },
      pitch: {
        en: 'With a side zip that makes the hut toilet a matter of seconds.',
        fr: 'Avec un zip latéral qui fait des toilettes du refuge une affaire de secondes.',
      },
    },
    {
      brand: 'brisevent',
      model: 'Versant Pant',
      retail: 179,
      special: 119,
      palettes: ['coal'],
      facts: { waterproofing: 10000, breathability: 10000, insulation: 'synthetic', weight: 690 },
      pitch: {
        en: 'Lightly insulated, adjustable at the waist and indifferent to wet chairlifts.',
        fr: 'Légèrement isolé, réglable à la taille et indifférent aux télésièges mouillés.',
      },
    },
    {
      brand: 'brisevent',
      model: 'Versant Pant W',
      retail: 179,
      special: 119,
      palettes: ['dawn'],
      isWomens: true,
      sizes: ['XS', 'S', 'M', 'L'],
      facts: { waterproofing: 10000, breathability: 10000, insulation: 'synthetic', weight: 640 },
      pitch: {
        en: 'A straight leg over the boot and a waist that does not gape when you sit.',
        fr: 'Une jambe droite sur la chaussure et une taille qui ne bâille pas en position assise.',
      },
    },
    {
      brand: 'fjordlys',
      model: 'Skodde Pant',
      retail: 359,
      special: 249,
      palettes: ['glacier'],
      facts: { waterproofing: 28000, breathability: 25000, insulation: 'shell', weight: 480 },
      pitch: {
        en: 'Shell trousers with enough stretch to forget that they are waterproof.',
        fr: 'Un pantalon coque assez extensible pour faire oublier qu’il est imperméable.',
      },
    },
    {
      brand: 'fjordlys',
      model: 'Tur Softshell',
      retail: 199,
      special: 139,
      palettes: ['spruce'],
      facts: { material: 'fabric', weight: 430 },
      pitch: {
        en: 'For the skin track: wind-tight at the thigh, open at the back of the knee.',
        fr: 'Pour la trace : coupe-vent sur la cuisse, aéré derrière le genou.',
      },
    },
    {
      brand: 'skarvgrat',
      model: 'Storm Pant',
      retail: 339,
      special: 239,
      palettes: ['larch'],
      facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 590 },
      pitch: {
        en: 'Loose enough for knee pads, tough enough for the rocks they are for.',
        fr: 'Assez ample pour des genouillères, assez solide pour les rochers qui vont avec.',
      },
    },
  ],
};
