import { createDrawing, type Drawing } from '../drawing/drawing.ts';
import { frame, magnified, pictureDocument, type Picture } from '../drawing/studio.ts';
import type { ProductArtSpec, ProductKind } from '../spec.ts';
import { accessoryDrawers } from './accessories/index.ts';
import { clothingDrawers } from './clothing/index.ts';
import { footwearDrawers } from './footwear/index.ts';
import { mountainDrawers } from './mountain/index.ts';
import { outdoorDrawers } from './outdoor/index.ts';
import { arrange, bothSides, type Part } from './set.ts';
import { settings } from './settings/index.ts';
import { placed } from './settings/setting.ts';
import { slopeDrawers } from './slopes/index.ts';
import { secondFocus } from './second-focus.ts';

/**
 * Draws a product's body from the front, or from behind for the `back` view. The other views are made from the front;
 * what lies flat has a `pose` and a `scene` of its own.
 */
export type Drawer = (drawing: Drawing) => Picture;

const drawers: Readonly<Record<ProductKind, Drawer>> = {
  ...slopeDrawers,
  ...footwearDrawers,
  ...clothingDrawers,
  ...accessoryDrawers,
  ...outdoorDrawers,
  ...mountainDrawers,
};

/** Kinds whose drawers pose them; others show both of their sides. */
const posed: ReadonlySet<ProductKind> = new Set([
  'ski',
  'touring-ski',
  'snowboard',
  'splitboard',
  'poles',
  'trekking-poles',
]);

/** Kinds whose back runs out of the picture; the front is turned instead. */
const turned: ReadonlySet<ProductKind> = new Set(['headlamp']);

/** Returns the SVG document of a product picture, 800 x 1000 user units. */
export function drawProduct(spec: ProductArtSpec): string {
  const drawing = createDrawing(spec);
  const draw = () => drawers[spec.kind](drawing);
  switch (spec.view) {
    case 'main':
      return spec.parts !== undefined && spec.parts.length > 1
        ? together(
            drawing,
            arrange(spec.parts.map((part) => partOf({ ...part, isPart: true, view: 'main' }))),
          )
        : frame(drawing, draw().body);
    case 'back':
      return frame(drawing, draw().body);
    case 'pose':
      return posed.has(spec.kind)
        ? frame(drawing, draw().body)
        : turned.has(spec.kind)
          ? frame(drawing, placed(draw(), { x: 400, y: 500, scale: 1.12, turn: -14 }))
          : together(
              drawing,
              bothSides(partOf({ ...spec, view: 'back' }), partOf({ ...spec, view: 'main' })),
            );
    case 'detail': {
      const { body, focus } = draw();
      return frame(drawing, magnified(body, focus));
    }
    case 'close-up': {
      const picture = draw();
      return frame(drawing, magnified(picture.body, secondFocus(spec.kind, picture)));
    }
    case 'scene': {
      const { definitions, body } = settings[spec.kind](drawing, draw());
      return pictureDocument(definitions + drawing.definitions(), body);
    }
  }
}

/** Draws the body of a product, without a background. */
export function partOf(spec: ProductArtSpec): Part {
  const drawing = createDrawing(spec);
  return { drawing, picture: drawers[spec.kind](drawing) };
}

function together(drawing: Drawing, { body, parts }: { body: string; parts: readonly Part[] }): string {
  const all = [drawing, ...parts.map((part) => part.drawing)];
  return frame({ ...drawing, definitions: () => all.map((each) => each.definitions()).join('') }, body);
}
