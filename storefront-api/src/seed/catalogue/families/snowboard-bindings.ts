import type { Family } from '../family.ts';

export const snowboardBindings: Family = {
  category: 'snowboarding/bindings',
  artKind: 'binding',
  type: { en: 'snowboard bindings', fr: 'fixations de snowboard' },
  sizes: { option: 'size', values: ['S', 'M', 'L'] },
  hasColours: false,
  craft: [
    {
      en: 'Tool-free forward lean, ladders with teeth of metal, and padding under the foot that takes the sting out of flat landings.',
      fr: 'Inclinaison réglable sans outil, crémaillères métalliques et un amorti sous le pied qui adoucit les réceptions à plat.',
    },
  ],
  products: [
    {
      brand: 'rimewell',
      model: 'Cleat',
      retail: 199,
      special: 139,
      palettes: ['coal'],
      facts: { feel: 'medium', level: 'intermediate' },
      pitch: {
        en: 'A binding for every board in the range and most of the others.',
        fr: 'Une fixation pour toutes les planches de la gamme, et la plupart des autres.',
      },
    },
    {
      brand: 'rimewell',
      model: 'Cleat W',
      retail: 189,
      special: 129,
      palettes: ['berry'],
      isWomens: true,
      facts: { feel: 'medium', level: 'intermediate' },
      pitch: {
        en: 'Smaller footprint, softer highback, same stubborn ratchets.',
        fr: 'Une embase plus petite, un dossier plus souple, les mêmes cliquets tenaces.',
      },
    },
    {
      brand: 'rimewell',
      model: 'Winch',
      retail: 259,
      special: 189,
      palettes: ['ink'],
      facts: { feel: 'stiff', level: 'expert' },
      pitch: {
        en: 'Turns the smallest movement of a toe into a change of direction.',
        fr: 'Transforme le moindre mouvement d’orteil en changement de direction.',
      },
    },
    {
      brand: 'driftmark',
      model: 'Ferry',
      retail: 229,
      special: 169,
      palettes: ['lagoon'],
      facts: { feel: 'medium', level: 'advanced' },
      pitch: { en: 'Surfy sideways, precise forwards.', fr: 'Souple de côté, précise vers l’avant.' },
    },
    {
      brand: 'driftmark',
      model: 'Jetty',
      retail: 169,
      special: 119,
      palettes: ['moss'],
      facts: { feel: 'soft', level: 'beginner' },
      pitch: {
        en: 'Forgiving straps and wide openings: in and out before the chair comes round.',
        fr: 'Des sangles indulgentes et de larges ouvertures : chaussé avant que le siège n’arrive.',
      },
    },
  ],
};
