/**
 * Paths of the categories whose products go with those of a category, the most important first. Categories without rules
 * have those of the category above them. `''` is for all others.
 */
export const goesWith: Readonly<Record<string, readonly string[]>> = {
  '': ['care/travel-bags', 'outdoor/bottles', 'clothing/hats', 'clothing/socks', 'backcountry/headlamps'],
  skis: [
    'ski-bindings',
    'ski-boots',
    'ski-poles',
    'care/ski-bags',
    'protection/helmets',
    'care/wax',
    'protection/goggles',
  ],
  'skis/freeride': [
    'ski-bindings',
    'ski-boots/freeride',
    'ski-poles',
    'backcountry/avalanche-safety',
    'protection/back-protectors',
    'care/ski-bags',
  ],
  'skis/touring': [
    'ski-bindings/touring',
    'backcountry/skins',
    'ski-boots/touring',
    'ski-poles/touring',
    'backcountry/avalanche-safety',
    'backcountry/backpacks',
  ],
  'skis/slalom': racing(),
  'skis/giant-slalom': racing(),
  'skis/park': [
    'ski-bindings',
    'ski-boots',
    'ski-poles',
    'protection/helmets',
    'protection/back-protectors',
    'care/ski-bags',
  ],
  'skis/junior': [
    'ski-bindings/junior',
    'ski-boots/junior',
    'ski-poles/junior',
    'protection/junior-helmets',
    'protection/junior-goggles',
    'care/boot-bags',
  ],
  // Bundles have their bindings.
  'skis/sets': ['ski-boots', 'ski-poles', 'care/ski-bags', 'protection/helmets', 'care/wax'],
  'ski-boots': ['skis/all-mountain', 'clothing/socks', 'care/boot-bags', 'care/boot-dryers', 'ski-poles'],
  'ski-boots/freeride': [
    'skis/freeride',
    'clothing/socks',
    'care/boot-bags',
    'care/boot-dryers',
    'backcountry/avalanche-safety',
  ],
  'ski-boots/touring': [
    'skis/touring',
    'ski-bindings/touring',
    'clothing/socks',
    'backcountry/crampons',
    'care/boot-dryers',
  ],
  'ski-boots/race': ['skis/slalom', 'skis/giant-slalom', 'clothing/socks', 'care/boot-bags'],
  'ski-boots/junior': [
    'skis/junior',
    'ski-poles/junior',
    'protection/junior-helmets',
    'care/boot-bags',
    'care/boot-dryers',
  ],
  'ski-boots/liners': ['ski-boots', 'clothing/socks', 'care/boot-dryers', 'care/boot-bags'],
  'ski-bindings': ['skis/all-mountain', 'skis/piste', 'ski-boots', 'care/tuning-tools', 'care/ski-bags'],
  'ski-bindings/touring': ['skis/touring', 'ski-boots/touring', 'backcountry/skins', 'backcountry/crampons'],
  'ski-bindings/junior': ['skis/junior', 'ski-boots/junior', 'ski-poles/junior'],
  'ski-poles': ['skis/all-mountain', 'clothing/gloves', 'ski-boots', 'care/ski-bags'],
  'ski-poles/touring': ['skis/touring', 'backcountry/skins', 'clothing/gloves', 'backcountry/backpacks'],
  'ski-poles/junior': ['skis/junior', 'ski-boots/junior', 'protection/junior-goggles'],
  snowboarding: [
    'snowboarding/bindings',
    'snowboarding/boots',
    'protection/helmets',
    'protection/goggles',
    'care/wax',
    'clothing/mittens',
  ],
  'snowboarding/splitboards': [
    'snowboarding/bindings',
    'snowboarding/boots',
    'ski-poles/touring',
    'backcountry/avalanche-safety',
    'backcountry/backpacks',
  ],
  'snowboarding/junior': [
    'protection/junior-helmets',
    'protection/junior-goggles',
    'clothing/junior-jackets',
    'clothing/junior-trousers',
  ],
  'snowboarding/boots': [
    'snowboarding/bindings',
    'snowboarding/snowboards',
    'clothing/socks',
    'care/boot-bags',
    'care/boot-dryers',
  ],
  'snowboarding/bindings': ['snowboarding/snowboards', 'snowboarding/boots', 'care/tuning-tools'],
  'snowboarding/sets': ['snowboarding/boots', 'protection/helmets', 'protection/goggles', 'care/wax'],
  clothing: [
    'clothing/base-layers',
    'clothing/gloves',
    'clothing/hats',
    'clothing/socks',
    'clothing/neckwear',
  ],
  'clothing/jackets': skiWear('clothing/trousers'),
  'clothing/shell-jackets': skiWear('clothing/bibs'),
  'clothing/trousers': skiWear('clothing/jackets'),
  'clothing/bibs': skiWear('clothing/shell-jackets'),
  'clothing/gloves': ['clothing/hats', 'clothing/neckwear', 'clothing/jackets', 'protection/goggles'],
  'clothing/mittens': ['clothing/hats', 'clothing/neckwear', 'clothing/jackets', 'protection/goggles'],
  'clothing/base-layers': ['clothing/mid-layers', 'clothing/fleeces', 'clothing/socks', 'clothing/jackets'],
  'clothing/junior-jackets': ['clothing/junior-trousers', ...juniorGear()],
  'clothing/junior-trousers': ['clothing/junior-jackets', ...juniorGear()],
  protection: ['protection/helmets', 'protection/goggles', 'protection/back-protectors', 'clothing/neckwear'],
  'protection/helmets': ['protection/goggles', 'clothing/neckwear', 'protection/back-protectors'],
  'protection/goggles': ['protection/helmets', 'protection/spare-lenses', 'clothing/neckwear'],
  'protection/spare-lenses': ['protection/goggles', 'protection/helmets'],
  'protection/junior-helmets': ['protection/junior-goggles', 'clothing/junior-jackets', 'skis/junior'],
  'protection/junior-goggles': ['protection/junior-helmets', 'clothing/junior-jackets', 'skis/junior'],
  backcountry: [
    'backcountry/avalanche-safety',
    'backcountry/skins',
    'backcountry/backpacks',
    'skis/touring',
    'ski-poles/touring',
  ],
  'backcountry/harnesses': ['backcountry/ropes', 'backcountry/ice-axes', 'backcountry/crampons'],
  'backcountry/ropes': ['backcountry/harnesses', 'backcountry/ice-axes', 'backcountry/backpacks'],
  'backcountry/ice-axes': ['backcountry/crampons', 'backcountry/harnesses', 'backcountry/ropes'],
  'backcountry/crampons': ['backcountry/ice-axes', 'backcountry/harnesses', 'ski-boots/touring'],
  outdoor: [
    'outdoor/daypacks',
    'outdoor/bottles',
    'outdoor/trekking-poles',
    'clothing/socks',
    'backcountry/headlamps',
  ],
  'outdoor/hiking-jackets': [
    'outdoor/hiking-trousers',
    'outdoor/t-shirts',
    'outdoor/daypacks',
    'outdoor/hiking-boots',
  ],
  'outdoor/hiking-trousers': [
    'outdoor/hiking-jackets',
    'outdoor/t-shirts',
    'outdoor/hiking-boots',
    'outdoor/daypacks',
  ],
  'outdoor/tents': camping('outdoor/sleeping-bags', 'outdoor/sleeping-mats'),
  'outdoor/sleeping-bags': camping('outdoor/sleeping-mats', 'outdoor/tents'),
  'outdoor/sleeping-mats': camping('outdoor/sleeping-bags', 'outdoor/tents'),
  'outdoor/stoves': ['outdoor/bottles', 'outdoor/tents', 'outdoor/trekking-packs', 'backcountry/headlamps'],
  'care/wax': ['care/tuning-tools', 'care/ski-bags', 'care/repair'],
  'care/tuning-tools': ['care/wax', 'care/repair', 'care/ski-bags'],
  'care/ski-bags': ['care/boot-bags', 'care/travel-bags', 'care/wax'],
  'care/boot-bags': ['care/boot-dryers', 'care/ski-bags', 'care/travel-bags'],
  'care/boot-dryers': ['care/boot-bags', 'clothing/socks', 'ski-boots/liners'],
};

function racing(): string[] {
  return [
    'ski-bindings',
    'ski-boots/race',
    'ski-poles',
    'protection/helmets',
    'protection/back-protectors',
    'care/tuning-tools',
  ];
}

function skiWear(match: string): string[] {
  return [match, 'clothing/base-layers', 'clothing/gloves', 'clothing/mid-layers', 'protection/goggles'];
}

function juniorGear(): string[] {
  return ['protection/junior-helmets', 'protection/junior-goggles', 'skis/junior'];
}

function camping(...match: string[]): string[] {
  return [...match, 'outdoor/stoves', 'outdoor/trekking-packs', 'backcountry/headlamps'];
}
