import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { clip, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { form, softShadow } from '../form.ts';
import { honeycomb, mesh, sheetOf } from '../textures.ts';

export type PadKind = 'layered-foam' | 'hinged-plates' | 'soft-foam';

const kinds: readonly PadKind[] = ['layered-foam', 'hinged-plates', 'soft-foam'];

/** Returns the kind of protector by the catalogue, otherwise one picked by the model. */
export const padKind = ({ spec, design }: Drawing): PadKind =>
  kinds.find((each) => each === spec.facts['protectorPad']) ?? design.pick(['hinged-plates', 'layered-foam']);

export interface PadShape {
  path: string;
  /** Bounding box. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const scaled = ({ path, x, y, width, height }: PadShape, share: number) => {
  const [cx, cy] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return `<g transform="translate(${cx} ${cy}) scale(${share}) translate(${-cx} ${-cy})">${path}</g>`;
};

function hard(drawing: Drawing, shape: PadShape, colour: string): string {
  const { x, y, width, height, path } = shape;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const [w, h] = [width * 0.2, Math.min(20, height * 0.1)];
  const slot = (top: number) =>
    `M${Math.round(cx - w)} ${Math.round(top)}q${Math.round(w)} ${Math.round(h)} ${Math.round(w * 2)} 0`;
  const slots = [cy - height * 0.16, cy + height * 0.12].map(slot).join('');
  return (
    form(drawing, path, colour, { bend: 22, gloss: 0.75, shade: 0.6 }) +
    line(slots, '#05090e', { width: 9, opacity: 0.8 }) +
    `<g transform="translate(0 5)">${line(slots, lighter(colour, 0.4), { width: 2, opacity: 0.7 })}</g>`
  );
}

function soft(drawing: Drawing, { path, x, y, width, height }: PadShape, colour: string): string {
  return form(drawing, path, colour, {
    bend: 22,
    gloss: 0.4,
    graphics: sheetOf(honeycomb(drawing), x, y, width, height),
  });
}

function layered(drawing: Drawing, shape: PadShape, colour: string): string {
  const { path, x, y, width, height } = shape;
  const inner = `<path d="${path}"/>`;
  const holes = sheetOf(mesh(drawing, 4, 28), x, y, width, height);
  const step = (share: number, tone: string) =>
    `<g fill="#05090e" opacity="0.35" transform="translate(5 7)">${scaled({ ...shape, path: inner }, share)}</g><g fill="${tone}">${scaled({ ...shape, path: inner }, share)}</g>` +
    `<g fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="3">${scaled({ ...shape, path: inner }, share - 0.01)}</g>`;
  return (
    form(drawing, path, darker(colour, 0.15), { bend: 18, gloss: 0.4 }) +
    step(0.84, colour) +
    step(0.62, lighter(colour, 0.12)) +
    `<g clip-path="${clip(drawing, path)}">${holes}</g>`
  );
}

/** Draws a protector on top of the fabric. */
export function pad(drawing: Drawing, shape: PadShape, colour: string): string {
  const kind = padKind(drawing);
  const body = { 'hinged-plates': hard, 'soft-foam': soft, 'layered-foam': layered }[kind](
    drawing,
    shape,
    colour,
  );
  return softShadow(drawing, shape.path, 7, 10, 12) + body;
}

/** Draws a protector in a pocket: its shape under the fabric, with a seam. */
export function pocketed(drawing: Drawing, shape: PadShape, cloth: string): string {
  return (
    line(shape.path, '#05101c', { width: 10, opacity: 0.22 }) +
    form(drawing, shape.path, lighter(cloth, 0.05), {
      bend: 24,
      gloss: 0.4,
      graphics: sheetOf(
        padKind(drawing) === 'soft-foam' ? honeycomb(drawing) : mesh(drawing, 4, 20),
        shape.x,
        shape.y,
        shape.width,
        shape.height,
      ),
    }) +
    line(shape.path, mix(drawing.accent, cloth, 0.2), { width: 3, dash: '8 6', cap: 'butt', opacity: 0.8 })
  );
}

/** Returns the colour of a protector, picked by the model. */
export const padColour = ({ base, accent, design }: Drawing) =>
  design.pick([mix('#1c242c', base, 0.2), darker(accent, 0.1), mix('#1c242c', base, 0.35)]);
