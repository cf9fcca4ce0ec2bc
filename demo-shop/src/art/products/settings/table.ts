import { blur, type Drawing } from '../../drawing/drawing.ts';
import { boards, daylight, woodFor } from './boards.ts';
import { placed, type Setting } from './setting.ts';

/** Draws the light of a window with bars on the table. */
function windowLight(drawing: Drawing): string {
  const panes = 'M-60 40L210-60 380 150 60 290zM90 330L410 190 560 380 200 560z';
  return `<path d="${panes}" fill="#fff3d6" opacity="0.26" filter="${blur(drawing, 16)}"/>`;
}

/** Lays the product on a wooden table, seen from above. */
export const table: Setting = (drawing, picture) => ({
  definitions: '',
  body:
    `<g transform="rotate(-8 400 500) translate(400 500) scale(1.3) translate(-400 -500)">${boards(drawing, woodFor(drawing), 6)}</g>` +
    windowLight(drawing) +
    daylight(drawing) +
    placed(picture, { x: 400, y: 505, scale: 0.94 }),
});
