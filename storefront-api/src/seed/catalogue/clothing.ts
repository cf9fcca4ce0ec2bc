import type { Family } from './family.ts';

export const jackets: Family = {
  category: 'clothing/jackets',
  artKind: 'jacket',
  type: { en: 'ski jacket', fr: 'veste de ski' },
  sizes: { option: 'size', values: ['S', 'M', 'L', 'XL'] },
  hasColours: true,
  craft: [
    {
      en: 'Hood over a helmet, powder skirt, pass pocket on the sleeve and pit zips that open with gloves on. The water repellent is free of PFAS: wash it, warm it, and it beads again.',
      fr: 'Capuche sur casque, jupe pare-neige, poche forfait sur la manche et aérations qui s’ouvrent avec des gants. Déperlant sans PFAS : lavez, réchauffez, et l’eau perle à nouveau.',
    },
    {
      en: 'Seams are taped throughout, cuffs close over or under a glove, and the pockets sit above a hip belt.',
      fr: 'Coutures entièrement étanchées, poignets sur ou sous le gant, et des poches placées au-dessus d’une ceinture ventrale.',
    },
  ],
  products: [
    { brand: 'brisevent', model: 'Bourrasque 3L', retail: 449, special: 299, palettes: ['ember', 'ink'], facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 620 }, pitch: { en: 'A three-layer shell for the days when the lifts run and the forecast says they should not.', fr: 'Une coque trois couches pour les jours où les remontées tournent alors que la météo dit non.' } },
    { brand: 'brisevent', model: 'Bourrasque 3L W', retail: 449, special: 299, palettes: ['lagoon', 'berry'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 570 }, pitch: { en: 'The same storm, a cut of its own: longer at the back, closer at the waist.', fr: 'La même tempête, une coupe à part : plus longue dans le dos, plus près de la taille.' } },
    { brand: 'brisevent', model: 'Éclaircie', retail: 329, special: 219, palettes: ['fjord', 'larch'], facts: { waterproofing: 15000, breathability: 15000, insulation: 'synthetic', weight: 890 }, pitch: { en: 'Light insulation where you get cold, none where you get hot.', fr: 'Une isolation légère là où l’on a froid, aucune là où l’on a chaud.' } },
    { brand: 'brisevent', model: 'Éclaircie W', retail: 329, special: 219, palettes: ['dawn', 'spruce'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { waterproofing: 15000, breathability: 15000, insulation: 'synthetic', weight: 830 }, pitch: { en: 'The jacket for a family week: warm on the chair, dry in sleet, presentable at supper.', fr: 'La veste d’une semaine en famille : chaude sur le télésiège, sèche sous la neige mouillée, présentable au dîner.' } },
    { brand: 'brisevent', model: 'Versant', retail: 249, special: 165, palettes: ['granite', 'moss'], facts: { waterproofing: 10000, breathability: 10000, insulation: 'synthetic', weight: 940 }, pitch: { en: 'A first proper ski jacket, without the padding that makes you look like one.', fr: 'Une première vraie veste de ski, sans le rembourrage qui fait bonhomme de neige.' } },
    { brand: 'fjordlys', model: 'Skodde Shell', retail: 479, special: 349, palettes: ['glacier', 'coal'], facts: { waterproofing: 28000, breathability: 25000, insulation: 'shell', weight: 540 }, pitch: { en: 'Named after sea fog, and quite at home in it. The lightest shell here that we would wear under a pack strap.', fr: 'Baptisée d’après la brume marine, et tout à fait à son aise dedans. La plus légère de nos coques à porter sous un sac.' } },
    { brand: 'fjordlys', model: 'Skodde Shell W', retail: 479, special: 349, palettes: ['lagoon', 'ember'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { waterproofing: 28000, breathability: 25000, insulation: 'shell', weight: 490 }, pitch: { en: 'Stretch in the shoulders, so that the hem stays down when your poles go up.', fr: 'De l’aisance aux épaules, pour que l’ourlet reste en bas quand les bâtons montent.' } },
    { brand: 'fjordlys', model: 'Rim Down', type: { en: 'jacket', fr: 'doudoune' }, retail: 299, special: 209, palettes: ['ink', 'larch'], facts: { insulation: 'down', weight: 410 }, pitch: { en: 'Packs into its own pocket and comes out for lunch on the ridge.', fr: 'Se range dans sa propre poche et en sort pour le pique-nique sur la crête.' } },
    { brand: 'fjordlys', model: 'Rim Down W', type: { en: 'down jacket', fr: 'doudoune' }, retail: 299, special: 209, palettes: ['berry', 'powder'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { insulation: 'down', weight: 370 }, pitch: { en: 'Warmth for its weight that is hard to believe until you have sat still in it.', fr: 'Une chaleur pour son poids difficile à croire, tant qu’on n’est pas resté assis dedans.' } },
    { brand: 'fjordlys', model: 'Vind Hybrid', retail: 189, special: 129, palettes: ['spruce', 'granite'], facts: { insulation: 'synthetic', weight: 380 }, pitch: { en: 'Quilted in front, stretch behind: the layer you put on for the climb and do not take off.', fr: 'Matelassée devant, extensible derrière : la couche que l’on met à la montée et que l’on n’enlève plus.' } },
    { brand: 'skarvgrat', model: 'Storm Anorak', retail: 399, special: 289, palettes: ['larch', 'dusk'], facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 650 }, pitch: { en: 'Over the head, out of the wind. One big pocket for skins and one small one for the key.', fr: 'Par-dessus la tête, à l’abri du vent. Une grande poche pour les peaux, une petite pour la clé.' } },
  ],
};

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
    { brand: 'brisevent', model: 'Bourrasque Bib', type: { en: 'ski trousers', fr: 'salopette de ski' }, retail: 379, special: 259, palettes: ['ink'], facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 610 }, pitch: { en: 'A high bib without bulk. Snow down the back is somebody else’s problem.', fr: 'Une salopette haute sans épaisseur. La neige dans le dos, c’est pour les autres.' } },
    { brand: 'brisevent', model: 'Bourrasque Bib W', type: { en: 'ski trousers', fr: 'salopette de ski' }, retail: 379, special: 259, palettes: ['lagoon'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 570 }, pitch: { en: 'With a side zip that makes the hut toilet a matter of seconds.', fr: 'Avec un zip latéral qui fait des toilettes du refuge une affaire de secondes.' } },
    { brand: 'brisevent', model: 'Versant Pant', retail: 179, special: 119, palettes: ['coal'], facts: { waterproofing: 10000, breathability: 10000, insulation: 'synthetic', weight: 690 }, pitch: { en: 'Lightly insulated, adjustable at the waist and indifferent to wet chairlifts.', fr: 'Légèrement isolé, réglable à la taille et indifférent aux télésièges mouillés.' } },
    { brand: 'brisevent', model: 'Versant Pant W', retail: 179, special: 119, palettes: ['dawn'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { waterproofing: 10000, breathability: 10000, insulation: 'synthetic', weight: 640 }, pitch: { en: 'A straight leg over the boot and a waist that does not gape when you sit.', fr: 'Une jambe droite sur la chaussure et une taille qui ne bâille pas en position assise.' } },
    { brand: 'fjordlys', model: 'Skodde Pant', retail: 359, special: 249, palettes: ['glacier'], facts: { waterproofing: 28000, breathability: 25000, insulation: 'shell', weight: 480 }, pitch: { en: 'Shell trousers with enough stretch to forget that they are waterproof.', fr: 'Un pantalon coque assez extensible pour faire oublier qu’il est imperméable.' } },
    { brand: 'fjordlys', model: 'Tur Softshell', retail: 199, special: 139, palettes: ['spruce'], facts: { material: 'fabric', weight: 430 }, pitch: { en: 'For the skin track: wind-tight at the thigh, open at the back of the knee.', fr: 'Pour la trace : coupe-vent sur la cuisse, aéré derrière le genou.' } },
    { brand: 'skarvgrat', model: 'Storm Pant', retail: 339, special: 239, palettes: ['larch'], facts: { waterproofing: 20000, breathability: 20000, insulation: 'shell', weight: 590 }, pitch: { en: 'Loose enough for knee pads, tough enough for the rocks they are for.', fr: 'Assez ample pour des genouillères, assez solide pour les rochers qui vont avec.' } },
  ],
};

export const gloves: Family = {
  category: 'clothing/gloves',
  artKind: 'gloves',
  type: { en: 'gloves', fr: 'gants' },
  sizes: { option: 'glove-size', values: ['7', '8', '9', '10'] },
  hasColours: false,
  craft: [
    {
      en: 'Wrist leash, soft thumb for the nose, and a removable liner. Leather parts want a little balm twice a season.',
      fr: 'Dragonne, pouce doux pour le nez et doublure amovible. Le cuir demande un peu de baume deux fois par saison.',
    },
  ],
  products: [
    { brand: 'vellamont', model: 'Muletier', retail: 139, special: 95, palettes: ['larch'], facts: { material: 'leather', insulation: 'synthetic' }, pitch: { en: 'Goatskin that grows to your hand and outlasts two jackets.', fr: 'Une peau de chèvre qui se fait à la main et survit à deux vestes.' } },
    { brand: 'vellamont', model: 'Muletier Mitt', type: { en: 'mittens', fr: 'moufles' }, retail: 145, special: 99, palettes: ['ember'], facts: { material: 'leather', insulation: 'synthetic' }, pitch: { en: 'Warmer than any glove, because fingers like company.', fr: 'Plus chaude qu’un gant, car les doigts aiment la compagnie.' } },
    { brand: 'vellamont', model: 'Grésil', retail: 89, special: 59, palettes: ['coal'], facts: { material: 'fabric', waterproofing: 15000, insulation: 'synthetic' }, pitch: { en: 'A waterproof all-rounder that dries on a hut radiator by morning.', fr: 'Un gant étanche à tout faire, sec au matin sur le radiateur du refuge.' } },
    { brand: 'vellamont', model: 'Grésil W', retail: 89, special: 59, palettes: ['berry'], isWomens: true, sizes: ['6', '7', '8'], facts: { material: 'fabric', waterproofing: 15000, insulation: 'synthetic' }, pitch: { en: 'Slimmer fingers, more filling on the back of the hand.', fr: 'Des doigts plus fins, plus de garnissage sur le dessus.' } },
    { brand: 'vellamont', model: 'Approche Liner', type: { en: 'gloves', fr: 'sous-gants' }, retail: 39, special: 25, palettes: ['granite'], facts: { material: 'merino-blend' }, pitch: { en: 'Thin enough for a zip and a phone, warm enough for the climb.', fr: 'Assez fins pour un zip et un téléphone, assez chauds pour la montée.' } },
    { brand: 'fjordlys', model: 'Tur Glove', retail: 69, special: 45, palettes: ['spruce'], facts: { material: 'fabric' }, pitch: { en: 'A windproof touring glove that breathes when you do.', fr: 'Un gant de randonnée coupe-vent, qui respire quand vous respirez.' } },
  ],
};

export const baseLayers: Family = {
  category: 'clothing/base-layers',
  artKind: 'base-layer',
  type: { en: 'base layer', fr: 'sous-vêtement technique' },
  sizes: { option: 'size', values: ['S', 'M', 'L', 'XL'] },
  hasColours: false,
  craft: [
    {
      en: 'Flat seams away from the shoulders, a long back that stays tucked in, and wool from farms that do not practise mulesing.',
      fr: 'Coutures plates loin des épaules, dos long qui reste dans le pantalon, et une laine d’élevages sans mulesing.',
    },
  ],
  products: [
    { brand: 'fjordlys', model: 'Ull 200 Crew', retail: 85, special: 59, palettes: ['fjord'], facts: { material: 'merino', fabricWeight: 200 }, pitch: { en: 'A week of skiing, one shirt, no complaints from the chair next to you.', fr: 'Une semaine de ski, un seul maillot, aucune plainte du voisin de télésiège.' } },
    { brand: 'fjordlys', model: 'Ull 200 Crew W', retail: 85, special: 59, palettes: ['berry'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { material: 'merino', fabricWeight: 200 }, pitch: { en: 'Soft enough for people who say they cannot wear wool.', fr: 'Assez douce pour celles qui disent ne pas supporter la laine.' } },
    { brand: 'fjordlys', model: 'Ull 200 Tights', type: { en: 'base layer', fr: 'collant technique' }, retail: 79, special: 55, palettes: ['coal'], facts: { material: 'merino', fabricWeight: 200 }, pitch: { en: 'They end above the boot, where a seam would only press.', fr: 'Il s’arrête au-dessus de la chaussure, là où une couture ne ferait que gêner.' } },
    { brand: 'vellamont', model: 'Duvetine 260 Zip', retail: 99, special: 69, palettes: ['spruce'], facts: { material: 'merino', fabricWeight: 260 }, pitch: { en: 'A heavy knit with a deep zip, for January and for people who feel it.', fr: 'Une maille épaisse à long zip, pour janvier et pour les frileux.' } },
    { brand: 'vellamont', model: 'Filet 150', retail: 69, special: 45, palettes: ['glacier'], facts: { material: 'merino-blend', fabricWeight: 150 }, pitch: { en: 'The summer weight that touring skiers wear all winter.', fr: 'Le grammage d’été que les randonneurs portent tout l’hiver.' } },
    { brand: 'vellamont', model: 'Filet 150 W', retail: 69, special: 45, palettes: ['dawn'], isWomens: true, sizes: ['XS', 'S', 'M', 'L'], facts: { material: 'merino-blend', fabricWeight: 150 }, pitch: { en: 'Dry again by the time you have taken off your skins.', fr: 'Sec à nouveau le temps d’enlever les peaux.' } },
  ],
};
