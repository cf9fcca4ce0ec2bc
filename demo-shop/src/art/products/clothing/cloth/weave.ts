import { darker, lighter, lightness } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

/** Tile size, user units: many small tiles take far longer to render than large ones. */
export const tile = 96;

interface Weave {
  /** Size of one repeat, user units. */
  width: number;
  height: number;
  shadows: string;
  lights: string;
  shadowWidth: number;
  lightWidth: number;
  shadow: number;
  light: number;
  turn?: number;
}

/** Repeats a path over the tile; the path must be relative after its first move. */
function repeated(path: string, { width, height }: Weave): string {
  const columns = Math.round(tile / width);
  const rows = Math.round(tile / height);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return path.replaceAll(
      /M(\S+) (\S+?)(?=[a-z])/g,
      (_whole, left: string, top: string) => `M${Number(left) + x} ${Number(top) + y}`,
    );
  }).join('');
}

/** Defines a pattern of a woven structure. */
export function woven(drawing: Drawing, colour: string, weave: Weave): string {
  const { shadows, lights, shadowWidth, lightWidth, shadow, light, turn = 0 } = weave;
  const pale = lighter(colour, lightness(colour) < 0.25 ? 0.4 : 0.6);
  const strands = (path: string, tint: string, width: number, opacity: number) =>
    path === ''
      ? ''
      : `<path d="${repeated(path, weave)}" fill="none" stroke="${tint}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  return drawing.define(
    (id) =>
      `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}>` +
      `${strands(shadows, darker(colour, 0.7), shadowWidth, shadow)}${strands(lights, pale, lightWidth, light)}</pattern>`,
  );
}
