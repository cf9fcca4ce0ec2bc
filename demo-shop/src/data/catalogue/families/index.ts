import type { Family } from '../family.ts';
import { airbagPacks } from './airbag-packs.ts';
import { allMountainSkis } from './all-mountain-skis.ts';
import { approachShoes } from './approach-shoes.ts';
import { avalancheSafety } from './avalanche-safety.ts';
import { backProtectors } from './back-protectors.ts';
import { backpacks } from './backpacks.ts';
import { baseLayers } from './base-layers.ts';
import { bibs } from './bibs.ts';
import { bodyArmour } from './body-armour.ts';
import { bootBags } from './boot-bags.ts';
import { bootDryers } from './boot-dryers.ts';
import { bottles } from './bottles.ts';
import { climbingSkins } from './climbing-skins.ts';
import { crampons } from './crampons.ts';
import { daypacks } from './daypacks.ts';
import { downJackets } from './down-jackets.ts';
import { fleeces } from './fleeces.ts';
import { freerideBoots } from './freeride-boots.ts';
import { freerideSkis } from './freeride-skis.ts';
import { freestyleBoards } from './freestyle-boards.ts';
import { giantSlalomSkis } from './giant-slalom-skis.ts';
import { gloves } from './gloves.ts';
import { goggles } from './goggles.ts';
import { harnesses } from './harnesses.ts';
import { hats } from './hats.ts';
import { headlamps } from './headlamps.ts';
import { helmets } from './helmets.ts';
import { hikingBoots } from './hiking-boots.ts';
import { hikingJackets } from './hiking-jackets.ts';
import { hikingTrousers } from './hiking-trousers.ts';
import { iceAxes } from './ice-axes.ts';
import { jackets } from './jackets.ts';
import { juniorBindings } from './junior-bindings.ts';
import { juniorBoards } from './junior-boards.ts';
import { juniorBoots } from './junior-boots.ts';
import { juniorGoggles } from './junior-goggles.ts';
import { juniorHelmets } from './junior-helmets.ts';
import { juniorJackets } from './junior-jackets.ts';
import { juniorPoles } from './junior-poles.ts';
import { juniorSkis } from './junior-skis.ts';
import { juniorTrousers } from './junior-trousers.ts';
import { liners } from './liners.ts';
import { midLayers } from './mid-layers.ts';
import { mittens } from './mittens.ts';
import { neckwear } from './neckwear.ts';
import { onePieces } from './one-pieces.ts';
import { parkSkis } from './park-skis.ts';
import { pisteSkis } from './piste-skis.ts';
import { raceBoots } from './race-boots.ts';
import { repairKits } from './repair-kits.ts';
import { ropes } from './ropes.ts';
import { shellJackets } from './shell-jackets.ts';
import { shorts } from './shorts.ts';
import { skiBags } from './ski-bags.ts';
import { skiBindings } from './ski-bindings.ts';
import { skiBoots } from './ski-boots.ts';
import { skiPoles } from './ski-poles.ts';
import { slalomSkis } from './slalom-skis.ts';
import { sleepingBags } from './sleeping-bags.ts';
import { sleepingMats } from './sleeping-mats.ts';
import { snowboardBindings } from './snowboard-bindings.ts';
import { snowboardBoots } from './snowboard-boots.ts';
import { snowboards } from './snowboards.ts';
import { socks } from './socks.ts';
import { softshells } from './softshells.ts';
import { spareLenses } from './spare-lenses.ts';
import { splitboards } from './splitboards.ts';
import { stoves } from './stoves.ts';
import { sunglasses } from './sunglasses.ts';
import { tShirts } from './t-shirts.ts';
import { tents } from './tents.ts';
import { touringBindings } from './touring-bindings.ts';
import { touringBoots } from './touring-boots.ts';
import { touringPoles } from './touring-poles.ts';
import { touringSkis } from './touring-skis.ts';
import { trailShoes } from './trail-shoes.ts';
import { travelBags } from './travel-bags.ts';
import { trekkingPacks } from './trekking-packs.ts';
import { trekkingPoles } from './trekking-poles.ts';
import { trousers } from './trousers.ts';
import { tuningTools } from './tuning-tools.ts';
import { vests } from './vests.ts';
import { wax } from './wax.ts';
import { womensBoards } from './womens-boards.ts';
import { womensSkis } from './womens-skis.ts';

/** Families in id order; the first ones have hand-written products. */
export const families: readonly Family[] = [
  allMountainSkis,
  freerideSkis,
  pisteSkis,
  touringSkis,
  skiBoots,
  skiBindings,
  skiPoles,
  snowboards,
  snowboardBoots,
  snowboardBindings,
  helmets,
  goggles,
  jackets,
  trousers,
  gloves,
  baseLayers,
  backpacks,
  avalancheSafety,
  slalomSkis,
  giantSlalomSkis,
  womensSkis,
  parkSkis,
  juniorSkis,
  freerideBoots,
  touringBoots,
  raceBoots,
  juniorBoots,
  liners,
  touringBindings,
  juniorBindings,
  touringPoles,
  juniorPoles,
  splitboards,
  freestyleBoards,
  womensBoards,
  juniorBoards,
  shellJackets,
  downJackets,
  bibs,
  midLayers,
  fleeces,
  softshells,
  mittens,
  socks,
  hats,
  neckwear,
  juniorJackets,
  juniorTrousers,
  onePieces,
  vests,
  backProtectors,
  bodyArmour,
  juniorHelmets,
  juniorGoggles,
  spareLenses,
  sunglasses,
  climbingSkins,
  airbagPacks,
  crampons,
  iceAxes,
  headlamps,
  harnesses,
  ropes,
  hikingBoots,
  trailShoes,
  hikingJackets,
  hikingTrousers,
  shorts,
  tShirts,
  trekkingPoles,
  tents,
  sleepingBags,
  sleepingMats,
  stoves,
  bottles,
  daypacks,
  trekkingPacks,
  approachShoes,
  wax,
  tuningTools,
  skiBags,
  bootBags,
  travelBags,
  bootDryers,
  repairKits,
];
