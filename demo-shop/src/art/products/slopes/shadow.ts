import { blur, outline, type Drawing } from '../../drawing/drawing.ts';

/** Draws one shadow for several copies of an outline, with two filters for any number of copies. */
export function sharedShadow(drawing: Drawing, path: string, places: readonly string[]): string {
  const href = outline(drawing, path);
  const shapes = places.map((place) => `<g transform="${place}"><use href="${href}"/></g>`).join('');
  const layer = (opacity: number, x: number, y: number, softness: number) =>
    `<g fill="#0b1b2b" opacity="${opacity}" transform="translate(${x} ${y})" filter="${blur(drawing, softness)}">${shapes}</g>`;
  return layer(0.3, 16, 20, 12) + layer(0.35, 4, 6, 3);
}
