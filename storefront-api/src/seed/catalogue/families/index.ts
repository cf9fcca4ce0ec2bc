import type { Family } from '../family.ts';
import { allMountainSkis } from './all-mountain-skis.ts';
import { avalancheSafety } from './avalanche-safety.ts';
import { backpacks } from './backpacks.ts';
import { baseLayers } from './base-layers.ts';
import { freerideSkis } from './freeride-skis.ts';
import { gloves } from './gloves.ts';
import { goggles } from './goggles.ts';
import { helmets } from './helmets.ts';
import { jackets } from './jackets.ts';
import { pisteSkis } from './piste-skis.ts';
import { skiBindings } from './ski-bindings.ts';
import { skiBoots } from './ski-boots.ts';
import { skiPoles } from './ski-poles.ts';
import { snowboardBindings } from './snowboard-bindings.ts';
import { snowboardBoots } from './snowboard-boots.ts';
import { snowboards } from './snowboards.ts';
import { touringSkis } from './touring-skis.ts';
import { trousers } from './trousers.ts';

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
