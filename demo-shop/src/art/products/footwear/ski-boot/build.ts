import { mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

/** Build of a boot, from its catalogue facts; the model's random numbers decide the rest. */
export interface BootBuild {
  isRace: boolean;
  isJunior: boolean;
  canWalk: boolean;
  isRockered: boolean;
  /** Two overlapping flaps, or an open throat over a ribbed tongue. */
  closure: 'overlap' | 'tongue';
  buckles: number;
  lever: 'blade' | 'window' | 'frame';
  graphic: 'split' | 'sweep' | 'fade' | 'plain' | 'shards';
  shell: string;
  cuff: string;
  plastic: string;
  metal: string;
}

function bucklesOf({ spec, design }: Drawing): number {
  const known = Number(spec.facts['bootBuckles']);
  if (known >= 1 && known <= 4) return known;
  return spec.facts['cuffRange'] !== undefined && design.chance(0.35) ? 3 : 4;
}

/** Returns the build of a boot. */
export function bootBuild(drawing: Drawing): BootBuild {
  const { spec, design, base, accent, detail } = drawing;
  const { facts } = spec;
  const isJunior = spec.audience === 'junior';
  const canWalk = facts['cuffRange'] !== undefined;
  const isRace = !isJunior && (Number(facts['last']) < 98 || Number(facts['flex']) >= 140);
  const graphic = design.pick(['split', 'sweep', 'fade', 'plain', 'shards'] as const);
  const cuffs = [
    base,
    mix(base, '#10171e', 0.45),
    mix(base, detail, 0.18),
    mix(base, '#10171e', 0.75),
  ] as const;
  const dark = mix('#161d24', base, 0.12);
  return {
    isRace,
    isJunior,
    canWalk,
    isRockered: canWalk || facts['soles'] === 'gripwalk',
    closure: !isRace && design.chance(canWalk ? 0.5 : 0.3) ? 'tongue' : 'overlap',
    buckles: bucklesOf(drawing),
    lever: isRace ? 'blade' : design.pick(['blade', 'window', 'frame'] as const),
    graphic,
    shell: base,
    cuff: isRace ? base : design.pick(cuffs),
    plastic: dark,
    metal: design.pick(['#b4bfc8', '#b4bfc8', '#3a444e', mix('#8d98a2', accent, 0.7)] as const),
  };
}
