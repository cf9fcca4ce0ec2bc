import type { ProductKind } from '../../spec.ts';
import type { Drawer } from '../product.ts';
import { drawBaseLayer } from './shirts/base-layer.ts';
import { drawDownJacket } from './jackets/down-jacket.ts';
import { drawJacket } from './jackets/jacket.ts';
import { drawFleece } from './jackets/fleece.ts';
import { drawShellJacket } from './jackets/shell-jacket.ts';
import { drawSoftshell } from './jackets/softshell.ts';
import { drawBibs } from './trousers/bibs.ts';
import { drawOnePiece } from './one-piece.ts';
import { drawShorts } from './trousers/shorts.ts';
import { drawTShirt } from './shirts/t-shirt.ts';
import { drawVest } from './jackets/vest.ts';
import { drawTrousers } from './trousers/trousers.ts';

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
