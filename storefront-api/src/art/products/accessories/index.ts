import type { ProductKind } from '../../spec.ts';
import { drawTag } from '../mountain/tag.ts';
import type { Drawer } from '../product.ts';
import { drawGloves } from './gloves.ts';
import { drawGoggles } from './goggles.ts';
import { drawHelmet } from './helmet.ts';

export const accessoryDrawers = {
  gloves: drawGloves,
  mittens: drawGloves,
  hat: drawTag,
  neckwear: drawTag,
  socks: drawTag,
  goggles: drawGoggles,
  lens: drawGoggles,
  sunglasses: drawGoggles,
  helmet: drawHelmet,
  'back-protector': drawTag,
  'body-armour': drawTag,
} satisfies Partial<Record<ProductKind, Drawer>>;
