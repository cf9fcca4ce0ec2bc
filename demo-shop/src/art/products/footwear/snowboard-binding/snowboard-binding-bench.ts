import { darker, lighter, lightness, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import type { Face } from '../touring-binding/touring-binding-shapes.ts';
import { plus, unit, type Eye, type Vec } from '../touring-binding/touring-binding-space.ts';

/** Shared inputs for drawing the parts of a snowboard binding; the catalogue's `feel` sets height and openness. */
export interface Bench {
  readonly drawing: Drawing;
  readonly eye: Eye;
  readonly isBack: boolean;
  /** 1 if the left side is visible, -1 if the right side is. */
  readonly near: 1 | -1;
  readonly stiffness: 0 | 1 | 2;
  readonly chassis: string;
  readonly back: string;
  readonly strap: string;
  readonly bright: string;
  readonly dark: string;
  readonly steel: string;
  /** Variant of the ratchet levers (`lever`) and of the straps' finish (`trim`). */
  readonly lever: 0 | 1 | 2;
  readonly trim: 'seams' | 'core' | 'bands';
}

const stiffnesses: Readonly<Record<string, 0 | 1 | 2>> = { soft: 0, medium: 1, stiff: 2 };

/** Creates the shared inputs of a snowboard binding's parts. */
export function createBench(drawing: Drawing, eye: Eye): Bench {
  const { accent, design, spec } = drawing;
  const base = lightness(drawing.base) < 0.16 ? lighter(drawing.base, 0.16) : drawing.base;
  const dark = mix('#343d46', base, 0.12);
  const scheme = design.pick([
    { chassis: dark, back: base, strap: base },
    { chassis: base, back: base, strap: dark },
    { chassis: base, back: dark, strap: darker(base, 0.12) },
    { chassis: dark, back: base, strap: dark },
  ]);
  return {
    drawing,
    eye,
    ...scheme,
    isBack: spec.view === 'back',
    near: eye.towards[1] > 0 ? 1 : -1,
    stiffness: stiffnesses[String(spec.facts['feel'])] ?? 1,
    bright: accent,
    dark,
    steel: '#b4bfc8',
    lever: design.pick([0, 1, 2]),
    trim: design.pick(['seams', 'core', 'bands', 'core']),
  };
}

/** Moves faces built around the origin into a coordinate frame. */
export function seated(faces: readonly Face[], origin: Vec, x: Vec, y: Vec, z: Vec): Face[] {
  const turn = (point: Vec) => plus(plus(plus([0, 0, 0], x, point[0]), y, point[1]), z, point[2]);
  return faces.map((face) => ({
    ...face,
    points: face.points.map((point) => plus(origin, turn(point))),
    normal: unit(turn(face.normal)),
  }));
}
