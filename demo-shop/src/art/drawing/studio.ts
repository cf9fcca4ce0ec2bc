import { blur, linear, outline, radial, type Drawing } from './drawing.ts';

export interface Picture {
  body: string;
  /** Centre (user units) and magnification of the detail view. */
  focus: Focus;
  /** The same of the close-up. */
  second?: Focus;
}

export interface Focus {
  x: number;
  y: number;
  zoom: number;
}

/** Returns the body magnified around the focus. */
export const magnified = (body: string, { x, y, zoom }: Focus): string =>
  `<g transform="translate(400 500) scale(${zoom}) translate(${-x} ${-y})">${body}</g>`;

/** Returns the SVG document of a picture, 800 x 1000. */
export const pictureDocument = (definitions: string, body: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">' +
  `<defs>${definitions}</defs>${body}</svg>`;

/** Returns the SVG document of a product picture with the studio background. */
export function frame(drawing: Drawing, body: string): string {
  const surface = linear(drawing, 90, [
    [0, '#f4f7fa'],
    [0.6, '#eaf0f5'],
    [1, '#dde6ee'],
  ]);
  const light = radial(drawing, [
    [0, '#ffffff', 0.95],
    [1, '#ffffff', 0],
  ]);
  const studio =
    `<rect width="800" height="1000" fill="${surface}"/>` +
    `<ellipse cx="340" cy="400" rx="460" ry="480" fill="${light}"/>`;
  return pictureDocument(drawing.definitions(), studio + body);
}

/** Draws the shadow below a standing object, an ellipse. */
export function contactShadow(drawing: Drawing, cx: number, cy: number, rx: number, ry = 26): string {
  const pool = radial(drawing, [
    [0, '#0b1b2b', 0.5],
    [0.55, '#0b1b2b', 0.2],
    [1, '#0b1b2b', 0],
  ]);
  return (
    `<ellipse cx="${cx + 14}" cy="${cy + 6}" rx="${rx * 1.18}" ry="${ry * 1.7}" fill="${pool}" opacity="0.55"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${pool}"/>`
  );
}

/** Draws the shadow of a lying object: its outline, offset and blurred. */
export function castShadow(drawing: Drawing, path: string, dx = 16, dy = 20, deviation = 12): string {
  const href = outline(drawing, path);
  const layer = (opacity: number, x: number, y: number, softness: number) =>
    `<use href="${href}" fill="#0b1b2b" opacity="${opacity}" transform="translate(${x} ${y})" filter="${blur(drawing, softness)}"/>`;
  return layer(0.3, dx, dy, deviation) + layer(0.35, Math.round(dx / 4), Math.round(dy / 4), 3);
}
