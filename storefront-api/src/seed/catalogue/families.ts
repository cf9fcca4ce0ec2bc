import type { Family } from './family.ts';
import { avalancheSafety, backpacks } from './backcountry.ts';
import { skiBindings, skiBoots, skiPoles } from './boots-and-bindings.ts';
import { baseLayers, gloves, jackets, trousers } from './clothing.ts';
import { goggles, helmets } from './protection.ts';
import { allMountainSkis, freerideSkis, pisteSkis, touringSkis } from './skis.ts';
import { snowboardBindings, snowboardBoots, snowboards } from './snowboarding.ts';

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
];
