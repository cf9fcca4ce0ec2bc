import { darker } from '../../../drawing/colour.ts';
import { body, wire, type Part } from './touring-binding-paint.ts';
import type { Bench } from './touring-binding-parts.ts';
import { extrude, rounded, type Corner } from './touring-binding-shapes.ts';
import { plus, type Vec } from './touring-binding-space.ts';
import type { Heel } from './touring-binding-heel.ts';

/** Draws the climbing aids, fanned out so that each is visible. */
export function climbingAids(bench: Bench, { hinge, half }: Heel): Part[] {
  const { drawing, eye, bright, dark, steel } = bench;
  const { risers, heelPiece } = drawing.spec.facts;
  const count = typeof risers === 'number' ? Math.min(3, Math.max(1, risers)) : 2;
  const isWire = heelPiece === 'alpine-heel' || drawing.design.chance(0.35);
  const [x, z] = hinge;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const rise = ((heelPiece === 'alpine-heel' ? 14 : 4) + index * (count === 3 ? 24 : 32)) * (Math.PI / 180);
    const length = 42 - index * 4;
    const along: Vec = [Math.cos(rise), 0, Math.sin(rise)];
    const across = half - 3 - index * 3;
    const from: Vec = [x, 0, z + 3];
    const at = (reach: number, y: number): Vec => plus(plus(from, along, reach), [0, y, 0]);
    if (isWire) {
      return [
        wire(
          eye,
          [
            at(0, -across),
            at(length - 4, -across),
            at(length, -across + 5),
            at(length, across - 5),
            at(length - 4, across),
            at(0, across),
          ],
          4.4,
          index === count - 1 ? steel : darker(steel, 0.2),
          4.4 + index * 0.1,
        ),
      ];
    }
    const lifted: Vec = [-Math.sin(rise), 0, Math.cos(rise)];
    const corner = (reach: number, up: number, radius: number): Corner => {
      const point = plus(plus(from, along, reach), lifted, up);
      return [point[0], point[2], radius];
    };
    const flap = rounded(
      [
        corner(-7, -3, 4),
        corner(-7, 5, 4),
        corner(length - 8, 4, 4),
        corner(length, 8, 3),
        corner(length + 1, -1, 3),
        corner(10, -2, 4),
      ],
      3,
    );
    return [
      body(
        drawing,
        eye,
        extrude('side', flap, -across + 4, across - 4, 1.8),
        index % 2 === 0 ? bright : dark,
        { level: 4.4 + index * 0.1 },
      ),
    ];
  });
}

/** Draws the stowed brake: arms on both sides and the pedal between them. */
export function brake(bench: Bench, { front }: Heel): Part[] {
  const { drawing, eye, bright, dark, steel } = bench;
  const width = drawing.design.between(44, 50);
  const end = -80;
  const arms = [-1, 1].flatMap((side): Part[] => {
    const y = side * width;
    const tip = rounded(
      [
        [end + 26, 8, 4],
        [end + 30, 22, 5],
        [end - 4, 32, 6],
        [end - 12, 22, 5],
      ],
      4,
    );
    const isNear = side === bench.near;
    return [
      wire(
        eye,
        [
          [front - 6, side * 17, 12],
          [front + 10, side * 17, 13],
          [front + 14, side * 22, 13],
          [front + 10, y - side * 4, 14],
          [front, y, 14],
          [end + 20, y, 17],
        ],
        4.6,
        steel,
        isNear ? 5.2 : 0.6,
      ),
      body(drawing, eye, extrude('side', tip, y - 5, y + 5, 2), bright, { level: isNear ? 5.4 : 0.7 }),
    ];
  });
  const pedal = rounded(
    [
      [front + 24, 11],
      [front + 24, 15, 2],
      [front - 2, 19, 4],
      [front - 4, 11],
    ],
    2,
  );
  return [...arms, body(drawing, eye, extrude('side', pedal, -21, 21, 2), dark, { level: 1.6 })];
}
