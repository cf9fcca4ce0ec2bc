import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBinding } from './binding/index.ts';
import { drawHikingBoot } from './hiking-boot/hiking-boot.ts';
import { drawLiner } from './liner/index.ts';
import { drawBoot } from './ski-boot/index.ts';
import { drawSnowboardBinding } from './snowboard-binding/snowboard-binding.ts';
import { drawSnowboardBoot } from './snowboard-boot/index.ts';
import { drawTouringBinding } from './touring-binding/touring-binding.ts';
import { drawTouringBoot } from './touring-boot/index.ts';
import { drawTrailShoe } from './trail-shoe/trail-shoe.ts';

export const footwearDrawers = {
  boot: drawBoot,
  'touring-boot': drawTouringBoot,
  liner: drawLiner,
  'snowboard-boot': drawSnowboardBoot,
  'trail-shoe': drawTrailShoe,
  'hiking-boot': drawHikingBoot,
  binding: drawBinding,
  'touring-binding': drawTouringBinding,
  'snowboard-binding': drawSnowboardBinding,
} satisfies Partial<Record<ProductKind, Drawer>>;
