import type { ProductKind } from '../../spec.ts';
import { drawTag } from '../mountain/tag.ts';
import type { Drawer } from '../product.ts';
import { drawBackpack } from './backpack.ts';
import { drawAirbagPack } from './airbag-pack.ts';
import { drawTrekkingPack } from './trekking-pack.ts';

export const outdoorDrawers = {
  backpack: drawBackpack,
  'airbag-pack': drawAirbagPack,
  'trekking-pack': drawTrekkingPack,
  duffel: drawTag,
  'boot-bag': drawTag,
  'ski-bag': drawTag,
  tent: drawTag,
  'sleeping-bag': drawTag,
  'sleeping-mat': drawTag,
  stove: drawTag,
  bottle: drawTag,
  headlamp: drawTag,
} satisfies Partial<Record<ProductKind, Drawer>>;
