import type { Family } from '../family.ts';

export const pisteSkis: Family = {
  category: 'skis/piste',
  artKind: 'ski',
  type: { en: 'piste skis', fr: 'skis de piste' },
  sizes: { option: 'length', values: ['156', '163', '170', '177'] },
  hasColours: false,
  craft: [
    {
      en: 'Full camber and a sintered base, stone-ground and hand-finished with the edges set at 88 degrees. It wants wax now and then, and it shows its thanks.',
      fr: 'Cambre intégral et semelle frittée, structurée à la pierre et finie à la main, carres à 88 degrés. Un peu de fart de temps en temps, et il te le rend.',
    },
    {
      en: 'Two sheets of light metal around a wood core keep the edge on the snow where lesser skis start to chatter.',
      fr: 'Deux plaques de métal léger autour d’un noyau bois gardent la carre au contact, là où d’autres commencent à vibrer.',
    },
  ],
  products: [
    {
      brand: 'ostkamm',
      model: 'Falke SL',
      retail: 699,
      special: 499,
      palettes: ['ember'],
      sizes: ['155', '160', '165'],
      facts: { waist: 68, radius: 12.5, skiWeight: 1850, core: 'ash-poplar', level: 'expert' },
      pitch: {
        en: 'Short turns with the snap of a slalom ski and the manners to last all morning. Bring your legs.',
        fr: 'Des virages courts, le claquant d’un ski de slalom et assez de manières pour tenir la matinée. Prévois des jambes.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Falke GS',
      retail: 719,
      special: 519,
      palettes: ['ink'],
      sizes: ['168', '175', '182'],
      facts: { waist: 70, radius: 17.5, skiWeight: 1960, core: 'ash-poplar', level: 'expert' },
      pitch: {
        en: 'The long-turn Falke: an empty, hard-frozen piste at half past eight is what it was made for.',
        fr: 'La Falke des grandes courbes : une piste vide et bien gelée à huit heures et demie, voilà sa raison d’être.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Falke Ti',
      retail: 629,
      special: 449,
      palettes: ['granite'],
      facts: { waist: 74, radius: 15.5, skiWeight: 1820, core: 'beech-poplar', level: 'advanced' },
      pitch: {
        en: 'Between slalom and giant slalom, where most good skiing happens. Precise without being a schoolmaster.',
        fr: 'Entre slalom et géant, là où se passe l’essentiel du bon ski. Précis sans être donneur de leçons.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Bussard 76',
      retail: 499,
      special: 349,
      palettes: ['larch'],
      facts: { waist: 76, radius: 14.5, skiWeight: 1700, core: 'poplar', level: 'intermediate' },
      pitch: {
        en: 'Makes carving feel like something you could do all along.',
        fr: 'Avec lui, le carving donne l’impression d’avoir toujours été facile.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Bussard 72 W',
      retail: 479,
      special: 329,
      palettes: ['dawn'],
      isWomens: true,
      sizes: ['146', '153', '160'],
      facts: { waist: 72, radius: 12.5, skiWeight: 1540, core: 'poplar', level: 'intermediate' },
      pitch: {
        en: 'Light in the turn and steady in a straight line, with a binding-ready plate that saves weight rather than adding it.',
        fr: 'Légère en virage et stable en ligne droite, avec une plaque prête à monter qui allège au lieu d’alourdir.',
      },
    },
    {
      brand: 'varnhorn',
      model: 'Firn 78',
      retail: 579,
      special: 419,
      palettes: ['glacier'],
      facts: { waist: 78, radius: 15, skiWeight: 1740, core: 'ash-poplar', level: 'advanced' },
      pitch: {
        en: 'Varnhorn’s only piste ski, and proof that people who live for powder wait for it somewhere.',
        fr: 'Le seul ski de piste de Varnhorn, et la preuve que ceux qui vivent pour la poudreuse l’attendent bien quelque part.',
      },
    },
    {
      brand: 'perchoir',
      model: 'Balcon 74',
      retail: 459,
      special: 319,
      palettes: ['fjord'],
      facts: { waist: 74, radius: 14, skiWeight: 1650, core: 'poplar', level: 'beginner' },
      pitch: {
        en: 'A friendly ski for the second week and the ones after: it turns when you look, and forgives when you lean back.',
        fr: 'Un ski amical pour la deuxième semaine et les suivantes : il tourne au regard et pardonne le poids en arrière.',
      },
    },
    {
      brand: 'perchoir',
      model: 'Balcon 70',
      retail: 399,
      special: 269,
      palettes: ['powder'],
      sizes: ['149', '156', '163'],
      facts: { waist: 70, radius: 13, skiWeight: 1580, core: 'poplar', level: 'beginner' },
      pitch: {
        en: 'First turns need a ski that does not argue. This one stays out of the way until you are ready for more.',
        fr: 'Les premiers virages demandent un ski qui ne discute pas. Celui-ci se fait oublier jusqu’à ce que tu en veuilles plus.',
      },
    },
  ],
};
