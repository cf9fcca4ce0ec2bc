import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBaseLayer } from './base-layer.ts';
import { drawDownJacket } from './down-jacket.ts';
import { drawJacket } from './jacket.ts';
import { drawFleece } from './fleece.ts';
import { drawShellJacket } from './shell-jacket.ts';
import { drawSoftshell } from './softshell.ts';
import { drawBibs } from './bibs.ts';
import { drawOnePiece } from './one-piece.ts';
import { drawShorts } from './shorts.ts';
import { drawTShirt } from './t-shirt.ts';
import { drawVest } from './vest.ts';
import { drawTrousers } from './trousers.ts';

export const clothingDrawers = {
  jacket: drawJacket,
  'shell-jacket': drawShellJacket,
  softshell: drawSoftshell,
  'down-jacket': drawDownJacket,
  fleece: drawFleece,
  vest: drawVest,
  'one-piece': drawOnePiece,
  'base-layer': drawBaseLayer,
  't-shirt': drawTShirt,
  trousers: drawTrousers,
  bibs: drawBibs,
  shorts: drawShorts,
} satisfies Partial<Record<ProductKind, Drawer>>;
