import type { Drawing } from '../../drawing/drawing.ts';
import type { Picture } from '../../drawing/studio.ts';

/** Layers of a picture in a scene, 800 x 1000 user units. */
export interface Staged {
  /** Definitions besides those of the drawing. */
  definitions: string;
  body: string;
}

/** Draws the surroundings of a product, and the product in them. */
export type Setting = (drawing: Drawing, picture: Picture) => Staged;

export interface Spot {
  /** Where the centre of the product's own picture is. */
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise. @default 0 */
  turn?: number;
}

/** Returns the product at a place of another picture. */
export const placed = ({ body }: Pick<Picture, 'body'>, { x, y, scale, turn = 0 }: Spot): string =>
  `<g transform="translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale}) translate(-400 -500)">${body}</g>`;
