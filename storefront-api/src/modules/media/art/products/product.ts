import { createDrawing, type Drawing } from '../drawing/drawing.ts';
import { frame, type Picture } from '../drawing/studio.ts';
import type { ProductArtSpec, ProductKind } from '../spec.ts';
import { drawBackpack } from './backpack.ts';
import { drawBaseLayer } from './base-layer.ts';
import { drawBinding } from './binding.ts';
import { drawBoot } from './boot.ts';
import { drawGloves } from './gloves.ts';
import { drawGoggles } from './goggles.ts';
import { drawHelmet } from './helmet.ts';
import { drawJacket } from './jacket.ts';
import { drawPoles } from './poles.ts';
import { drawSafety } from './safety.ts';
import { drawSkis } from './ski.ts';
import { drawSnowboardBoot } from './snowboard-boot.ts';
import { drawSnowboard } from './snowboard.ts';
import { drawTag } from './tag.ts';
import { drawTrousers } from './trousers.ts';

const drawers: Readonly<Record<ProductKind, (drawing: Drawing) => Picture>> = {
  ski: drawSkis,
  snowboard: drawSnowboard,
  boot: drawBoot,
  'snowboard-boot': drawSnowboardBoot,
  binding: drawBinding,
  helmet: drawHelmet,
  goggles: drawGoggles,
  jacket: drawJacket,
  trousers: drawTrousers,
  gloves: drawGloves,
  'base-layer': drawBaseLayer,
  backpack: drawBackpack,
  poles: drawPoles,
  safety: drawSafety,
  tag: drawTag,
};

/** An SVG document of 800 x 1000 user units. */
export function drawProduct(spec: ProductArtSpec): string {
  const drawing = createDrawing(spec);
  return frame(drawing, drawers[spec.kind](drawing));
}
