import { darker, lighter } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import type { Face } from './touring-binding-shapes.ts';
import { compact, dot, grain, plus, trace, unit, type Eye, type Vec } from './touring-binding-space.ts';

export interface Finish {
  readonly gloss: number;
  /** Sharpness of the highlight; higher is smaller. */
  readonly sharp: number;
  /** Strength of bright and dark bands, as on polished metal. */
  readonly bands: number;
}

const plastic: Finish = { gloss: 0.4, sharp: 14, bands: 0 };
export const rubber: Finish = { gloss: 0.14, sharp: 5, bands: 0 };
export const metal: Finish = { gloss: 0.7, sharp: 16, bands: 0.3 };

/** Drawn part. Higher levels cover lower ones; within a level, near parts cover far ones. */
export interface Part {
  readonly level: number;
  readonly depth: number;
  readonly markup: string;
}

/** Returns the markup of the parts, sorted from back to front. */
export const paint = (parts: readonly Part[]) =>
  parts
    .toSorted((one, other) => one.level - other.level || one.depth - other.depth)
    .map((part) => part.markup)
    .join('');

function tone(eye: Eye, normal: Vec, colour: string, finish: Finish): string {
  const lit = dot(normal, eye.light);
  const half = unit(plus(eye.light, eye.towards));
  const shine = Math.max(0, dot(normal, half)) ** finish.sharp * finish.gloss;
  const gleam = Math.round(shine * 24) / 24;
  const band = Math.sin(dot(normal, eye.up) * 7 + dot(normal, eye.right) * 4) * finish.bands;
  // Few tones, because neighbouring faces of one tone are merged into one path.
  const share = Math.round(((lit - 0.42) * (lit > 0.42 ? 0.62 : 0.5) + band * 0.8) * 28) / 28;
  const ground = share > 0 ? lighter(colour, Math.min(0.5, share)) : darker(colour, Math.min(0.8, -share));
  return lighter(ground, Math.min(0.8, gleam));
}

const depthOf = (eye: Eye, points: readonly Vec[]) =>
  points.reduce((sum, point) => sum + dot(point, eye.towards), 0) / Math.max(1, points.length);

export interface BodyOptions {
  readonly level?: number;
  readonly finish?: Finish;
}

/** Draws a body from its faces, merged by tone. */
export function body(
  drawing: Drawing,
  eye: Eye,
  faces: readonly Face[],
  colour: string,
  options: BodyOptions = {},
): Part {
  const { level = 1, finish = plastic } = options;
  const shown = faces
    .map((face) => {
      const facing = dot(face.normal, eye.towards);
      const normal: Vec =
        face.isSheet === true && facing < 0 ? plus([0, 0, 0], face.normal, -1) : face.normal;
      return { ...face, normal, facing, depth: depthOf(eye, face.points) };
    })
    .filter((face) => face.facing > 0.01 || face.isSheet === true)
    .toSorted((one, other) => one.depth - other.depth);
  const isFrontFirst = shown[0]?.isSheet === true && shown[0].facing > 0;
  const runs: { fill: string; stroke: string; isFront: boolean; path: string }[] = [];
  for (const face of shown) {
    const stroke = tone(eye, face.normal, colour, finish);
    const fill = face.isCap
      ? linear(drawing, 60, [
          [0, lighter(stroke, 0.14)],
          [1, darker(stroke, 0.2)],
        ])
      : stroke;
    const path = compact(eye, face.points);
    // Faces of one tone share a path. The two sides of a bent sheet stay apart, because one may cover the other.
    const isFront = face.isSheet !== true || face.facing > 0;
    const same = runs.find((run) => run.fill === fill && run.isFront === isFront);
    if (same) same.path += path;
    else runs.push({ fill, stroke, isFront, path });
  }
  return {
    level,
    depth: depthOf(
      eye,
      faces.flatMap((face) => face.points),
    ),
    markup: `<g transform="scale(${(1 / grain).toFixed(4)})" stroke-width="${grain}">${runs
      .toSorted((one, other) => (isFrontFirst ? -1 : 1) * (Number(one.isFront) - Number(other.isFront)))
      .map(
        ({ fill, stroke, path }) =>
          `<path d="${path}" fill="${fill}"${fill === stroke ? ` stroke="${fill}"` : ''}/>`,
      )
      .join('')}</g>`,
  };
}

/** Draws bent wire with rounded corners. */
export function wire(eye: Eye, points: readonly Vec[], millimetres: number, colour: string, level = 1): Part {
  const path = trace(eye, points);
  const width = millimetres * eye.scale;
  const shift = (width * 0.17).toFixed(1);
  return {
    level,
    depth: depthOf(eye, points),
    markup:
      line(path, darker(colour, 0.7), { width: Math.round(width * 10) / 10 }) +
      line(path, colour, { width: Math.round(width * 7) / 10 }) +
      `<g transform="translate(-${shift} -${shift})">${line(path, lighter(colour, 0.75), { width: Math.round(width * 3) / 10, opacity: 0.9 })}</g>`,
  };
}

/** Returns flat markup as a part. */
export const print = (eye: Eye, at: Vec, markup: string, level: number): Part => ({
  level,
  depth: dot(at, eye.towards),
  markup,
});
