import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { drawTouringBinding } from '../touring-binding/touring-binding.ts';
import { brake, heelPiece } from './heel.ts';
import { drawBindingPlan } from './plan.ts';
import { drawBindingPair } from './ski.ts';
import { toePiece } from './toe.ts';

/** Draws a binding: alpine, or touring if the catalogue says so. */
export function drawBinding(drawing: Drawing): Picture {
  const { spec, design } = drawing;
  if (spec.facts['bootNorm'] === 'pin') return drawTouringBinding(drawing);
  if (spec.view === 'back') return drawBindingPlan(drawing);
  const isJunior = spec.audience === 'junior';
  const toe = design.pick(['round', 'wedge', 'stepped'] as const);
  const heel = isJunior
    ? design.pick(['track', 'slim'] as const)
    : design.pick(['track', 'slim', 'turntable'] as const);
  // Stand height above 17 mm, converted to user units; 17 mm is the bare track.
  const lift = Math.round(Math.max(0, Number(spec.facts['standHeight'] ?? 19) - 17) * 2.5);
  const one = toePiece(drawing, toe, lift) + heelPiece(drawing, heel, lift) + brake(drawing, lift);
  return drawBindingPair(drawing, one, isJunior ? 0.92 : 1.02);
}
