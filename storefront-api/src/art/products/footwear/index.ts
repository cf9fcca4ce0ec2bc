import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBinding } from './binding.ts';
import { drawBoot } from './boot.ts';
import { drawHikingBoot } from './hiking-boot.ts';
import { drawSnowboardBoot } from './snowboard-boot.ts';
import { drawTrailShoe } from './trail-shoe.ts';

export const footwearDrawers = {
  boot: drawBoot,
  'touring-boot': drawBoot,
  liner: drawBoot,
  'snowboard-boot': drawSnowboardBoot,
  'trail-shoe': drawTrailShoe,
  'hiking-boot': drawHikingBoot,
  binding: drawBinding,
  'touring-binding': drawBinding,
  'snowboard-binding': drawBinding,
} satisfies Partial<Record<ProductKind, Drawer>>;
