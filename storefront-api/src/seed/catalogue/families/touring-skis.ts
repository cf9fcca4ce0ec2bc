import type { Family } from '../family.ts';

export const touringSkis: Family = {
  category: 'skis/touring',
  artKind: 'ski',
  type: { en: 'touring skis', fr: 'skis de randonnée' },
  sizes: { option: 'length', values: ['158', '165', '172', '179'] },
  hasColours: false,
  craft: [
    {
      en: 'Carbon stringers in a light core save weight where it swings, in tip and tail. A notch in the tail holds the skin clip in place.',
      fr: 'Des renforts de carbone dans un noyau léger gagnent du poids là où il compte, en spatule et au talon. Une encoche arrière maintient la peau.',
    },
    {
      en: 'Flat tail for an anchor or a snow stake, metal reinforcement in the binding area, and a top sheet to which snow does not cling.',
      fr: 'Talon plat pour l’ancrage, renfort métallique dans la zone de montage, et un dessus sur lequel la neige ne colle pas.',
    },
  ],
  products: [
    {
      brand: 'tarnfell',
      model: 'Cairn 88',
      retail: 599,
      special: 439,
      palettes: ['spruce'],
      facts: { waist: 88, radius: 17.5, skiWeight: 1280, core: 'paulownia', level: 'advanced' },
      pitch: {
        en: 'If you own one touring ski, own this one. It climbs like a light ski and comes down like one that is not.',
        fr: 'S’il ne fallait qu’un ski de randonnée, ce serait lui. Il monte comme un léger et descend comme un lourd.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Cairn 82',
      retail: 569,
      special: 419,
      palettes: ['larch'],
      facts: { waist: 82, radius: 17, skiWeight: 1120, core: 'paulownia', level: 'advanced' },
      pitch: {
        en: 'For long days and spring snow: a fast, quiet ski that makes the last hundred metres of climbing shorter.',
        fr: 'Pour les longues journées et la neige de printemps : un ski rapide et discret, qui raccourcit les cent derniers mètres.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Cairn 84 W',
      retail: 579,
      special: 429,
      palettes: ['lagoon'],
      isWomens: true,
      sizes: ['150', '157', '164'],
      facts: { waist: 84, radius: 16, skiWeight: 1090, core: 'paulownia', level: 'advanced' },
      pitch: {
        en: 'A lighter lay-up for lighter skiers, so that the ski bends when it should and not only when it is thrown.',
        fr: 'Une construction allégée pour des gabarits légers : le ski fléchit quand il faut, et pas seulement quand on le force.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Scree 95',
      retail: 649,
      special: 489,
      palettes: ['granite'],
      facts: { waist: 95, radius: 18.5, skiWeight: 1390, core: 'paulownia', level: 'expert' },
      pitch: {
        en: 'Built for the descent and honest about the climb. Steep, wind-packed, breakable: it has seen worse.',
        fr: 'Construit pour la descente, franc sur la montée. Raide, ventée, croûtée : elle en a vu d’autres.',
      },
    },
    {
      brand: 'perchoir',
      model: 'Alpage 86',
      retail: 529,
      special: 369,
      palettes: ['moss'],
      facts: { waist: 86, radius: 16.5, skiWeight: 1340, core: 'poplar', level: 'intermediate' },
      pitch: {
        en: 'A patient first touring ski with a round flex and no bad habits.',
        fr: 'Un premier ski de randonnée patient, au flex rond et sans mauvaise habitude.',
      },
    },
    {
      brand: 'skarvgrat',
      model: 'Tind 92',
      retail: 679,
      special: 529,
      palettes: ['dusk'],
      facts: { waist: 92, radius: 18, skiWeight: 1310, core: 'paulownia', level: 'expert' },
      pitch: {
        en: 'Stiffer than it looks and lighter than it skis. For north faces in April and people who have been waiting for them.',
        fr: 'Plus rigide qu’elle n’en a l’air et plus légère qu’elle ne skie. Pour les faces nord d’avril et ceux qui les attendaient.',
      },
    },
  ],
};
