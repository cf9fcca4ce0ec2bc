import type { Drawing } from '../../../drawing/drawing.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { factOf, place } from '../parts.ts';
import { probe } from './probe.ts';
import { shovel } from './shovel.ts';
import { transceiver } from './transceiver.ts';
import { carrying } from './transceiver-harness.ts';

type Tool = 'transceiver' | 'probe' | 'shovel' | 'set';

/**
 * Returns the tool of an avalanche safety product. A set has the facts of several tools; a shovel is recognised by its
 * name, or by a material without a range.
 */
function toolOf({ spec: { facts, model } }: Drawing): Tool {
  const isProbe = facts['probeLength'] !== undefined;
  if (/\bset\b/i.test(model) || (isProbe && facts['range'] !== undefined)) return 'set';
  if (isProbe || /probe|sonde|sonda/i.test(model)) return 'probe';
  if (/shovel|spade|schaufel|pelle|pala/i.test(model)) return 'shovel';
  return facts['range'] === undefined && facts['material'] !== undefined ? 'shovel' : 'transceiver';
}

/** Draws an avalanche safety product. */
export function drawSafety(drawing: Drawing): Picture {
  const turn = drawing.spec.view === 'back' ? 12 : -12;
  switch (toolOf(drawing)) {
    case 'shovel':
      return {
        body: place(shovel(drawing), 400, 500, { turn, scale: 1.02 }),
        focus: { x: 440, y: 720, zoom: 2 },
      };
    case 'probe':
      return {
        body: place(probe(drawing), 400, 520, { turn: -turn, scale: 1.02 }),
        focus: { x: 400, y: 500, zoom: 1.9 },
      };
    case 'set':
      return {
        body:
          contactShadow(drawing, 420, 880, 300, 30) +
          place(probe(drawing), 590, 430, { turn: 14, scale: 0.86 }) +
          place(shovel(drawing), 300, 500, { turn: -10, scale: 0.98 }) +
          place(transceiver(drawing), 560, 720, { turn: 6, scale: 0.76 }),
        focus: { x: 540, y: 680, zoom: 1.8 },
      };
    case 'transceiver': {
      const scale = 0.86 + (factOf(drawing, 'weight', 190) - 150) * 0.0016;
      return {
        body:
          carrying(drawing) + place(transceiver(drawing), 400, 500, { turn: turn / 3, scale: scale * 1.16 }),
        focus: { x: 400, y: 430, zoom: 2 },
      };
    }
  }
}
