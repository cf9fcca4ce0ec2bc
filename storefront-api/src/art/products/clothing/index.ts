import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBaseLayer } from './base-layer.ts';
import { drawDownJacket } from './down-jacket.ts';
import { drawJacket } from './jacket.ts';
import { drawFleece } from './fleece.ts';
import { drawShellJacket } from './shell-jacket.ts';
import { drawSoftshell } from './softshell.ts';
import { drawTrousers } from './trousers.ts';

export const clothingDrawers = {
  jacket: drawJacket,
  'shell-jacket': drawShellJacket,
  softshell: drawSoftshell,
  'down-jacket': drawDownJacket,
  fleece: drawFleece,
  vest: drawJacket,
  'one-piece': drawJacket,
  'base-layer': drawBaseLayer,
  't-shirt': drawBaseLayer,
  trousers: drawTrousers,
  bibs: drawTrousers,
  shorts: drawTrousers,
} satisfies Partial<Record<ProductKind, Drawer>>;
