import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawPoles } from './poles/ski-poles.ts';
import { drawTrekkingPoles } from './poles/trekking.ts';
import { drawClimbingSkins } from './climbing-skins.ts';
import { drawSkis } from './ski/ski.ts';
import { drawSplitboard } from './board/splitboard.ts';
import { drawSnowboard } from './board/snowboard.ts';

export const slopeDrawers = {
  ski: drawSkis,
  'touring-ski': drawSkis,
  snowboard: drawSnowboard,
  splitboard: drawSplitboard,
  poles: drawPoles,
  'trekking-poles': drawTrekkingPoles,
  'climbing-skins': drawClimbingSkins,
} satisfies Partial<Record<ProductKind, Drawer>>;
