import type { ProductKind } from '../../spec.ts';
import { drawTag } from '../mountain/tag.ts';
import type { Drawer } from '../product.ts';
import { drawBinding } from './binding.ts';
import { drawBoot } from './boot.ts';
import { drawSnowboardBinding } from './snowboard-binding.ts';
import { drawSnowboardBoot } from './snowboard-boot.ts';
import { drawTouringBinding } from './touring-binding.ts';

export const footwearDrawers = {
  boot: drawBoot,
  'touring-boot': drawBoot,
  liner: drawBoot,
  'snowboard-boot': drawSnowboardBoot,
  'trail-shoe': drawTag,
  'hiking-boot': drawTag,
  binding: drawBinding,
  'touring-binding': drawTouringBinding,
  'snowboard-binding': drawSnowboardBinding,
} satisfies Partial<Record<ProductKind, Drawer>>;
