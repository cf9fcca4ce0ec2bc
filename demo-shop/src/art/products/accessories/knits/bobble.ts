import { darker, lighter } from '../../../drawing/colour.ts';
import { radial, type Drawing } from '../../../drawing/drawing.ts';
import { at } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';

/** Draws a bobble of yarn or faux fur. */
export function bobble(drawing: Drawing, x: number, y: number, radius: number): string {
  const { design } = drawing;
  const fur = design.chance(0.35);
  const colour = design.pick([drawing.accent, drawing.accent, drawing.detail]);
  const ball = radial(
    drawing,
    [
      [0, lighter(colour, 0.25)],
      [0.6, colour],
      [1, darker(colour, 0.5)],
    ],
    0.36,
    0.3,
    0.75,
  );
  const strands = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => {
      const angle = design.between(0, Math.PI * 2);
      const start = radius * design.between(from, to);
      const end = Math.min(radius * 1.08, start + radius * (fur ? 0.3 : 0.17));
      const bend = angle + design.between(-0.22, 0.22);
      return `M${at({ x: x + Math.cos(angle) * start, y: y + Math.sin(angle) * start })}L${at({ x: x + Math.cos(bend) * end, y: y + Math.sin(bend) * end })}`;
    }).join('');
  const width = fur ? 3 : 6;
  return (
    `<ellipse cx="${x + 6}" cy="${y + radius * 0.86}" rx="${radius * 0.8}" ry="26" fill="#05101c" opacity="0.25"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.93}" fill="${ball}"/>` +
    line(strands(130, 0.72, 0.95), darker(colour, 0.22), { width }) +
    line(strands(110, 0.3, 0.85), darker(colour, 0.4), { width, opacity: 0.5 }) +
    line(strands(130, 0.05, 0.86), lighter(colour, 0.22), { width, opacity: 0.7 })
  );
}
