import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBaseLayer } from './base-layer.ts';
import { drawJacket } from './jacket.ts';
import { drawTrousers } from './trousers.ts';

export const clothingDrawers = {
  jacket: drawJacket,
  'shell-jacket': drawJacket,
  softshell: drawJacket,
  'down-jacket': drawJacket,
  fleece: drawBaseLayer,
  vest: drawJacket,
  'one-piece': drawJacket,
  'base-layer': drawBaseLayer,
  't-shirt': drawBaseLayer,
  trousers: drawTrousers,
  bibs: drawTrousers,
  shorts: drawTrousers,
} satisfies Partial<Record<ProductKind, Drawer>>;
