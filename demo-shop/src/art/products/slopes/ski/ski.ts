import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { sharedShadow } from '../shadow.ts';
import { runningBase } from './base.ts';
import { skiShape } from './shape.ts';
import { topsheets } from './topsheet.ts';

/** Draws a pair of skis side by side; in the `back` view one shows its base. */
export function drawSkis(drawing: Drawing): Picture {
  const shape = skiShape(drawing);
  const { length, tip, path } = shape;
  const [left, right] = topsheets(drawing, shape);
  const lean = Math.round(drawing.random.between(95, 115)) / 10;
  const apart = tip + 20;
  const top = 500 - length / 2;
  const place = (x: number, drop: number) =>
    `translate(${Math.round(x)} ${Math.round(top + drop)}) rotate(${lean} 0 ${Math.round(length / 2)})`;
  const places = [place(400 - apart, 10), place(400 + apart, -10)] as const;
  const second = drawing.spec.view === 'back' ? runningBase(drawing, shape) : right;
  return {
    body:
      sharedShadow(drawing, path, places) +
      `<g transform="${places[0]}">${left}</g><g transform="${places[1]}">${second}</g>`,
    focus: { x: Math.round(400 + length * 0.02), y: Math.round(top + length * 0.3), zoom: 2.2 },
  };
}
