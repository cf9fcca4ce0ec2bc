import type { ProductKind } from '../../spec.ts';
import { drawBackProtector } from './armour/back-protector.ts';
import { drawBodyArmour } from './armour/body-armour.ts';
import type { Drawer } from '../product.ts';
import { drawGloves } from './hands/glove.ts';
import { drawHat } from './knits/hat.ts';
import { drawNeckwear } from './knits/neckwear.ts';
import { drawSocks } from './knits/socks.ts';
import { drawGoggles } from './eyes/goggles.ts';
import { drawLens } from './eyes/lens.ts';
import { drawSunglasses } from './eyes/sunglasses.ts';
import { drawHelmet } from './helmets/helmet.ts';
import { drawMittens } from './hands/mitten.ts';

export const accessoryDrawers = {
  gloves: drawGloves,
  mittens: drawMittens,
  hat: drawHat,
  neckwear: drawNeckwear,
  socks: drawSocks,
  goggles: drawGoggles,
  lens: drawLens,
  sunglasses: drawSunglasses,
  helmet: drawHelmet,
  'back-protector': drawBackProtector,
  'body-armour': drawBodyArmour,
} satisfies Partial<Record<ProductKind, Drawer>>;
