import { gloveSizes, juniorClothing, mensClothing, womensClothing } from './size-guides/clothing.ts';
import { backpackSizes, harnessSizes, snowboardBindingSizes } from './size-guides/equipment.ts';
import {
  hikingShoeSizes,
  juniorSkiBootSizes,
  skiBootSizes,
  snowboardBootSizes,
  sockSizes,
} from './size-guides/footwear.ts';
import { poleLengths, skiLengths, snowboardLengths } from './size-guides/lengths.ts';
import { backProtectorSizes, goggleSizes, helmetSizes } from './size-guides/protection.ts';
import type { SizeGuide } from './size-guides/size-guide.ts';

export type { SizeGuide } from './size-guides/size-guide.ts';

export const sizeGuides: readonly SizeGuide[] = [
  womensClothing,
  mensClothing,
  juniorClothing,
  gloveSizes,
  sockSizes,
  helmetSizes,
  goggleSizes,
  backProtectorSizes,
  harnessSizes,
  backpackSizes,
  skiBootSizes,
  juniorSkiBootSizes,
  snowboardBootSizes,
  snowboardBindingSizes,
  hikingShoeSizes,
  skiLengths,
  snowboardLengths,
  poleLengths,
];
