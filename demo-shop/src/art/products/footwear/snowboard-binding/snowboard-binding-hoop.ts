import type { Bench } from './snowboard-binding-bench.ts';
import { body, metal, type Part } from '../touring-binding/touring-binding-paint.ts';
import { sheet } from '../touring-binding/touring-binding-shapes.ts';
import type { Vec } from '../touring-binding/touring-binding-space.ts';

/** Draws the heel hoop. */
export function hoop(bench: Bench): Part[] {
  const { drawing, eye, isBack, near, chassis, steel } = bench;
  const isMetal = drawing.design.chance(0.35);
  const point = (share: number, out: number, z: number): Vec => {
    const angle = (share - 0.5) * Math.PI;
    const reach = Math.abs(share - 0.5) * 2;
    return [
      -46 - (64 + out) * Math.cos(angle) + reach ** 4 * 16,
      (64 + out) * Math.sin(angle),
      z + (1 - reach) * 12,
    ];
  };
  const arc = (from: number, to: number): Vec[][] => {
    const row = (out: number, z: number) =>
      Array.from({ length: 9 }, (_, index) => point(from + ((to - from) * index) / 8, out, z));
    return [row(-4, 44), row(-4, 66), row(0, 69), row(4, 66), row(4, 42)];
  };
  const colour = isMetal ? steel : chassis;
  const options = (level: number) => ({ level, ...(isMetal ? { finish: metal } : {}) });
  const isLeft = near > 0;
  const far = body(
    drawing,
    eye,
    sheet(isLeft ? arc(0, 0.56) : arc(0.44, 1)),
    colour,
    options(isBack ? 5.8 : 2),
  );
  const close = body(
    drawing,
    eye,
    sheet(isLeft ? arc(0.56, 1) : arc(0, 0.44)),
    colour,
    options(isBack ? 6 : 4.4),
  );
  return [far, close];
}
