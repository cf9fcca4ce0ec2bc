import type { Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { linerBuild } from './build.ts';
import { linerRear } from './rear.ts';
import { linerSide } from './side.ts';

/** Draws a boot liner. */
export function drawLiner(drawing: Drawing): Picture {
  const build = linerBuild(drawing);
  const isRear = drawing.spec.view === 'back';
  const wide = isRear ? 1.1 * build.volume : build.volume;
  return {
    body:
      contactShadow(drawing, 400, 900, isRear ? 170 : 300) +
      `<g transform="translate(400 900) scale(${(1.04 * wide).toFixed(2)} 1.04) translate(-402 -878)">${isRear ? linerRear(drawing, build) : linerSide(drawing, build)}</g>`,
    focus: { x: 430, y: 420, zoom: 1.9 },
  };
}
