import { lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

export interface LinerBuild {
  cut: 'tongue-cut' | 'laced-tongue-cut' | 'wrap-cut';
  /** Vertical position of the shaft's end; smaller is higher. */
  top: number;
  /** Factor of the foam's thickness: 0.9 slim to 1.08 full. */
  volume: number;
  quilting: 'channels' | 'diamonds' | 'panels';
  foam: string;
  second: string;
}

const cuts = ['tongue-cut', 'laced-tongue-cut', 'wrap-cut'] as const;
const volumes: Readonly<Record<string, number>> = {
  'low-volume': 0.93,
  'medium-volume': 1,
  'high-volume': 1.06,
};

/** Returns the build of a liner by its catalogue facts. */
export function linerBuild(drawing: Drawing): LinerBuild {
  const { spec, design, base, accent, detail } = drawing;
  const { facts } = spec;
  const shaft = Number(facts['shaftHeight'] ?? 240);
  return {
    cut: cuts.find((each) => each === facts['linerCut']) ?? 'tongue-cut',
    top: 240 - Math.round((shaft - 240) * 2),
    volume: volumes[String(facts['linerVolume'])] ?? 1,
    quilting: design.pick(['channels', 'diamonds', 'panels'] as const),
    foam: base,
    second: design.pick([
      mix(base, '#10171e', 0.5),
      mix(base, accent, 0.5),
      lighter(mix(base, detail, 0.3), 0.05),
    ] as const),
  };
}
