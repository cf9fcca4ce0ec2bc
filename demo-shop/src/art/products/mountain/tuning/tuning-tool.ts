import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { place } from '../parts.ts';
import { brush } from './tuning-brush.ts';
import { guide } from './tuning-guide.ts';
import { scraper } from './tuning-scraper.ts';

/** Draws the tool for the catalogue's task: a brush, a scraper, or a file in its guide. */
export function drawTuningTool(drawing: Drawing): Picture {
  const task = drawing.spec.facts['tuningTask'];
  const focus = { x: 400, y: 490, zoom: 1.5 };
  if (task === 'task-base-cleaning')
    return { body: place(brush(drawing), 84, 610, { turn: -14, scale: 1.02 }), focus };
  if (task === 'task-wax-removal')
    return { body: place(scraper(drawing), 84, 476, { turn: -24, scale: 0.92 }), focus };
  return { body: place(guide(drawing), 86, 620, { turn: -30, scale: 1.06 }), focus };
}
