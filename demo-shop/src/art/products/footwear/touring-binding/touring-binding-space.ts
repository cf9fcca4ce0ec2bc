/** Position in mm: forward to the toe, to the rider's left, up from the base. */
export type Vec = readonly [x: number, y: number, z: number];

/** Camera. All bindings have the same view, and the light is fixed relative to the camera. */
export interface Eye {
  readonly right: Vec;
  readonly up: Vec;
  readonly towards: Vec;
  readonly light: Vec;
  /** Pixels per mm. */
  readonly scale: number;
}

/** Returns the dot product. */
export const dot = (one: Vec, other: Vec) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Returns the sum of a vector and `share` times another. */
export const plus = (one: Vec, other: Vec, share = 1): Vec => [
  one[0] + other[0] * share,
  one[1] + other[1] * share,
  one[2] + other[2] * share,
];

/** Returns the vector with length 1. */
export function unit(vector: Vec): Vec {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** Returns the cross product. */
export const cross = (one: Vec, other: Vec): Vec => [
  one[1] * other[2] - one[2] * other[1],
  one[2] * other[0] - one[0] * other[2],
  one[0] * other[1] - one[1] * other[0],
];

/** Creates a camera. Degrees: `turn` from the toe towards the left side, `tilt` above the ground. */
export function createEye(turn: number, tilt: number, scale: number): Eye {
  const [a, e] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const right: Vec = [-Math.sin(a), Math.cos(a), 0];
  const towards: Vec = [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)];
  const up = cross(towards, right);
  const light = unit(plus(plus(plus([0, 0, 0], right, -0.55), up, 0.75), towards, 0.5));
  return { right, up, towards, light, scale };
}

const round = (value: number) => Math.round(value * 10) / 10 || 0;

/** Projects a point to the picture, in user units. */
export const seen = (eye: Eye, point: Vec): readonly [number, number] => [
  round(dot(point, eye.right) * eye.scale),
  round(-dot(point, eye.up) * eye.scale),
];

/** Returns path data of an open line through projected points. */
export const trace = (eye: Eye, points: readonly Vec[]) =>
  `M${points.map((point) => seen(eye, point).join(' ')).join('L')}`;

/** Coordinates are written as integers, in thirds of a user unit, to keep pictures small. */
export const grain = 3;

/** Returns path data of a polygon in relative integer steps. */
export function compact(eye: Eye, points: readonly Vec[]): string {
  const pixels = points.map((point) => [
    Math.round(dot(point, eye.right) * eye.scale * grain),
    Math.round(-dot(point, eye.up) * eye.scale * grain),
  ]);
  const steps = pixels.map(([x = 0, y = 0], index) => {
    const [fromX = 0, fromY = 0] = pixels[index - 1] ?? [];
    const pair = [x - fromX || 0, y - fromY || 0].map((each) => (each < 0 ? `${each}` : ` ${each}`)).join('');
    return `${index === 0 ? 'M' : index === 1 ? 'l' : ''}${index < 2 ? pair.trim() : pair}`;
  });
  return `${steps.join('')}z`;
}

/** Projects flat markup onto a plane; `across` and `down` are the vectors (mm) of one unit of x and y. */
export function onPlane(eye: Eye, origin: Vec, across: Vec, down: Vec, markup: string): string {
  const column = (vector: Vec) =>
    [dot(vector, eye.right), -dot(vector, eye.up)].map((each) => (each * eye.scale).toFixed(3));
  return `<g transform="matrix(${[...column(across), ...column(down), ...seen(eye, origin)].join(' ')})">${markup}</g>`;
}
