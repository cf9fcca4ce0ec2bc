import { wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, linear, symbol, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { flat, line } from '../../drawing/solid.ts';
import { castShadow, type Picture } from '../../drawing/studio.ts';

// 184 cm fill the frame; a skin is as wide as the ski beneath it.
const unitsPerCm = 4.5;
const half = 44;

const stripOf = (length: number) =>
  `M-18 0C-34 8 ${-half} 40 ${-half} 96C${-half} 260 -36 ${Math.round(length * 0.4)} -36 ${Math.round(length * 0.55)}C-36 ${Math.round(length * 0.75)} -41 ${Math.round(length * 0.88)} -40 ${length}H40C41 ${Math.round(length * 0.88)} 36 ${Math.round(length * 0.75)} 36 ${Math.round(length * 0.55)}C36 ${Math.round(length * 0.4)} ${half} 260 ${half} 96C${half} 40 34 8 18 0z`;

/** Short hair that lies towards the tail: many fine strokes in two tones. */
function plush({ design, base }: Drawing, length: number): string {
  const strokes = (tone: string, count: number) => {
    const all = Array.from({ length: count }, () => {
      const x = Math.round(design.between(-half, half));
      const y = Math.round(design.between(4, length - 14));
      return `M${x} ${y}l${design.whole(-2, 2)} ${design.whole(7, 13)}`;
    });
    return `<path d="${all.join('')}" stroke="${tone}" stroke-width="1.6" opacity="0.5"/>`;
  };
  return strokes(lighter(base, 0.34), 420) + strokes(darker(base, 0.4), 420);
}

function printed(drawing: Drawing, length: number): string {
  const { spec, base, accent, detail } = drawing;
  const colour = readableOn(base, detail, accent);
  const y = Math.round(length * 0.84);
  return (
    `<path d="M-60 ${y}L60 ${y - 40}V${y - 8}L-60 ${y + 32}z" fill="${accent}"/>` +
    `<path d="M-60 ${y + 44}L60 ${y + 4}V${y + 12}L-60 ${y + 52}z" fill="${detail}" opacity="0.85"/>` +
    wordmark(spec.brand, { x: 15, y: length * 0.4, size: 44, colour, maxWidth: length * 0.34, rotate: -90 }) +
    lettering(spec.model, { x: 9, y: length * 0.68, size: 25, colour, maxWidth: length * 0.16, rotate: -90 })
  );
}

/** The other face: glue under a sheet of net, which keeps one skin from the other. */
function glued({ accent, base }: Drawing, length: number): string {
  const net = Array.from({ length: Math.ceil(length / 14) + 8 }, (_, index) => {
    const y = index * 14 - 60;
    return `M-60 ${y}l120 60M-60 ${y + 60}l120 -60`;
  });
  return (
    `<rect x="-60" width="120" height="${length}" fill="${mix('#b9a56f', base, 0.12)}"/>` +
    `<path d="${net.join('')}" stroke="${mix('#fff', accent, 0.2)}" stroke-width="1.4" opacity="0.5"/>`
  );
}

function strip(drawing: Drawing, length: number, face: string): string {
  const path = stripOf(length);
  const across = linear(drawing, 0, [
    [0, '#ffffff', 0.3],
    [0.3, '#ffffff', 0],
    [0.7, '#06111c', 0.08],
    [1, '#06111c', 0.4],
  ]);
  const metal = linear(drawing, 0, [
    [0, '#f4f7fa'],
    [0.5, '#a9b5c0'],
    [1, '#5c6975'],
  ]);
  return (
    line('M-15 4V-26C-15 -52 15 -52 15 -26V4', metal, { width: 9 }) +
    `<path d="${path}" fill="${drawing.base}"/>` +
    `<g clip-path="${clip(drawing, path)}">${face}<path d="${path}" fill="${across}"/></g>` +
    flat('M-20 0H20L17 30H-17z', darker(drawing.base, 0.6)) +
    flat(`M-13 ${length - 16}H13V${length + 34}H-13z`, darker(drawing.accent, 0.25)) +
    `<rect x="-19" y="${length + 22}" width="38" height="26" rx="6" fill="${metal}"/>` +
    flat(`M-9 ${length + 30}H9V${length + 40}H-9z`, '#38434e')
  );
}

/** A pair: plush up; from the back one of the two shows its glue. */
export function drawClimbingSkins(drawing: Drawing): Picture {
  const length = Math.round(Math.min(190, Math.max(150, drawing.spec.lengthCm ?? 176)) * unitsPerCm);
  const upper = plush(drawing, length) + printed(drawing, length);
  const top = symbol(drawing, strip(drawing, length, upper));
  const isBack = drawing.spec.view === 'back';
  const other = isBack ? symbol(drawing, strip(drawing, length, glued(drawing, length))) : top;
  const y = 500 - length / 2;
  const place = (skin: string, x: number, turn: number) =>
    `<g transform="translate(${x} ${Math.round(y)}) rotate(${turn} 0 ${length / 2})">${castShadow(drawing, stripOf(length), 10, 14)}<use href="${skin}"/></g>`;
  return {
    body: place(other, 300, 7) + place(top, 490, 7),
    focus: { x: 520, y: y + 120, zoom: 2.2 },
  };
}
