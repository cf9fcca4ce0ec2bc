import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { place } from '../parts.ts';
import { closed, pouch, roll, tin } from './repair-case.ts';
import { layOut } from './repair-contents.ts';

/** Draws a repair kit; the `back` view shows it closed. */
export function drawRepairKit(drawing: Drawing): Picture {
  const { view, facts } = drawing.spec;
  const focus = { x: 400, y: 590, zoom: 1.5 };
  const isPouch = facts['repairCase'] !== 'case-roll' && facts['repairCase'] !== 'case-tin';
  if (view === 'back') return { body: isPouch ? pouch(drawing, 310) : closed(drawing), focus };
  if (isPouch) return { body: pouch(drawing, 76) + place(layOut(drawing), 100, 520), focus };
  return { body: facts['repairCase'] === 'case-roll' ? roll(drawing) : tin(drawing), focus };
}
