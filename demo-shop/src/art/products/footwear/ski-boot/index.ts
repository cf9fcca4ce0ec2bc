import type { Drawer } from '../../product.ts';
import { drawTouringBoot } from '../touring-boot/index.ts';
import { drawBootRear } from './rear.ts';
import { drawBootSide } from './side.ts';

/** Draws an alpine ski boot, or a touring boot if it has pin soles. */
export const drawBoot: Drawer = (drawing) => {
  if (drawing.spec.facts['soles'] === 'pin') return drawTouringBoot(drawing);
  return drawing.spec.view === 'back' ? drawBootRear(drawing) : drawBootSide(drawing);
};
