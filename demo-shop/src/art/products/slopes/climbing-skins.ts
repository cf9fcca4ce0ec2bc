import { darker } from '../../drawing/colour.ts';
import { clip, type Drawing } from '../../drawing/drawing.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';
import { tailClip, tipLoop } from './climbing-skins-fittings.ts';
import { glueFace } from './climbing-skins-glue.ts';
import { fringe, plushFace } from './climbing-skins-plush.ts';
import { skinRoll } from './climbing-skins-roll.ts';
import { skinShape, type Skin } from './climbing-skins-shape.ts';

function strip(drawing: Drawing, skin: Skin, isPlush: boolean): string {
  const face = isPlush ? plushFace(drawing, skin) : glueFace(drawing, skin, 300);
  return (
    castShadow(drawing, skin.path, 14, 18) +
    (isPlush ? fringe(skin.edges, darker(drawing.base, 0.1)) : '') +
    `<g clip-path="${clip(drawing, skin.path)}">${face}</g>`
  );
}

/** Draws a pair of climbing skins: one flat, the other turned over with its tail rolled up. */
export function drawClimbingSkins(drawing: Drawing): Picture {
  const { spec } = drawing;
  const width = Number(spec.facts['skinWidth'] ?? 120);
  const half = Math.round(46 + width * 0.28);
  const isPlush = spec.view !== 'back';
  const whole = skinShape(half, 850, true);
  const rolled = skinShape(half, 640, false);
  const tip = tipLoop(drawing, half);
  const body =
    `<g transform="translate(316 44) rotate(7)">${strip(drawing, whole, isPlush)}${tip}${tailClip(drawing, half, 850)}</g>` +
    `<g transform="translate(${Math.round(450 + half)} 190) rotate(7)">${strip(drawing, rolled, !isPlush)}${tip}${skinRoll(drawing, half, 620, isPlush)}</g>`;
  return { body, focus: { x: 400, y: 250, zoom: 1.9 } };
}
