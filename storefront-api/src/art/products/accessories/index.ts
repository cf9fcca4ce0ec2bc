import type { ProductKind } from '../../spec.ts';
import { drawTag } from '../mountain/tag.ts';
import type { Drawer } from '../product.ts';
import { drawGloves } from './hands/glove.ts';
import { drawGoggles } from './goggles.ts';
import { drawHelmet } from './helmet.ts';
import { drawMittens } from './hands/mitten.ts';

export const accessoryDrawers = {
  gloves: drawGloves,
  mittens: drawMittens,
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
