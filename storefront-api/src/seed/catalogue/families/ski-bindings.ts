import type { Family } from '../family.ts';

export const skiBindings: Family = {
  category: 'ski-bindings',
  artKind: 'binding',
  type: { en: 'ski bindings', fr: 'fixations de ski' },
  sizes: { option: 'brake-width', values: ['90', '100', '115'] },
  hasColours: false,
  craft: [
    {
      en: 'Sold with screws and brakes. Have them mounted and set by a workshop: the right release value depends on you, your boots and your skis.',
      fr: 'Livrées avec vis et freins. Fais-les monter et régler en atelier : la bonne valeur de déclenchement dépend de toi, de tes chaussures et de tes skis.',
    },
  ],
  products: [
    {
      brand: 'perchoir',
      model: 'Loquet 12',
      retail: 229,
      special: 159,
      palettes: ['coal'],
      facts: { bootNorm: 'alpine', bindingWeight: 1980, level: 'advanced' },
      pitch: {
        en: 'Elastic travel where it matters and a heel that closes with a thump. The default choice for an all-mountain ski.',
        fr: 'De l’élasticité là où il en faut et un talon qui claque. Le choix naturel pour un ski all-mountain.',
      },
    },
    {
      brand: 'perchoir',
      model: 'Loquet 10',
      retail: 179,
      special: 119,
      palettes: ['powder'],
      facts: { bootNorm: 'alpine', bindingWeight: 1760, level: 'intermediate' },
      pitch: {
        en: 'Lighter springs for lighter skiers, and a toe piece that steps in without aiming.',
        fr: 'Des ressorts plus doux pour les gabarits légers, et une butée que l’on chausse sans viser.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Riegel 15',
      retail: 289,
      special: 219,
      palettes: ['ember'],
      facts: { bootNorm: 'alpine', bindingWeight: 2240, level: 'expert' },
      pitch: {
        en: 'Metal where others use plastic. For heavy skiers, big skis and the habit of looking for wind lips.',
        fr: 'Du métal là où d’autres mettent du plastique. Pour les grands gabarits, les gros skis et ceux qui cherchent les bosses de vent.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Hook 10',
      retail: 449,
      special: 349,
      palettes: ['spruce'],
      facts: { bootNorm: 'pin', bindingWeight: 780, level: 'advanced' },
      pitch: {
        en: 'Three climbing positions you can change with a pole, and brakes that stay up when they should.',
        fr: 'Trois hauteurs de cale que l’on change au bâton, et des freins qui restent relevés quand il faut.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Hook 12 Race',
      retail: 529,
      special: 429,
      palettes: ['granite'],
      sizes: ['90', '100'],
      facts: { bootNorm: 'pin', bindingWeight: 590, level: 'expert' },
      pitch: {
        en: 'Everything a touring binding needs, and nothing that rattles.',
        fr: 'Tout ce qu’il faut à une fixation de randonnée, et rien qui cliquette.',
      },
    },
  ],
};
