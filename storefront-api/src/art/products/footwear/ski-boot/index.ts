import type { Drawer } from '../../product.ts';
import { drawBootRear } from './rear.ts';
import { drawBootSide } from './side.ts';

export const drawBoot: Drawer = (drawing) =>
  drawing.spec.view === 'back' ? drawBootRear(drawing) : drawBootSide(drawing);
