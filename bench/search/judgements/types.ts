import { ofTypes } from './grading.ts';

/*
 * What a shopper means by a word, in categories of the shop. Rules:
 * - A general word ("jacket") means every adult type of it. Children's are acceptable, because nothing excludes them.
 * - An accessory of a thing ("spare lens") is at most related to a search for the thing.
 * - A set with the thing is acceptable. Clothing that has the sport in its name ("ski jacket") is no answer to the sport's equipment ("skis").
 */

const adultSkis = [
  'skis/all-mountain',
  'skis/freeride',
  'skis/piste',
  'skis/touring',
  'skis/slalom',
  'skis/giant-slalom',
  'skis/womens',
  'skis/park',
];
const skiBootTypes = ['ski-boots', 'ski-boots/freeride', 'ski-boots/touring', 'ski-boots/race'];

export const skis = ofTypes(adultSkis, ['skis/junior', 'skis/sets']);
export const juniorSkis = ofTypes(['skis/junior']);
export const touringSkis = ofTypes(['skis/touring'], [], ['skis/freeride']);
export const skiBoots = ofTypes(skiBootTypes, ['ski-boots/junior']);
export const skiBindings = ofTypes(['ski-bindings', 'ski-bindings/touring'], ['ski-bindings/junior']);
export const bindings = ofTypes(
  ['ski-bindings', 'ski-bindings/touring', 'snowboarding/bindings'],
  ['ski-bindings/junior'],
);
export const poles = ofTypes(
  ['ski-poles', 'ski-poles/touring', 'outdoor/trekking-poles'],
  ['ski-poles/junior'],
);

export const snowboards = ofTypes(
  ['snowboarding/snowboards', 'snowboarding/freestyle', 'snowboarding/womens', 'snowboarding/splitboards'],
  ['snowboarding/junior', 'snowboarding/sets'],
);
export const snowboardBoots = ofTypes(['snowboarding/boots']);
export const boots = ofTypes(
  [...skiBootTypes, 'snowboarding/boots', 'outdoor/hiking-boots'],
  ['ski-boots/junior'],
);

export const shoes = ofTypes(
  [...skiBootTypes, 'outdoor/hiking-boots', 'outdoor/trail-shoes', 'outdoor/approach-shoes'],
  ['ski-boots/junior', 'snowboarding/boots'],
  ['ski-boots/liners'],
);

export const jackets = ofTypes(
  [
    'clothing/jackets',
    'clothing/shell-jackets',
    'clothing/down-jackets',
    'clothing/softshells',
    'outdoor/hiking-jackets',
  ],
  ['clothing/fleeces', 'clothing/junior-jackets'],
  ['clothing/vests', 'protection/body-armour'],
);
export const skiJackets = ofTypes(
  ['clothing/jackets'],
  ['clothing/shell-jackets', 'clothing/junior-jackets'],
  ['clothing/down-jackets', 'clothing/softshells', 'outdoor/hiking-jackets'],
);
export const waterproofJackets = ofTypes(
  ['clothing/shell-jackets', 'clothing/jackets', 'outdoor/hiking-jackets'],
  ['clothing/junior-jackets'],
  ['clothing/softshells', 'clothing/down-jackets'],
);
export const downJackets = ofTypes(['clothing/down-jackets'], [], ['clothing/vests', 'clothing/jackets']);
export const juniorJackets = ofTypes(['clothing/junior-jackets']);
export const trousers = ofTypes(
  ['clothing/trousers', 'clothing/bibs', 'outdoor/hiking-trousers'],
  ['clothing/junior-trousers'],
  ['outdoor/shorts'],
);
export const skiTrousers = ofTypes(['clothing/trousers', 'clothing/bibs'], ['clothing/junior-trousers']);
export const bibs = ofTypes(['clothing/bibs'], ['clothing/trousers']);
export const gloves = ofTypes(['clothing/gloves', 'clothing/mittens']);
export const mittens = ofTypes(['clothing/mittens'], [], ['clothing/gloves']);
export const baseLayers = ofTypes(['clothing/base-layers'], [], ['clothing/mid-layers']);
export const socks = ofTypes(['clothing/socks']);
export const hats = ofTypes(['clothing/hats']);
export const neckwear = ofTypes(['clothing/neckwear']);

export const helmets = ofTypes(['protection/helmets'], ['protection/junior-helmets']);
export const juniorHelmets = ofTypes(['protection/junior-helmets']);
export const goggles = ofTypes(
  ['protection/goggles'],
  ['protection/junior-goggles'],
  ['protection/spare-lenses'],
);
export const spareLenses = ofTypes(['protection/spare-lenses']);
export const sunglasses = ofTypes(['protection/sunglasses']);
export const backProtectors = ofTypes(['protection/back-protectors'], ['protection/body-armour']);

export const backpacks = ofTypes(
  ['backcountry/backpacks', 'outdoor/daypacks', 'outdoor/trekking-packs'],
  ['backcountry/airbag-packs'],
);
export const avalancheGear = ofTypes(['backcountry/avalanche-safety'], ['backcountry/airbag-packs']);
export const skins = ofTypes(['backcountry/skins']);
export const crampons = ofTypes(['backcountry/crampons']);
export const headlamps = ofTypes(['backcountry/headlamps']);

export const hikingBoots = ofTypes(
  ['outdoor/hiking-boots'],
  ['outdoor/approach-shoes'],
  ['outdoor/trail-shoes'],
);
export const trailShoes = ofTypes(['outdoor/trail-shoes'], [], ['outdoor/approach-shoes']);
export const tents = ofTypes(['outdoor/tents']);
export const sleepingBags = ofTypes(['outdoor/sleeping-bags']);

export const wax = ofTypes(['care/wax'], [], ['care/tuning-tools']);
export const skiBags = ofTypes(['care/ski-bags'], [], ['care/travel-bags']);
export const bootBags = ofTypes(['care/boot-bags'], [], ['care/travel-bags']);
export const vouchers = ofTypes(['care']);
