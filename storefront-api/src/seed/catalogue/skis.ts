import type { Family } from './family.ts';

export const allMountainSkis: Family = {
  category: 'skis/all-mountain',
  artKind: 'ski',
  type: { en: 'all-mountain skis', fr: 'skis all-mountain' },
  sizes: { option: 'length', values: ['164', '171', '178', '185'] },
  hasColours: false,
  craft: [
    {
      en: 'The wood core runs from tip to tail under a light layer of fibreglass, with extra rubber along the edges to quieten the ride. Sidewalls are full length and can be repaired.',
      fr: 'Le noyau bois court de la spatule au talon sous une fine couche de fibre de verre, avec un renfort de caoutchouc le long des carres pour calmer le ski. Les champs sont pleins et réparables.',
    },
    {
      en: 'A little rocker in the tip starts the turn and lifts the ski through chopped snow; camber underfoot holds it to the end. Sold flat, without bindings.',
      fr: 'Un léger rocker en spatule lance le virage et soulève le ski dans la neige trafolée ; le cambre sous le pied tient jusqu’au bout. Vendus sans fixations.',
    },
  ],
  products: [
    { brand: 'varnhorn', model: 'Ravine 98', retail: 649, special: 449, palettes: ['fjord'], facts: { waist: 98, radius: 18, skiWeight: 1850, core: 'ash-poplar', level: 'advanced' }, pitch: { en: 'The ski our own staff buy most often: calm at speed, willing in the trees, and never in the wrong place when the piste turns to slush after lunch.', fr: 'Le ski que notre équipe achète le plus : calme à vitesse élevée, joueur en forêt, et jamais dépassé quand la piste tourne à la soupe après le déjeuner.' } },
    { brand: 'varnhorn', model: 'Ravine 92', retail: 599, special: 429, palettes: ['ember'], facts: { waist: 92, radius: 16.5, skiWeight: 1720, core: 'ash-poplar', level: 'intermediate' }, pitch: { en: 'The narrower Ravine turns sooner and tires legs later. For skiers who spend two runs in three on the groomed and want the third to be an adventure.', fr: 'La Ravine étroite tourne plus tôt et fatigue plus tard. Pour ceux qui passent deux descentes sur trois sur piste et veulent que la troisième soit une aventure.' } },
    { brand: 'varnhorn', model: 'Lysa 94', retail: 629, special: 449, palettes: ['dawn'], isWomens: true, sizes: ['150', '157', '164', '171'], facts: { waist: 94, radius: 15.5, skiWeight: 1560, core: 'paulownia', level: 'advanced' }, pitch: { en: 'Not a softened men’s ski but a shape of its own, with the mounting point where shorter skiers need it and a tail that lets go when asked.', fr: 'Pas un ski homme adouci, mais une forme à part, avec un point de montage adapté aux petits gabarits et un talon qui lâche quand on le demande.' } },
    { brand: 'ostkamm', model: 'Querfeld 86', retail: 549, special: 379, palettes: ['coal'], facts: { waist: 86, radius: 15, skiWeight: 1690, core: 'beech-poplar', level: 'intermediate' }, pitch: { en: 'Ostkamm’s answer to a hill without a plan: edge grip from the piste range, with enough tip to float over what the wind left behind.', fr: 'La réponse d’Ostkamm aux journées sans programme : l’accroche de la gamme piste et assez de spatule pour passer sur ce que le vent a laissé.' } },
    { brand: 'ostkamm', model: 'Querfeld 82 W', retail: 499, special: 349, palettes: ['berry'], isWomens: true, sizes: ['149', '156', '163'], facts: { waist: 82, radius: 13.5, skiWeight: 1480, core: 'poplar', level: 'intermediate' }, pitch: { en: 'Quick from edge to edge and easy to lead, for skiers who link turns already and want to stop thinking about them.', fr: 'Vif d’une carre à l’autre et facile à mener, pour celles qui enchaînent déjà et veulent cesser d’y penser.' } },
    { brand: 'skarvgrat', model: 'Odde 100', retail: 679, special: 509, palettes: ['granite'], facts: { waist: 100, radius: 19, skiWeight: 1920, core: 'ash-poplar', level: 'expert' }, pitch: { en: 'A strong ski with two sheets of metal cut away where you do not miss them. It likes to be driven and repays it in crud.', fr: 'Un ski puissant, avec deux plaques de métal ajourées là où elles ne manquent pas. Il aime être conduit et le rend dans la trafolle.' } },
    { brand: 'skarvgrat', model: 'Odde 96', retail: 639, special: 479, palettes: ['moss'], facts: { waist: 96, radius: 17.5, skiWeight: 1810, core: 'ash-poplar', level: 'advanced' }, pitch: { en: 'The Odde without the metal: lighter to swing around in bumps, still composed when the light goes flat.', fr: 'L’Odde sans métal : plus légère dans les bosses, toujours posée quand vient le jour blanc.' } },
    { brand: 'tarnfell', model: 'Beck 90', retail: 569, special: 429, palettes: ['glacier'], facts: { waist: 90, radius: 17, skiWeight: 1490, core: 'paulownia', level: 'advanced' }, pitch: { en: 'Light enough for a lap on skins before the lifts open, solid enough to ski until they close.', fr: 'Assez légère pour une montée en peaux avant l’ouverture, assez solide pour skier jusqu’à la fermeture.' } },
    { brand: 'varnhorn', model: 'Saddle 84', retail: 449, special: 299, palettes: ['larch'], facts: { waist: 84, radius: 14.5, skiWeight: 1620, core: 'poplar', level: 'beginner' }, pitch: { en: 'A first pair of your own. The flex is forgiving, the edges are not a rumour, and you will not have outgrown it by February.', fr: 'La première paire à soi. Le flex pardonne, l’accroche est bien là, et vous ne l’aurez pas dépassée en février.' } },
    { brand: 'skarvgrat', model: 'Vik 98 W', retail: 659, special: 499, palettes: ['lagoon'], isWomens: true, sizes: ['156', '163', '170'], facts: { waist: 98, radius: 16, skiWeight: 1650, core: 'paulownia', level: 'expert' }, pitch: { en: 'For women who ski the whole mountain hard. It holds a long turn, pops out of a short one and does not mind landing.', fr: 'Pour celles qui skient toute la montagne, et fort. Elle tient les grandes courbes, jaillit des petites et accepte les réceptions.' } },
  ],
};

export const freerideSkis: Family = {
  category: 'skis/freeride',
  artKind: 'ski',
  type: { en: 'freeride skis', fr: 'skis freeride' },
  sizes: { option: 'length', values: ['172', '180', '187', '192'] },
  hasColours: false,
  craft: [
    {
      en: 'Long tip rocker, a short stretch of camber and a slightly raised tail: it planes early, pivots in the narrow places and still tracks straight on the way home.',
      fr: 'Long rocker en spatule, cambre court et talon légèrement relevé : il déjauge tôt, pivote dans les passages étroits et file droit au retour.',
    },
    {
      en: 'Reinforced under the binding, with edges thick enough for a season of hidden stones. Sold flat, without bindings.',
      fr: 'Renforcé sous la fixation, avec des carres assez épaisses pour une saison de cailloux cachés. Vendus sans fixations.',
    },
  ],
  products: [
    { brand: 'varnhorn', model: 'Couloir 108', retail: 729, special: 529, palettes: ['dusk'], facts: { waist: 108, radius: 20, skiWeight: 1980, core: 'ash-poplar', level: 'expert' }, pitch: { en: 'Named after the line it was drawn for. Quiet in the fall line, quick when the walls come closer, and light enough to carry up again.', fr: 'Baptisé d’après la ligne pour laquelle il est né. Silencieux dans la pente, vif quand les parois se resserrent, et assez léger pour remonter à pied.' } },
    { brand: 'varnhorn', model: 'Couloir 116', retail: 769, special: 559, palettes: ['ink'], facts: { waist: 116, radius: 22, skiWeight: 2150, core: 'ash-poplar', level: 'expert' }, pitch: { en: 'More of everything: more float, more speed, more room for a mistake in the landing. Kept for the ten days that make a season.', fr: 'Plus de tout : plus de portance, plus de vitesse, plus de marge à la réception. À garder pour les dix jours qui font une saison.' } },
    { brand: 'skarvgrat', model: 'Drift 112', retail: 749, special: 549, palettes: ['ember'], facts: { waist: 112, radius: 21, skiWeight: 2060, core: 'beech-poplar', level: 'expert' }, pitch: { en: 'A loose, surfy ski that prefers its turns long and sideways. Somewhere in the second run you stop steering and start leaning.', fr: 'Un ski libre, presque un surf, qui aime les grandes courbes dérapées. Vers la deuxième descente, on ne le dirige plus : on s’incline.' } },
    { brand: 'skarvgrat', model: 'Drift 106', retail: 709, special: 499, palettes: ['lagoon'], facts: { waist: 106, radius: 19, skiWeight: 1940, core: 'beech-poplar', level: 'advanced' }, pitch: { en: 'The same character in a width that does not complain about the traverse home.', fr: 'Le même caractère, dans une largeur qui ne rechigne pas sur la traversée du retour.' } },
    { brand: 'skarvgrat', model: 'Drift 104 W', retail: 699, special: 499, palettes: ['berry'], isWomens: true, sizes: ['158', '166', '174'], facts: { waist: 104, radius: 17.5, skiWeight: 1760, core: 'paulownia', level: 'advanced' }, pitch: { en: 'Wide where it helps and light where it counts: a powder ski that a tired skier can still turn at four o’clock.', fr: 'Large là où cela aide, légère là où cela compte : un ski de poudreuse qui tourne encore à seize heures, jambes fatiguées comprises.' } },
    { brand: 'tarnfell', model: 'Fell 105', retail: 719, special: 539, palettes: ['spruce'], facts: { waist: 105, radius: 20, skiWeight: 1620, core: 'paulownia', level: 'expert' }, pitch: { en: 'A freeride shape at a touring weight. It asks for a light touch in hard snow and gives you the far side of the ridge in return.', fr: 'Une ligne freeride au poids d’un ski de randonnée. Il demande du doigté sur neige dure et offre en échange l’autre versant.' } },
    { brand: 'varnhorn', model: 'Spur 110', retail: 699, special: 479, palettes: ['powder'], facts: { waist: 110, radius: 19.5, skiWeight: 2010, core: 'poplar', level: 'advanced' }, pitch: { en: 'Nearly symmetrical, happily backwards, and just as happy to straight-line the run-out.', fr: 'Presque symétrique, à l’aise en marche arrière, et tout autant en trace directe dans la sortie.' } },
    { brand: 'ostkamm', model: 'Tiefgang 107', retail: 689, special: 489, palettes: ['glacier'], isSoldOut: true, facts: { waist: 107, radius: 18.5, skiWeight: 1930, core: 'beech-poplar', level: 'advanced' }, pitch: { en: 'What happens when a race workshop builds a powder ski: it floats like the others, and then it carves the cat track.', fr: 'Ce qui arrive quand un atelier de course construit un ski de poudreuse : il flotte comme les autres, puis il taille la piste de liaison.' } },
  ],
};

export const pisteSkis: Family = {
  category: 'skis/piste',
  artKind: 'ski',
  type: { en: 'piste skis', fr: 'skis de piste' },
  sizes: { option: 'length', values: ['156', '163', '170', '177'] },
  hasColours: false,
  craft: [
    {
      en: 'Full camber and a sintered base, stone-ground and hand-finished with the edges set at 88 degrees. It wants wax now and then, and it shows its thanks.',
      fr: 'Cambre intégral et semelle frittée, structurée à la pierre et finie à la main, carres à 88 degrés. Un peu de fart de temps en temps, et il vous le rend.',
    },
    {
      en: 'Two sheets of light metal around a wood core keep the edge on the snow where lesser skis start to chatter.',
      fr: 'Deux plaques de métal léger autour d’un noyau bois gardent la carre au contact, là où d’autres commencent à vibrer.',
    },
  ],
  products: [
    { brand: 'ostkamm', model: 'Falke SL', retail: 699, special: 499, palettes: ['ember'], sizes: ['155', '160', '165'], facts: { waist: 68, radius: 12.5, skiWeight: 1850, core: 'ash-poplar', level: 'expert' }, pitch: { en: 'Short turns with the snap of a slalom ski and the manners to last all morning. Bring your legs.', fr: 'Des virages courts, le claquant d’un ski de slalom et assez de manières pour tenir la matinée. Prévoyez des jambes.' } },
    { brand: 'ostkamm', model: 'Falke GS', retail: 719, special: 519, palettes: ['ink'], sizes: ['168', '175', '182'], facts: { waist: 70, radius: 17.5, skiWeight: 1960, core: 'ash-poplar', level: 'expert' }, pitch: { en: 'The long-turn Falke: an empty, hard-frozen piste at half past eight is what it was made for.', fr: 'La Falke des grandes courbes : une piste vide et bien gelée à huit heures et demie, voilà sa raison d’être.' } },
    { brand: 'ostkamm', model: 'Falke Ti', retail: 629, special: 449, palettes: ['granite'], facts: { waist: 74, radius: 15.5, skiWeight: 1820, core: 'beech-poplar', level: 'advanced' }, pitch: { en: 'Between slalom and giant slalom, where most good skiing happens. Precise without being a schoolmaster.', fr: 'Entre slalom et géant, là où se passe l’essentiel du bon ski. Précis sans être donneur de leçons.' } },
    { brand: 'ostkamm', model: 'Bussard 76', retail: 499, special: 349, palettes: ['larch'], facts: { waist: 76, radius: 14.5, skiWeight: 1700, core: 'poplar', level: 'intermediate' }, pitch: { en: 'Makes carving feel like something you could do all along.', fr: 'Avec lui, le carving donne l’impression d’avoir toujours été facile.' } },
    { brand: 'ostkamm', model: 'Bussard 72 W', retail: 479, special: 329, palettes: ['dawn'], isWomens: true, sizes: ['146', '153', '160'], facts: { waist: 72, radius: 12.5, skiWeight: 1540, core: 'poplar', level: 'intermediate' }, pitch: { en: 'Light in the turn and steady in a straight line, with a binding-ready plate that saves weight rather than adding it.', fr: 'Légère en virage et stable en ligne droite, avec une plaque prête à monter qui allège au lieu d’alourdir.' } },
    { brand: 'varnhorn', model: 'Firn 78', retail: 579, special: 419, palettes: ['glacier'], facts: { waist: 78, radius: 15, skiWeight: 1740, core: 'ash-poplar', level: 'advanced' }, pitch: { en: 'Varnhorn’s only piste ski, and proof that people who live for powder wait for it somewhere.', fr: 'Le seul ski de piste de Varnhorn, et la preuve que ceux qui vivent pour la poudreuse l’attendent bien quelque part.' } },
    { brand: 'perchoir', model: 'Balcon 74', retail: 459, special: 319, palettes: ['fjord'], facts: { waist: 74, radius: 14, skiWeight: 1650, core: 'poplar', level: 'beginner' }, pitch: { en: 'A friendly ski for the second week and the ones after: it turns when you look, and forgives when you lean back.', fr: 'Un ski amical pour la deuxième semaine et les suivantes : il tourne au regard et pardonne le poids en arrière.' } },
    { brand: 'perchoir', model: 'Balcon 70', retail: 399, special: 269, palettes: ['powder'], sizes: ['149', '156', '163'], facts: { waist: 70, radius: 13, skiWeight: 1580, core: 'poplar', level: 'beginner' }, pitch: { en: 'First turns need a ski that does not argue. This one stays out of the way until you are ready for more.', fr: 'Les premiers virages demandent un ski qui ne discute pas. Celui-ci se fait oublier jusqu’à ce que vous en vouliez plus.' } },
  ],
};

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
    { brand: 'tarnfell', model: 'Cairn 88', retail: 599, special: 439, palettes: ['spruce'], facts: { waist: 88, radius: 17.5, skiWeight: 1280, core: 'paulownia', level: 'advanced' }, pitch: { en: 'If you own one touring ski, own this one. It climbs like a light ski and comes down like one that is not.', fr: 'S’il ne fallait qu’un ski de randonnée, ce serait lui. Il monte comme un léger et descend comme un lourd.' } },
    { brand: 'tarnfell', model: 'Cairn 82', retail: 569, special: 419, palettes: ['larch'], facts: { waist: 82, radius: 17, skiWeight: 1120, core: 'paulownia', level: 'advanced' }, pitch: { en: 'For long days and spring snow: a fast, quiet ski that makes the last hundred metres of climbing shorter.', fr: 'Pour les longues journées et la neige de printemps : un ski rapide et discret, qui raccourcit les cent derniers mètres.' } },
    { brand: 'tarnfell', model: 'Cairn 84 W', retail: 579, special: 429, palettes: ['lagoon'], isWomens: true, sizes: ['150', '157', '164'], facts: { waist: 84, radius: 16, skiWeight: 1090, core: 'paulownia', level: 'advanced' }, pitch: { en: 'A lighter lay-up for lighter skiers, so that the ski bends when it should and not only when it is thrown.', fr: 'Une construction allégée pour des gabarits légers : le ski fléchit quand il faut, et pas seulement quand on le force.' } },
    { brand: 'tarnfell', model: 'Scree 95', retail: 649, special: 489, palettes: ['granite'], facts: { waist: 95, radius: 18.5, skiWeight: 1390, core: 'paulownia', level: 'expert' }, pitch: { en: 'Built for the descent and honest about the climb. Steep, wind-packed, breakable: it has seen worse.', fr: 'Construit pour la descente, franc sur la montée. Raide, ventée, croûtée : elle en a vu d’autres.' } },
    { brand: 'perchoir', model: 'Alpage 86', retail: 529, special: 369, palettes: ['moss'], facts: { waist: 86, radius: 16.5, skiWeight: 1340, core: 'poplar', level: 'intermediate' }, pitch: { en: 'A patient first touring ski with a round flex and no bad habits.', fr: 'Un premier ski de randonnée patient, au flex rond et sans mauvaise habitude.' } },
    { brand: 'skarvgrat', model: 'Tind 92', retail: 679, special: 529, palettes: ['dusk'], facts: { waist: 92, radius: 18, skiWeight: 1310, core: 'paulownia', level: 'expert' }, pitch: { en: 'Stiffer than it looks and lighter than it skis. For north faces in April and people who have been waiting for them.', fr: 'Plus rigide qu’elle n’en a l’air et plus légère qu’elle ne skie. Pour les faces nord d’avril et ceux qui les attendaient.' } },
  ],
};
