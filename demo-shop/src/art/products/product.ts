import { createDrawing, type Drawing } from '../drawing/drawing.ts';
import { frame, type Picture } from '../drawing/studio.ts';
import type { ProductArtSpec, ProductKind } from '../spec.ts';
import { accessoryDrawers } from './accessories/index.ts';
import { clothingDrawers } from './clothing/index.ts';
import { footwearDrawers } from './footwear/index.ts';
import { mountainDrawers } from './mountain/index.ts';
import { outdoorDrawers } from './outdoor/index.ts';
import { arrange } from './set.ts';
import { slopeDrawers } from './slopes/index.ts';

/** Draws a product's body from the front, or from behind for the `back` view; the frame crops the `detail` view. */
export type Drawer = (drawing: Drawing) => Picture;

const drawers: Readonly<Record<ProductKind, Drawer>> = {
  ...slopeDrawers,
  ...footwearDrawers,
  ...clothingDrawers,
  ...accessoryDrawers,
  ...outdoorDrawers,
  ...mountainDrawers,
};

/** Returns the SVG document of a product picture, 800 x 1000 user units. */
export function drawProduct(spec: ProductArtSpec): string {
  const drawing = createDrawing(spec);
  if (spec.view === 'main' && spec.parts !== undefined && spec.parts.length > 1) {
    return drawSet(drawing, spec.parts);
  }
  return frame(drawing, drawers[spec.kind](drawing));
}

function drawSet(drawing: Drawing, specs: readonly ProductArtSpec[]): string {
  const parts = specs.map((spec) => {
    const own = createDrawing({ ...spec, view: 'main' });
    return { drawing: own, picture: drawers[spec.kind](own) };
  });
  const all = [drawing, ...parts.map((part) => part.drawing)];
  const definitions = () => all.map((each) => each.definitions()).join('');
  return frame({ ...drawing, definitions }, arrange(parts));
}
