import type { Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { line } from '../../../drawing/solid.ts';
import { bootBuild } from './build.ts';
import { buckle, placed } from './buckle.ts';
import { liner, upperCuff } from './cuff.ts';
import { lowerShell, sole } from './shell.ts';

/** Places of the buckles in order of priority, for boots with fewer buckles. */
const cuffPlaces = [
  [416, 446, -9, 1],
  [430, 536, -8, 1],
] as const;
const footPlaces = [
  [398, 652, 36, 0.96],
  [272, 738, 36, 0.86],
] as const;

function seams(): string {
  const overlap = 'M176 716C262 690 340 640 384 560';
  return (
    line(overlap, '#06111c', { width: 6, opacity: 0.4 }) +
    `<g transform="translate(2 6)">${line(overlap, '#ffffff', { width: 2.5, opacity: 0.35 })}</g>` +
    line('M138 800C300 812 470 812 560 800', '#06111c', { width: 3, opacity: 0.22 })
  );
}

/** Draws a ski boot from the side. */
export function drawBootSide(drawing: Drawing): Picture {
  const build = bootBuild(drawing);
  const href = buckle(drawing, build);
  const onCuff = build.buckles >= 3 ? cuffPlaces : cuffPlaces.slice(0, 1);
  const onFoot = build.buckles === 4 ? footPlaces : footPlaces.slice(0, build.buckles === 1 ? 0 : 1);
  const parts = [
    contactShadow(drawing, 398, 880, 310),
    liner(drawing, build),
    sole(drawing, build),
    lowerShell(drawing, build),
    seams(),
    onFoot.map(([x, y, turn, size]) => placed(href, x, y, turn, size)).join(''),
    upperCuff(drawing, build),
    onCuff.map(([x, y, turn, size]) => placed(href, x, y, turn, size)).join(''),
  ];
  const place = build.isJunior ? 'translate(30 80) scale(0.92)' : 'translate(-4 -12) scale(1.02)';
  return { body: `<g transform="${place}">${parts.join('')}</g>`, focus: { x: 420, y: 470, zoom: 2 } };
}
