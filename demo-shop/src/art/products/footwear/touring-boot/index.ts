import type { Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { bootBuild } from '../ski-boot/build.ts';
import { buckle, placed } from '../ski-boot/buckle.ts';
import { drawBootRear } from '../ski-boot/rear.ts';
import { touringShell, touringSole } from './lower.ts';
import { touringCuff, touringLiner } from './upper.ts';

function drawSide(drawing: Drawing): Picture {
  const build = bootBuild(drawing);
  const { design } = drawing;
  const buckles = drawing.spec.facts['bootBuckles'] === undefined ? design.whole(2, 4) : build.buckles;
  const hasDial = buckles < 4 && design.chance(0.5);
  const style = design.pick(['window', 'carbon', 'ribs'] as const);
  const href = buckle(drawing, build);
  const onCuff =
    buckles > 2
      ? placed(href, 412, 448, -9, 0.84) + placed(href, 424, 522, -8, 0.84)
      : placed(href, 414, 478, -9, 0.92);
  const parts = [
    contactShadow(drawing, 400, 882, 306),
    touringLiner(drawing, build),
    touringSole(drawing, build),
    touringShell(drawing, build, hasDial),
    placed(href, 402, 650, 36, 0.88),
    buckles === 4 ? placed(href, 272, 738, 36, 0.8) : '',
    touringCuff(drawing, build, style),
    onCuff,
  ];
  return {
    body: `<g transform="translate(-8 -28) scale(1.02)">${parts.join('')}</g>`,
    focus: { x: 420, y: 480, zoom: 2 },
  };
}

/** Draws a touring boot. */
export const drawTouringBoot = (drawing: Drawing): Picture =>
  drawing.spec.view === 'back' ? drawBootRear(drawing) : drawSide(drawing);
