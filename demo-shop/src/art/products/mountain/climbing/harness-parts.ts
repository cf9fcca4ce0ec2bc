import { darker, lighter } from '../../../drawing/colour.ts';
import { clip, linear, radial, type Drawing } from '../../../drawing/drawing.ts';
import { line, solid, stitches } from '../../../drawing/solid.ts';

export interface Hoop {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** Height of the band at its sides (`side`) and in front (`front`), user units. */
  side: number;
  front: number;
}

const r = Math.round;

/** Returns the path of a band's near half. */
export function nearPath({ cx, cy, rx, ry, side, front }: Hoop): string {
  const k = rx * 0.56;
  return (
    `M${r(cx - rx)} ${cy}C${r(cx - rx)} ${r(cy + ry * 0.6)} ${r(cx - k)} ${cy + ry} ${cx} ${cy + ry}C${r(cx + k)} ${cy + ry} ${r(cx + rx)} ${r(cy + ry * 0.6)} ${r(cx + rx)} ${cy}` +
    `L${r(cx + rx)} ${cy + side}C${r(cx + rx)} ${r(cy + side + ry * 0.55)} ${r(cx + k)} ${cy + ry + front} ${cx} ${cy + ry + front}C${r(cx - k)} ${cy + ry + front} ${r(cx - rx)} ${r(cy + side + ry * 0.55)} ${r(cx - rx)} ${cy + side}z`
  );
}

/** Returns the path of the far half's inner side. */
function farPath({ cx, cy, rx, ry, side }: Hoop): string {
  const k = rx * 0.56;
  const drop = r(side * 0.86);
  return (
    `M${r(cx - rx)} ${cy}C${r(cx - rx)} ${r(cy - ry * 0.6)} ${r(cx - k)} ${cy - ry} ${cx} ${cy - ry}C${r(cx + k)} ${cy - ry} ${r(cx + rx)} ${r(cy - ry * 0.6)} ${r(cx + rx)} ${cy}` +
    `L${r(cx + rx)} ${r(cy + side * 0.5)}C${r(cx + k * 1.2)} ${r(cy - ry * 0.62 + drop)} ${r(cx + k * 0.6)} ${r(cy - ry + drop)} ${cx} ${r(cy - ry + drop)}C${r(cx - k * 0.6)} ${r(cy - ry + drop)} ${r(cx - k * 1.2)} ${r(cy - ry * 0.62 + drop)} ${r(cx - rx)} ${r(cy + side * 0.5)}z`
  );
}

/** Draws the inner side of a band's far half. */
export function far(drawing: Drawing, hoop: Hoop, colour: string): string {
  const path = farPath(hoop);
  const lining = linear(drawing, 90, [
    [0, darker(colour, 0.25)],
    [1, darker(colour, 0.68)],
  ]);
  const mesh = drawing.define(
    (id) =>
      `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.6" fill="#06111c"/><circle cx="6.500" cy="6.500" r="1.600" fill="#06111c"/></pattern>`,
  );
  return (
    `<path d="${path}" fill="${lining}"/><path d="${path}" fill="${mesh}" opacity="0.3"/>` +
    `<g clip-path="${clip(drawing, path)}">${line(path, lighter(colour, 0.35), { width: 7, opacity: 0.7 })}</g>`
  );
}

export type Build = 'padded' | 'taped' | 'bare';

/** Draws a band's near half: padded foam, laminate with tapes, or bare webbing. */
export function near(drawing: Drawing, hoop: Hoop, colour: string, build: Build, graphics = ''): string {
  const { accent } = drawing;
  const path = nearPath(hoop);
  const { cx, cy, rx, ry, side, front } = hoop;
  const along = (share: number) =>
    `M${r(cx - rx)} ${r(cy + side * share)}C${r(cx - rx)} ${r(cy + side * share + ry * 0.58)} ${r(cx - rx * 0.56)} ${r(cy + ry + front * share)} ${cx} ${r(cy + ry + front * share)}C${r(cx + rx * 0.56)} ${r(cy + ry + front * share)} ${r(cx + rx)} ${r(cy + side * share + ry * 0.58)} ${r(cx + rx)} ${r(cy + side * share)}`;
  const builds: Record<Build, () => string> = {
    padded: () =>
      line(path, darker(colour, 0.45), { width: 20 }) +
      line(path, lighter(colour, 0.2), { width: 3, opacity: 0.5, dash: '7 6' }) +
      line(along(0.5), accent, { width: r(front * 0.44), cap: 'butt' }) +
      line(along(0.5), darker(accent, 0.5), {
        width: r(front * 0.4),
        dash: '2 4',
        opacity: 0.2,
        cap: 'butt',
      }),
    taped: () =>
      line(along(0.16), accent, { width: 8 }) +
      line(along(0.84), accent, { width: 8 }) +
      line(along(0.5), '#ffffff', { width: r(front * 0.3), opacity: 0.1 }) +
      [0.32, 0.68].map((share) => stitches(along(share), '#ffffff')).join(''),
    bare: () =>
      [0.12, 0.3, 0.5, 0.7, 0.88]
        .map((share) => line(along(share), '#f2f5f8', { width: 4, dash: '3 5', opacity: 0.75, cap: 'butt' }))
        .join('') + line(along(0.5), accent, { width: 5, opacity: 0.9 }),
  };
  const roundness = linear(drawing, 0, [
    [0, '#06111c', 0.5],
    [0.14, '#06111c', 0.05],
    [0.34, '#ffffff', 0.22],
    [0.6, '#06111c', 0],
    [1, '#06111c', 0.55],
  ]);
  return (
    solid(drawing, path, colour, {
      depth: build === 'padded' ? 0.3 : 0.1,
      gloss: 0.3,
      graphics: builds[build]() + graphics,
    }) + `<path d="${path}" fill="${roundness}"/>`
  );
}

/** Draws the shadow inside a hoop. */
export function hollow(drawing: Drawing, { cx, cy, rx, ry }: Hoop): string {
  const pool = radial(drawing, [
    [0, '#0b1b2b', 0.16],
    [1, '#0b1b2b', 0.3],
  ]);
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx - 4}" ry="${ry}" fill="${pool}"/>`;
}
