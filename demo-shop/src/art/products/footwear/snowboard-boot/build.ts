import { mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';

export interface SnowboardBootBuild {
  lacing: 'laces' | 'quick-laces' | 'single-dial' | 'dial';
  isStiff: boolean;
  panels: 'block' | 'retro' | 'tech';
  shell: string;
  second: string;
  rubber: string;
  midsole: string;
}

const lacings = ['laces', 'quick-laces', 'single-dial', 'dial'] as const;

/** Returns the build of a boot by its catalogue facts. */
export function snowboardBootBuild(drawing: Drawing): SnowboardBootBuild {
  const { spec, design, base, accent, detail } = drawing;
  const rubber = mix('#181f26', base, 0.1);
  return {
    lacing: lacings.find((each) => each === spec.facts['lacing']) ?? 'laces',
    isStiff: spec.facts['feel'] === 'stiff',
    panels: design.pick(['block', 'retro', 'tech'] as const),
    shell: base,
    second: design.pick([
      mix(base, '#10171e', 0.42),
      mix(base, detail, 0.3),
      mix(base, accent, 0.55),
    ] as const),
    rubber,
    midsole: design.pick([mix(detail, base, 0.12), mix(rubber, accent, 0.15), accent] as const),
  };
}
