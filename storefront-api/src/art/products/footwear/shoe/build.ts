import { lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

/** How a low shoe is made: running on trails or walking up to the rock. */
export interface ShoeBuild {
  isApproach: boolean;
  cloth: 'mesh' | 'knit' | 'suede' | 'smooth';
  closure: 'laces' | 'toggle' | 'dial';
  overlay: 'cage' | 'saddle' | 'wave';
  /** Height of the lugs, user units. */
  lug: number;
  /** How much thicker the heel is than the toe. */
  drop: number;
  midsole: string;
  rubber: string;
  lace: string;
}

const lugOf: Readonly<Record<string, number>> = { 'ground-soft': 26, 'ground-mixed': 19, 'ground-hard': 11 };

const clothOf: Readonly<Record<string, ShoeBuild['cloth']>> = {
  'woven-mesh': 'mesh',
  'knitted-upper': 'knit',
  'suede-mesh': 'suede',
  nubuck: 'suede',
  microfibre: 'smooth',
};

export function shoeBuild(drawing: Drawing): ShoeBuild {
  const { spec, design, base, accent, detail } = drawing;
  const { facts } = spec;
  const isApproach = facts['trailGround'] === undefined && facts['feel'] !== undefined;
  const pale = lighter(mix(detail, base, 0.08), 0.1);
  return {
    isApproach,
    cloth: clothOf[String(facts['shoeUpper'])] ?? 'mesh',
    closure: isApproach ? 'laces' : design.pick(['laces', 'laces', 'toggle', 'dial'] as const),
    overlay: design.pick(['cage', 'saddle', 'wave'] as const),
    lug: isApproach ? 12 : (lugOf[String(facts['trailGround'])] ?? 19),
    drop: Number(facts['heelDrop'] ?? 6) * 3,
    midsole: isApproach
      ? design.pick([mix('#4a545e', base, 0.2), pale, mix(base, '#10171e', 0.5)] as const)
      : design.pick([pale, pale, accent, mix(base, '#10171e', 0.4)] as const),
    rubber: design.pick([mix('#171e25', base, 0.1), mix('#171e25', accent, 0.12)] as const),
    lace: design.pick([accent, detail, mix(base, '#10171e', 0.6)] as const),
  };
}
