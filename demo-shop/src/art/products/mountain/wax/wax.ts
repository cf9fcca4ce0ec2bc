import type { Picture } from '../../../drawing/studio.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { drawWaxBlock } from './wax-block.ts';
import { drawWaxBottle } from './wax-bottle.ts';
import { drawWaxTin } from './wax-tin.ts';

/** Draws wax in its form: blocks, a tin of paste with felt, or a bottle of liquid with a sponge. */
export function drawWax(drawing: Drawing): Picture {
  const form = drawing.spec.facts['waxForm'];
  if (form === 'wax-paste') return drawWaxTin(drawing);
  if (form === 'wax-liquid') return drawWaxBottle(drawing);
  return drawWaxBlock(drawing);
}
