import { wordmark, brandSymbol } from '../../../brands/mark.ts';
import { darker, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat } from '../../../drawing/solid.ts';
import { toneOf } from '../cloth/blocking.ts';
import { shareOf, type Legs } from './legs.ts';
import { flapPocket, slit, type PocketLook } from '../pockets.ts';
import type { Spot, Surface } from '../cloth/surface.ts';
import { seam, sewn } from '../cloth/trim.ts';

/** Draws a detail, the same on both legs: `u` 0 is the outside of the leg. */
export type OnLeg = (leg: Surface, u: (share: number) => number) => string;

/** Draws a detail on both legs. */
export const onBoth = (legs: Legs, draw: OnLeg) => ({
  left: draw(legs.left, (share) => share),
  right: draw(legs.right, (share) => 1 - share),
});

/** Draws a shaped knee: two darts and a panel between them. */
export function knees(legs: Legs, colour: string, panel?: string): OnLeg {
  const k = shareOf(legs, legs.crotch + (legs.hem - legs.crotch) * 0.5);
  return (leg, u) => {
    const upper: Spot[] = [
      [u(0.06), k - 0.07],
      [u(0.4), k - 0.1],
      [u(0.96), k - 0.075],
    ];
    const under: Spot[] = [
      [u(0.06), k + 0.1],
      [u(0.45), k + 0.125],
      [u(0.96), k + 0.1],
    ];
    const fill = panel === undefined ? '' : flat(leg.area(...upper, ...under.toReversed()), panel);
    return fill + sewn(leg.line(...upper), colour) + sewn(leg.line(...under), colour);
  };
}

/** Draws a scuff guard and a cuff at the inside of the hem. */
export const scuffGuard =
  (colour: string, base: string): OnLeg =>
  (leg, u) => {
    const edge: Spot[] = [
      [u(1), 0.8],
      [u(0.74), 0.845],
      [u(0.5), 0.95],
      [u(0.46), 1],
    ];
    return (
      flat(leg.area(...edge, [u(1), 1]), colour) +
      seam(leg.line(...edge), colour) +
      seam(leg.line([u(0), 0.965], [u(0.25), 0.967], [u(0.5), 0.968]), base)
    );
  };

/** Draws the seam of the hem. */
export const hemStitch =
  (colour: string): OnLeg =>
  (leg) =>
    sewn(leg.line([0, 0.972], [0.25, 0.974], [0.5, 0.975], [0.75, 0.974], [1, 0.972]), colour);

/** Draws a ventilation zip along the outside of the thigh. */
export const vent =
  (legs: Legs, look: PocketLook): OnLeg =>
  (leg, u) => {
    const c = shareOf(legs, legs.crotch);
    return slit(leg, [u(0.1), c - 0.08], [u(0.09), c + 0.22], look);
  };

/** Draws a zipped hand pocket. */
export const handPocket =
  (legs: Legs, look: PocketLook): OnLeg =>
  (leg, u) => {
    const c = shareOf(legs, legs.crotch);
    return slit(leg, [u(0.52), c * 0.22], [u(0.16), c * 0.66], look);
  };

/** Draws a cargo pocket on the thigh. */
export const thighPocket =
  (drawing: Drawing, legs: Legs, look: PocketLook): OnLeg =>
  (leg, u) => {
    const c = shareOf(legs, legs.crotch);
    const [l, r] = [u(0.24), u(0.68)].toSorted((a, b) => a - b);
    const high = legs.hem - legs.crotch < 400 ? 0.24 : 0.15;
    return flapPocket(drawing, leg, [l ?? 0.24, c + 0.05], [r ?? 0.68, c + 0.05 + high], look);
  };

/** Draws a zipped pocket on the thigh. */
export const thighZip =
  (legs: Legs, look: PocketLook): OnLeg =>
  (leg, u) => {
    const c = shareOf(legs, legs.crotch);
    const long = legs.hem - legs.crotch < 400 ? 0.2 : 0.12;
    return slit(leg, [u(0.3), c + 0.05], [u(0.28), c + 0.05 + long], look);
  };

/** Draws the seat: a yoke and two pockets. */
export const seat =
  (legs: Legs, look: PocketLook): OnLeg =>
  (leg, u) => {
    const c = shareOf(legs, legs.crotch);
    return (
      sewn(leg.line([u(0), c * 0.28], [u(0.5), c * 0.36], [u(1), c * 0.46]), look.colour) +
      slit(leg, [u(0.24), c * 0.52], [u(0.74), c * 0.58], look)
    );
  };

/** Draws the brand on the thigh of the wearer's left leg. */
export function legMark(drawing: Drawing, legs: Legs, ground: string, isSign: boolean, y: number): string {
  const { spec, accent, detail } = drawing;
  const colour = readableOn(ground, detail, accent);
  const place = legs.right.at(0.5, shareOf(legs, y));
  return isSign
    ? brandSymbol(spec.brand, { ...place, size: 42, colour })
    : wordmark(spec.brand, { ...place, size: 24, colour, maxWidth: 88 });
}

/** Draws the brand on the seat, above the wearer's right pocket. */
export function seatMark(drawing: Drawing, legs: Legs, ground: string): string {
  const { spec, accent, detail } = drawing;
  const place = legs.right.at(0.5, shareOf(legs, legs.crotch - 66));
  return wordmark(spec.brand, {
    ...place,
    size: 20,
    colour: readableOn(ground, detail, accent),
    maxWidth: 96,
  });
}

/** Draws a panel along the outside of the leg. */
export const sidePanel =
  (colour: string): OnLeg =>
  (leg, u) =>
    flat(leg.area([u(0), 0], [u(0.22), 0], [u(0.2), 0.5], [u(0.26), 1], [u(0), 1]), colour) +
    seam(leg.line([u(0.22), 0], [u(0.2), 0.5], [u(0.26), 1]), colour);

/** Draws a colour block on the upper leg. */
export const upperBlock =
  (legs: Legs, colour: string): OnLeg =>
  (leg, u) => {
    const c = shareOf(legs, legs.crotch);
    const edge: Spot[] = [
      [u(0), c + 0.1],
      [u(0.5), c + 0.05],
      [u(1), c - 0.02],
    ];
    return (
      flat(leg.area([u(0), 0], [u(1), 0], ...edge.toReversed()), colour) + seam(leg.line(...edge), colour)
    );
  };

/** Returns the colour of a scuff guard. */
export const guardOf = (base: string) => darker(toneOf(base), 0.5);
