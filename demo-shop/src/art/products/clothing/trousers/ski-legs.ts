import { darker, lightness, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { toneOf } from '../cloth/blocking.ts';
import {
  guardOf,
  handPocket,
  hemStitch,
  knees,
  scuffGuard,
  seat,
  sidePanel,
  thighPocket,
  thighZip,
  upperBlock,
  vent,
  type OnLeg,
} from './leg-details.ts';
import type { Legs } from './legs.ts';
import type { PocketLook } from '../pockets.ts';

/** Returns the colours of the pockets and zips. */
export function legLook({ base, accent, detail, design }: Drawing): PocketLook {
  const tape = darker(base, lightness(base) < 0.25 ? 0.3 : 0.5);
  return {
    colour: base,
    tape,
    teeth: mix(readableOn(tape, accent, detail), tape, 0.25),
    pull: accent,
    style: design.pick(['coil', 'sealed'] as const),
  };
}

/** Returns blocks of the second tone or of the accent, for use below the shading. */
export function legBlocks({ design, base, accent }: Drawing, legs: Legs): OnLeg {
  const tone = toneOf(base);
  const none: OnLeg = () => '';
  return design.pick([
    none,
    none,
    sidePanel(tone),
    upperBlock(legs, tone),
    knees(legs, base, tone),
    sidePanel(accent),
  ]);
}

/** Returns vents, pockets, knees and guards of the model. */
export function skiDetails(drawing: Drawing, legs: Legs, { hands = true, thighs = true } = {}): OnLeg {
  const { design, base, spec } = drawing;
  const look = legLook(drawing);
  const air = vent(legs, look);
  const thigh = design.pick<OnLeg>([
    thighPocket(drawing, legs, look),
    thighZip(legs, look),
    () => '',
    () => '',
  ]);
  const bent = knees(legs, base);
  const guard = scuffGuard(guardOf(base), base);
  const hem = hemStitch(base);
  const behind = seat(legs, look);
  return (leg, u) =>
    spec.view === 'back'
      ? hem(leg, u) + guard(leg, u) + behind(leg, u)
      : hem(leg, u) +
        guard(leg, u) +
        bent(leg, u) +
        air(leg, u) +
        (hands ? handPocket(legs, look)(leg, u) : '') +
        (thighs ? thigh(leg, u) : '');
}
