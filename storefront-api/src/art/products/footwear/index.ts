import type { ProductKind } from '../../spec.ts';
import { drawTag } from '../mountain/tag.ts';
import type { Drawer } from '../product.ts';
import { drawBinding } from './binding.ts';
import { drawBoot } from './ski-boot/index.ts';
import { drawSnowboardBoot } from './snowboard-boot.ts';
import { drawTouringBoot } from './touring-boot/index.ts';

export const footwearDrawers = {
  boot: drawBoot,
  'touring-boot': drawTouringBoot,
  liner: drawBoot,
  'snowboard-boot': drawSnowboardBoot,
  'trail-shoe': drawTag,
  'hiking-boot': drawTag,
  binding: drawBinding,
  'touring-binding': drawBinding,
  'snowboard-binding': drawBinding,
} satisfies Partial<Record<ProductKind, Drawer>>;
