import type { Family } from './family.ts';

export const snowboards: Family = {
  category: 'snowboarding/snowboards',
  artKind: 'snowboard',
  type: { en: 'snowboard', fr: 'planche de snowboard' },
  sizes: { option: 'length', values: ['152', '156', '159', '162'] },
  hasColours: false,
  craft: [
    {
      en: 'Wood core, biaxial glass and a sintered base. Inserts take every common binding, channel systems included with the disc in the box.',
      fr: 'Noyau bois, fibre biaxiale et semelle frittée. Les inserts acceptent toutes les fixations courantes, disque pour systèmes à rail compris.',
    },
    {
      en: 'Camber between the feet, a little rocker outside them: it holds on hard snow and does not catch when you are lazy.',
      fr: 'Du cambre entre les pieds, un peu de rocker au-delà : elle accroche sur neige dure et ne mord pas quand on relâche.',
    },
  ],
  products: [
    { brand: 'rimewell', model: 'Harbour', retail: 449, special: 309, palettes: ['fjord'], facts: { shape: 'directional-twin', feel: 'medium', core: 'poplar', level: 'intermediate' }, pitch: { en: 'The board to have if you have one: it rides switch, holds a carve and makes a bad light day a decent one.', fr: 'La planche à avoir s’il n’y en a qu’une : elle roule en switch, tient la courbe et sauve un jour blanc.' } },
    { brand: 'rimewell', model: 'Harbour W', retail: 429, special: 299, palettes: ['berry'], isWomens: true, sizes: ['143', '147', '151'], facts: { shape: 'directional-twin', feel: 'medium', core: 'poplar', level: 'intermediate' }, pitch: { en: 'The same easy temper, narrower and lighter underfoot.', fr: 'Le même bon caractère, plus étroite et plus légère sous le pied.' } },
    { brand: 'rimewell', model: 'Rail Yard', retail: 399, special: 269, palettes: ['larch'], sizes: ['149', '152', '155', '158'], facts: { shape: 'twin', feel: 'soft', core: 'poplar', level: 'intermediate' }, pitch: { en: 'Soft between the feet, thick at the edges and unbothered by concrete.', fr: 'Souple entre les pieds, épaisse sur les carres et indifférente au béton.' } },
    { brand: 'rimewell', model: 'First Light', retail: 329, special: 219, palettes: ['glacier'], sizes: ['146', '150', '154', '158'], facts: { shape: 'twin', feel: 'soft', core: 'poplar', level: 'beginner' }, pitch: { en: 'A kind board to learn on, and a fun one to keep.', fr: 'Une planche douce pour apprendre, amusante à garder.' } },
    { brand: 'rimewell', model: 'Keel', retail: 549, special: 399, palettes: ['ink'], sizes: ['157', '160', '164'], facts: { shape: 'directional', feel: 'stiff', core: 'ash-poplar', level: 'expert' }, pitch: { en: 'A stiff, fast directional board for riders who look for the next turn two turns ahead.', fr: 'Une directionnelle rigide et rapide, pour ceux qui cherchent leur virage deux virages plus loin.' } },
    { brand: 'driftmark', model: 'Long Swell', retail: 579, special: 429, palettes: ['lagoon'], sizes: ['154', '158', '162'], facts: { shape: 'directional', feel: 'medium', core: 'paulownia', level: 'advanced' }, pitch: { en: 'Wide nose, short tail, slow hands. Powder days feel longer on it.', fr: 'Nez large, talon court, gestes lents. Les jours de poudreuse y paraissent plus longs.' } },
    { brand: 'driftmark', model: 'Short Swell', retail: 559, special: 409, palettes: ['dawn'], sizes: ['147', '151', '155'], facts: { shape: 'directional', feel: 'medium', core: 'paulownia', level: 'advanced' }, pitch: { en: 'Ride it ten centimetres shorter than usual and see how much room there is between trees.', fr: 'Prenez-la dix centimètres plus courte que d’habitude et redécouvrez l’espace entre les arbres.' } },
    { brand: 'driftmark', model: 'Tideline', retail: 499, special: 349, palettes: ['dusk'], facts: { shape: 'directional-twin', feel: 'medium', core: 'bamboo', level: 'advanced' }, pitch: { en: 'A carving board that does not mind what it carves: corduroy, crud or the side of a windlip.', fr: 'Une planche à carver peu regardante : velours, trafolle ou flanc de corniche.' } },
    { brand: 'driftmark', model: 'Tideline W', retail: 489, special: 349, palettes: ['spruce'], isWomens: true, sizes: ['144', '148', '152'], facts: { shape: 'directional-twin', feel: 'medium', core: 'bamboo', level: 'advanced' }, pitch: { en: 'Lively from edge to edge, with pop in reserve for the side hits.', fr: 'Vive d’une carre à l’autre, avec du pop en réserve pour les bords de piste.' } },
    { brand: 'driftmark', model: 'Undertow Split', type: { en: 'splitboard', fr: 'splitboard' }, retail: 799, special: 599, palettes: ['granite'], sizes: ['156', '160', '164'], facts: { shape: 'directional', feel: 'stiff', core: 'paulownia', level: 'expert' }, pitch: { en: 'Two skis on the way up, one board on the way down, and clips that still close when they are iced.', fr: 'Deux skis à la montée, une planche à la descente, et des attaches qui ferment encore une fois givrées.' } },
  ],
};

export const snowboardBoots: Family = {
  category: 'snowboarding/boots',
  artKind: 'snowboard-boot',
  type: { en: 'snowboard boots', fr: 'chaussures de snowboard' },
  sizes: { option: 'mondopoint', values: ['25.5', '26.5', '27.5', '28.5', '29.5'] },
  hasColours: false,
  craft: [
    {
      en: 'Heat-mouldable liner, rubber outsole with a low profile, and laces or cables that can be replaced in the car park.',
      fr: 'Chausson thermoformable, semelle en caoutchouc au profil bas, et lacets ou câbles remplaçables sur le parking.',
    },
  ],
  products: [
    { brand: 'rimewell', model: 'Mooring', retail: 229, special: 159, palettes: ['coal'], facts: { feel: 'medium', lacing: 'dial', level: 'intermediate' }, pitch: { en: 'Two dials, one for the ankle and one for everything else. Snug by the first chair.', fr: 'Deux molettes, une pour la cheville et une pour le reste. Ajustée dès le premier télésiège.' } },
    { brand: 'rimewell', model: 'Mooring W', retail: 219, special: 149, palettes: ['dawn'], isWomens: true, sizes: ['22.5', '23.5', '24.5', '25.5'], facts: { feel: 'medium', lacing: 'dial', level: 'intermediate' }, pitch: { en: 'Shaped around a narrower heel and a lower calf.', fr: 'Dessinée autour d’un talon plus étroit et d’un mollet plus bas.' } },
    { brand: 'rimewell', model: 'Bollard', retail: 279, special: 199, palettes: ['ink'], facts: { feel: 'stiff', lacing: 'dial', level: 'expert' }, pitch: { en: 'Support for big boards and heavy landings, without the feeling of a ski boot.', fr: 'Du soutien pour les grandes planches et les grosses réceptions, sans l’impression d’une chaussure de ski.' } },
    { brand: 'rimewell', model: 'Slipway', retail: 169, special: 109, palettes: ['granite'], facts: { feel: 'soft', lacing: 'laces', level: 'beginner' }, pitch: { en: 'Plain laces, a soft cuff and a warm liner: nothing to break, nothing to learn.', fr: 'De simples lacets, un collier souple et un chausson chaud : rien à casser, rien à apprendre.' } },
    { brand: 'driftmark', model: 'Groyne', retail: 259, special: 189, palettes: ['larch'], facts: { feel: 'medium', lacing: 'laces', level: 'advanced' }, pitch: { en: 'For riders who trust a knot more than a dial.', fr: 'Pour ceux qui font plus confiance à un nœud qu’à une molette.' } },
    { brand: 'driftmark', model: 'Groyne W', retail: 249, special: 179, palettes: ['lagoon'], isWomens: true, sizes: ['22.5', '23.5', '24.5', '25.5'], facts: { feel: 'medium', lacing: 'laces', level: 'advanced' }, pitch: { en: 'Even pressure from toe to shin, and a liner that dries overnight.', fr: 'Une pression égale des orteils au tibia, et un chausson qui sèche en une nuit.' } },
  ],
};

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
    { brand: 'rimewell', model: 'Cleat', retail: 199, special: 139, palettes: ['coal'], facts: { feel: 'medium', level: 'intermediate' }, pitch: { en: 'A binding for every board in the range and most of the others.', fr: 'Une fixation pour toutes les planches de la gamme, et la plupart des autres.' } },
    { brand: 'rimewell', model: 'Cleat W', retail: 189, special: 129, palettes: ['berry'], isWomens: true, facts: { feel: 'medium', level: 'intermediate' }, pitch: { en: 'Smaller footprint, softer highback, same stubborn ratchets.', fr: 'Une embase plus petite, un dossier plus souple, les mêmes cliquets tenaces.' } },
    { brand: 'rimewell', model: 'Winch', retail: 259, special: 189, palettes: ['ink'], facts: { feel: 'stiff', level: 'expert' }, pitch: { en: 'Turns the smallest movement of a toe into a change of direction.', fr: 'Transforme le moindre mouvement d’orteil en changement de direction.' } },
    { brand: 'driftmark', model: 'Ferry', retail: 229, special: 169, palettes: ['lagoon'], facts: { feel: 'medium', level: 'advanced' }, pitch: { en: 'Surfy sideways, precise forwards.', fr: 'Souple de côté, précise vers l’avant.' } },
    { brand: 'driftmark', model: 'Jetty', retail: 169, special: 119, palettes: ['moss'], facts: { feel: 'soft', level: 'beginner' }, pitch: { en: 'Forgiving straps and wide openings: in and out before the chair comes round.', fr: 'Des sangles indulgentes et de larges ouvertures : chaussé avant que le siège n’arrive.' } },
  ],
};
