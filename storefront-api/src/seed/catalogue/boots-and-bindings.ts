import type { Family } from './family.ts';

export const skiBoots: Family = {
  category: 'ski-boots',
  artKind: 'boot',
  type: { en: 'ski boots', fr: 'chaussures de ski' },
  sizes: { option: 'mondopoint', values: ['25.5', '26.5', '27.5', '28.5', '29.5'] },
  hasColours: false,
  craft: [
    {
      en: 'Shell and liner can both be heat-moulded by a boot fitter. Buckles, straps and soles are screwed on and sold as spare parts.',
      fr: 'Coque et chausson se thermoforment chez un spécialiste. Boucles, sangles et semelles sont vissées et disponibles en pièces détachées.',
    },
    {
      en: 'The liner is lined with wool at the toes, and the tongue opens wide enough to get in on a cold morning.',
      fr: 'Le chausson est doublé de laine aux orteils, et la languette s’ouvre assez pour chausser un matin froid.',
    },
  ],
  products: [
    { brand: 'kaldstrom', model: 'Stave 120', retail: 449, special: 319, palettes: ['ink'], facts: { flex: 120, last: 100, bootWeight: 1890, soles: 'gripwalk', level: 'advanced' }, pitch: { en: 'A medium last, a progressive flex and a cuff that can be set for the leg you have. The boot most feet leave the shop in.', fr: 'Une largeur moyenne, un flex progressif et un collier qui se règle sur votre jambe. Celle avec laquelle la plupart des pieds repartent.' } },
    { brand: 'kaldstrom', model: 'Stave 130', retail: 519, special: 389, palettes: ['ember'], facts: { flex: 130, last: 98, bootWeight: 1960, soles: 'gripwalk', level: 'expert' }, pitch: { en: 'Narrower, stiffer and quicker to answer. If it feels snug in the shop, it will feel right in March.', fr: 'Plus étroite, plus rigide, plus directe. Si elle serre un peu à l’essayage, elle ira parfaitement en mars.' } },
    { brand: 'kaldstrom', model: 'Stave 105 W', retail: 419, special: 299, palettes: ['dawn'], isWomens: true, sizes: ['22.5', '23.5', '24.5', '25.5', '26.5'], facts: { flex: 105, last: 99, bootWeight: 1640, soles: 'gripwalk', level: 'advanced' }, pitch: { en: 'A lower cuff, a closer heel and the same hold as its brother.', fr: 'Un collier plus bas, un talon mieux tenu et le même maintien que son frère.' } },
    { brand: 'kaldstrom', model: 'Molo 100', retail: 349, special: 239, palettes: ['fjord'], facts: { flex: 100, last: 103, bootWeight: 1830, soles: 'gripwalk', level: 'intermediate' }, pitch: { en: 'For wide feet that are tired of being told to get used to it.', fr: 'Pour les pieds larges, las de s’entendre dire qu’ils s’y feront.' } },
    { brand: 'kaldstrom', model: 'Molo 80 W', retail: 299, special: 199, palettes: ['glacier'], isWomens: true, sizes: ['22.5', '23.5', '24.5', '25.5', '26.5'], facts: { flex: 80, last: 103, bootWeight: 1590, soles: 'gripwalk', level: 'beginner' }, pitch: { en: 'Warm, roomy and easy to step into: a boot that lets you think about skiing.', fr: 'Chaude, spacieuse et facile à enfiler : une chaussure qui laisse penser au ski.' } },
    { brand: 'perchoir', model: 'Arête 115', retail: 429, special: 309, palettes: ['granite'], facts: { flex: 115, last: 101, bootWeight: 1610, soles: 'gripwalk', level: 'advanced' }, pitch: { en: 'A walk mode with a real range of movement, and a lock that stays locked.', fr: 'Un mode marche avec un vrai débattement, et un verrou qui reste verrouillé.' } },
    { brand: 'perchoir', model: 'Arête 95 W', retail: 399, special: 279, palettes: ['berry'], isWomens: true, sizes: ['22.5', '23.5', '24.5', '25.5'], facts: { flex: 95, last: 101, bootWeight: 1480, soles: 'gripwalk', level: 'advanced' }, pitch: { en: 'Light enough to hike the ridge in, strong enough to ski what is behind it.', fr: 'Assez légère pour marcher jusqu’à la crête, assez solide pour skier ce qu’il y a derrière.' } },
    { brand: 'tarnfell', model: 'Steig 110', retail: 559, special: 429, palettes: ['spruce'], facts: { flex: 110, last: 100, bootWeight: 1240, soles: 'pin', level: 'expert' }, pitch: { en: 'Sixty degrees of cuff rotation, two buckles, no nonsense: put it on at the car and forget it until the summit.', fr: 'Soixante degrés de débattement, deux boucles, rien de trop : on l’enfile au parking et on l’oublie jusqu’au sommet.' } },
    { brand: 'tarnfell', model: 'Steig 95 W', retail: 529, special: 399, palettes: ['lagoon'], isWomens: true, sizes: ['22.5', '23.5', '24.5', '25.5'], facts: { flex: 95, last: 100, bootWeight: 1130, soles: 'pin', level: 'advanced' }, pitch: { en: 'A touring boot that does not treat a small foot as an afterthought.', fr: 'Une chaussure de randonnée qui ne traite pas les petits pieds comme un détail.' } },
    { brand: 'kaldstrom', model: 'Kutter 140', retail: 599, special: 469, palettes: ['coal'], sizes: ['26.5', '27.5', '28.5'], facts: { flex: 140, last: 96, bootWeight: 2080, soles: 'alpine', level: 'expert' }, pitch: { en: 'A race fit with everyday buckles. Plan an hour with a boot fitter and you will never want another.', fr: 'Un chaussant de course avec des boucles de tous les jours. Prévoyez une heure chez un spécialiste : vous n’en voudrez plus d’autre.' } },
  ],
};

export const skiBindings: Family = {
  category: 'ski-bindings',
  artKind: 'binding',
  type: { en: 'ski bindings', fr: 'fixations de ski' },
  sizes: { option: 'brake-width', values: ['90', '100', '115'] },
  hasColours: false,
  craft: [
    {
      en: 'Sold with screws and brakes. Have them mounted and set by a workshop: the right release value depends on you, your boots and your skis.',
      fr: 'Livrées avec vis et freins. Faites-les monter et régler en atelier : la bonne valeur de déclenchement dépend de vous, de vos chaussures et de vos skis.',
    },
  ],
  products: [
    { brand: 'perchoir', model: 'Loquet 12', retail: 229, special: 159, palettes: ['coal'], facts: { bootNorm: 'alpine', bindingWeight: 1980, level: 'advanced' }, pitch: { en: 'Elastic travel where it matters and a heel that closes with a thump. The default choice for an all-mountain ski.', fr: 'De l’élasticité là où il en faut et un talon qui claque. Le choix naturel pour un ski all-mountain.' } },
    { brand: 'perchoir', model: 'Loquet 10', retail: 179, special: 119, palettes: ['powder'], facts: { bootNorm: 'alpine', bindingWeight: 1760, level: 'intermediate' }, pitch: { en: 'Lighter springs for lighter skiers, and a toe piece that steps in without aiming.', fr: 'Des ressorts plus doux pour les gabarits légers, et une butée que l’on chausse sans viser.' } },
    { brand: 'ostkamm', model: 'Riegel 15', retail: 289, special: 219, palettes: ['ember'], facts: { bootNorm: 'alpine', bindingWeight: 2240, level: 'expert' }, pitch: { en: 'Metal where others use plastic. For heavy skiers, big skis and the habit of looking for wind lips.', fr: 'Du métal là où d’autres mettent du plastique. Pour les grands gabarits, les gros skis et ceux qui cherchent les bosses de vent.' } },
    { brand: 'tarnfell', model: 'Hook 10', retail: 449, special: 349, palettes: ['spruce'], facts: { bootNorm: 'pin', bindingWeight: 780, level: 'advanced' }, pitch: { en: 'Three climbing positions you can change with a pole, and brakes that stay up when they should.', fr: 'Trois hauteurs de cale que l’on change au bâton, et des freins qui restent relevés quand il faut.' } },
    { brand: 'tarnfell', model: 'Hook 12 Race', retail: 529, special: 429, palettes: ['granite'], sizes: ['90', '100'], facts: { bootNorm: 'pin', bindingWeight: 590, level: 'expert' }, pitch: { en: 'Everything a touring binding needs, and nothing that rattles.', fr: 'Tout ce qu’il faut à une fixation de randonnée, et rien qui cliquette.' } },
  ],
};

export const skiPoles: Family = {
  category: 'ski-poles',
  artKind: 'poles',
  type: { en: 'ski poles', fr: 'bâtons de ski' },
  sizes: { option: 'length', values: ['110', '115', '120', '125', '130'] },
  hasColours: false,
  craft: [
    {
      en: 'Straps release under load, baskets change without tools, and every part can be ordered again.',
      fr: 'Les dragonnes se libèrent sous la charge, les rondelles se changent sans outil et chaque pièce se recommande.',
    },
  ],
  products: [
    { brand: 'ostkamm', model: 'Stock 16', retail: 59, special: 39, palettes: ['ember'], facts: { material: 'aluminium', weight: 480 }, pitch: { en: 'A straight, strong pole that costs less than the lunch you will forget it at.', fr: 'Un bâton droit et solide, moins cher que le déjeuner où vous l’oublierez.' } },
    { brand: 'ostkamm', model: 'Stock Carbon', retail: 119, special: 79, palettes: ['coal'], facts: { material: 'carbon', weight: 390 }, pitch: { en: 'So light in the hand that you notice it only when you pick up someone else’s.', fr: 'Si léger en main qu’on ne le remarque qu’en prenant celui d’un autre.' } },
    { brand: 'signalp', model: 'Trace Vario', retail: 99, special: 69, palettes: ['lagoon'], sizes: ['105-125', '115-140'], facts: { material: 'aluminium', weight: 520 }, pitch: { en: 'Long for the flat approach, short for the way down, and a grip you can hold anywhere on a traverse.', fr: 'Long pour l’approche, court pour la descente, et une poignée que l’on tient n’importe où en traversée.' } },
    { brand: 'signalp', model: 'Trace Carbon Vario', retail: 149, special: 109, palettes: ['moss'], sizes: ['105-125', '115-140'], facts: { material: 'carbon', weight: 430 }, pitch: { en: 'The adjustable pole for those who weigh their toothbrush.', fr: 'Le bâton réglable de ceux qui pèsent leur brosse à dents.' } },
  ],
};
