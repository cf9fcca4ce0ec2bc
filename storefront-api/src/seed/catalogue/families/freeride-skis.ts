import type { Family } from '../family.ts';

export const freerideSkis: Family = {
  category: 'skis/freeride',
  artKind: 'ski',
  type: { en: 'freeride skis', fr: 'skis freeride' },
  sizes: { option: 'length', values: ['172', '180', '187', '192'] },
  hasColours: false,
  craft: [
    {
      en: 'Long tip rocker, a short stretch of camber and a slightly raised tail: it planes early, pivots in the narrow places and still tracks straight on the way home.',
      fr: 'Long rocker en spatule, cambre court et talon légèrement relevé : il déjauge tôt, pivote dans les passages étroits et file droit au retour.',
    },
    {
      en: 'Reinforced under the binding, with edges thick enough for a season of hidden stones. Sold flat, without bindings.',
      fr: 'Renforcé sous la fixation, avec des carres assez épaisses pour une saison de cailloux cachés. Vendus sans fixations.',
    },
  ],
  products: [
    {
      brand: 'varnhorn',
      model: 'Couloir 108',
      retail: 729,
      special: 529,
      palettes: ['dusk'],
      facts: { waist: 108, radius: 20, skiWeight: 1980, core: 'ash-poplar', level: 'expert' },
      pitch: {
        en: 'Named after the line it was drawn for. Quiet in the fall line, quick when the walls come closer, and light enough to carry up again.',
        fr: 'Baptisé d’après la ligne pour laquelle il est né. Silencieux dans la pente, vif quand les parois se resserrent, et assez léger pour remonter à pied.',
      },
    },
    {
      brand: 'varnhorn',
      model: 'Couloir 116',
      retail: 769,
      special: 559,
      palettes: ['ink'],
      facts: { waist: 116, radius: 22, skiWeight: 2150, core: 'ash-poplar', level: 'expert' },
      pitch: {
        en: 'More of everything: more float, more speed, more room for a mistake in the landing. Kept for the ten days that make a season.',
        fr: 'Plus de tout : plus de portance, plus de vitesse, plus de marge à la réception. À garder pour les dix jours qui font une saison.',
      },
    },
    {
      brand: 'skarvgrat',
      model: 'Drift 112',
      retail: 749,
      special: 549,
      palettes: ['ember'],
      facts: { waist: 112, radius: 21, skiWeight: 2060, core: 'beech-poplar', level: 'expert' },
      pitch: {
        en: 'A loose, surfy ski that prefers its turns long and sideways. Somewhere in the second run you stop steering and start leaning.',
        fr: 'Un ski libre, presque un surf, qui aime les grandes courbes dérapées. Vers la deuxième descente, on ne le dirige plus : on s’incline.',
      },
    },
    {
      brand: 'skarvgrat',
      model: 'Drift 106',
      retail: 709,
      special: 499,
      palettes: ['lagoon'],
      facts: { waist: 106, radius: 19, skiWeight: 1940, core: 'beech-poplar', level: 'advanced' },
      pitch: {
        en: 'The same character in a width that does not complain about the traverse home.',
        fr: 'Le même caractère, dans une largeur qui ne rechigne pas sur la traversée du retour.',
      },
    },
    {
      brand: 'skarvgrat',
      model: 'Drift 104 W',
      retail: 699,
      special: 499,
      palettes: ['berry'],
      isWomens: true,
      sizes: ['158', '166', '174'],
      facts: { waist: 104, radius: 17.5, skiWeight: 1760, core: 'paulownia', level: 'advanced' },
      pitch: {
        en: 'Wide where it helps and light where it counts: a powder ski that a tired skier can still turn at four o’clock.',
        fr: 'Large là où cela aide, légère là où cela compte : un ski de poudreuse qui tourne encore à seize heures, jambes fatiguées comprises.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Fell 105',
      retail: 719,
      special: 539,
      palettes: ['spruce'],
      facts: { waist: 105, radius: 20, skiWeight: 1620, core: 'paulownia', level: 'expert' },
      pitch: {
        en: 'A freeride shape at a touring weight. It asks for a light touch in hard snow and gives you the far side of the ridge in return.',
        fr: 'Une ligne freeride au poids d’un ski de randonnée. Il demande du doigté sur neige dure et offre en échange l’autre versant.',
      },
    },
    {
      brand: 'varnhorn',
      model: 'Spur 110',
      retail: 699,
      special: 479,
      palettes: ['powder'],
      facts: { waist: 110, radius: 19.5, skiWeight: 2010, core: 'poplar', level: 'advanced' },
      pitch: {
        en: 'Nearly symmetrical, happily backwards, and just as happy to straight-line the run-out.',
        fr: 'Presque symétrique, à l’aise en marche arrière, et tout autant en trace directe dans la sortie.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Tiefgang 107',
      retail: 689,
      special: 489,
      palettes: ['glacier'],
      isSoldOut: true,
      facts: { waist: 107, radius: 18.5, skiWeight: 1930, core: 'beech-poplar', level: 'advanced' },
      pitch: {
        en: 'What happens when a race workshop builds a powder ski: it floats like the others, and then it carves the cat track.',
        fr: 'Ce qui arrive quand un atelier de course construit un ski de poudreuse : il flotte comme les autres, puis il taille la piste de liaison.',
      },
    },
  ],
};
