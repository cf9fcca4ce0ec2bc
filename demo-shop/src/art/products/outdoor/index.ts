import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBackpack } from './backpack.ts';
import { drawBootBag } from './boot-bag.ts';
import { drawBottle } from './bottle.ts';
import { drawDuffel } from './duffel.ts';
import { drawHeadlamp } from './headlamp.ts';
import { drawSkiBag } from './ski-bag.ts';
import { drawSleepingBag } from './sleeping-bag.ts';
import { drawSleepingMat } from './sleeping-mat.ts';
import { drawStove } from './stove.ts';
import { drawTent } from './tent.ts';
import { drawAirbagPack } from './airbag-pack.ts';
import { drawTrekkingPack } from './trekking-pack.ts';

export const outdoorDrawers = {
  backpack: drawBackpack,
  'airbag-pack': drawAirbagPack,
  'trekking-pack': drawTrekkingPack,
  duffel: drawDuffel,
  'boot-bag': drawBootBag,
  'ski-bag': drawSkiBag,
  tent: drawTent,
  'sleeping-bag': drawSleepingBag,
  'sleeping-mat': drawSleepingMat,
  stove: drawStove,
  bottle: drawBottle,
  headlamp: drawHeadlamp,
} satisfies Partial<Record<ProductKind, Drawer>>;
