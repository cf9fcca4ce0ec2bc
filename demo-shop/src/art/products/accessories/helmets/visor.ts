import { darker, lighter, mix } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { closed } from '../eyes/face.ts';
import { coats, mirrorPane } from '../eyes/mirror.ts';
import { form } from '../form.ts';
import { line } from '../../../drawing/solid.ts';
import { softly, spots, type Dome } from './dome.ts';

/** Draws a mirrored visor, hinged at the temples. */
export function visor(drawing: Drawing, shell: Dome): string {
  const { design } = drawing;
  const [from, to] = [-46, 84];
  const [centre, wide] = [(from + to) / 2, (to - from) / 2];
  // Degrees: x around the head from the far edge, y down from the brow.
  const put = ({ x, y }: { x: number; y: number }, out = 0) =>
    shell.put([x, -y], 20 + out - Math.max(0, y - 20) * 0.4);
  const top = spots([from, 0], [to, 0], 16).map(([x]) => ({ x, y: -7 + (Math.abs(x) / to) ** 3 * 10 }));
  const foot = spots([to, 0], [from, 0], 16).map(([x]) => ({
    x,
    y: 40 - (Math.abs(x) / to) ** 4 * 20 - 8 * Math.exp(-((x / 12) ** 2)),
  }));
  const coat = design.pick([coats.fire, coats.ocean, coats.silver, coats.gold]);
  const shape = [...top, ...foot];
  const pane = mirrorPane({
    drawing,
    coat,
    outline: shape.map(({ x, y }) => ({ x: x - centre, y: y - 16 })),
    put: ({ x, y }, out) => put({ x: x + centre, y: y + 16 }, out),
    half: { x: wide, y: 26 },
  });
  const brow = closed(top.map((point) => put(point))).slice(0, -1);
  const hinge = put({ x: to - 6, y: 4 });
  return (
    pane +
    line(brow, '#161d24', { width: 16 }) +
    line(brow, lighter(drawing.base, 0.2), { width: 4, opacity: 0.6 }) +
    `<circle cx="${Math.round(hinge.x)}" cy="${Math.round(hinge.y)}" r="26" fill="#1a2129"/><circle cx="${Math.round(hinge.x)}" cy="${Math.round(hinge.y)}" r="14" fill="${drawing.accent}"/>`
  );
}

/** Draws a short peak. */
export function peak(drawing: Drawing, shell: Dome): string {
  const colour = mix(drawing.base, darker(drawing.base, 0.6), 0.5);
  const back = spots([-58, 1], [58, 1], 12).map((spot) => shell.put(spot, 2));
  const front = spots([58, -3], [-58, -3], 12).map(([round, up]) =>
    shell.put([round, up], 44 * Math.cos((round * Math.PI) / 116) ** 0.6),
  );
  return form(drawing, softly([...back, ...front]), colour, { bend: 10, gloss: 0.5 });
}
