import type { ProductKind } from '../../spec.ts';
import { drawTag } from '../mountain/tag.ts';
import type { Drawer } from '../product.ts';
import { drawBackpack } from './backpack.ts';

export const outdoorDrawers = {
  backpack: drawBackpack,
  'airbag-pack': drawBackpack,
  'trekking-pack': drawBackpack,
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
