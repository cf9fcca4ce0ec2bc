import { symbol, type Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { bottom } from './bottom.ts';
import { shoeBuild } from './build.ts';
import { drawSoles } from './soles.ts';
import { shoeUpper } from './upper.ts';

/** The pair: one stands, the other leans behind it. */
function drawPair(drawing: Drawing): Picture {
  const build = shoeBuild(drawing);
  const href = symbol(drawing, shoeUpper(drawing, build) + bottom(drawing, build));
  const parts = [
    contactShadow(drawing, 400, 872, 350),
    `<g transform="translate(400 420) rotate(-15)">${contactShadow(drawing, 10, 126, 330, 22)}</g>`,
    `<use href="${href}" transform="translate(400 420) rotate(-15) scale(1.06) translate(-392 -740)"/>`,
    `<use href="${href}" transform="translate(400 742) scale(1.1) translate(-406 -740)"/>`,
  ];
  return { body: parts.join(''), focus: { x: 430, y: 690, zoom: 1.9 } };
}

export function drawShoe(drawing: Drawing): Picture {
  if (drawing.spec.view !== 'back') return drawPair(drawing);
  const { isApproach, lug, rubber, midsole } = shoeBuild(drawing);
  const pattern = isApproach ? 'dots' : lug > 20 ? 'chevrons' : lug > 14 ? 'blocks' : 'low';
  return drawSoles(drawing, { pattern, rubber, rim: midsole, width: 1 });
}
