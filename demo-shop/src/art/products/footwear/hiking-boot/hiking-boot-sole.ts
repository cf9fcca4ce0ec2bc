import { darker, lighter } from '../../../drawing/colour.ts';
import { clip, linear, outline, type Drawing } from '../../../drawing/drawing.ts';
import { line, stitches } from '../../../drawing/solid.ts';
import { bootLift, type BootShape } from './hiking-boot-shape.ts';

export interface BootSoleColours {
  /** Index of the midsole's pattern; 0 has the accent colour below the heel. */
  carving: number;
  midsole: string;
  rubber: string;
  accent: string;
}

const floor = 500;
const lug = 19;

function lugAt(x: number, wide: number): string {
  const isHeel = x > 400;
  const lean = isHeel ? -4 : 5;
  const y = (at: number) => Math.round(floor - lug - bootLift(at));
  return `M${x} ${y(x) - 4}L${x + lean + (isHeel ? 0 : 4)} ${y(x) + lug}H${x + wide + lean - 3}L${x + wide} ${y(x + wide) - 4}z`;
}

const lugs = [
  ...[24, 58, 92, 128, 165, 202, 239, 276, 313].map((x) => lugAt(x, 27)),
  ...[418, 462, 505, 548].map((x) => lugAt(x, 33)),
  'M590 476L586 498L612 496L630 470z',
].join('');

/** Rubber of forefoot and heel, two blocks with a step between them. */
const treadBand =
  'M2 432Q60 480 160 480H344C356 480 366 468 376 464L398 462C404 470 408 484 414 486H566Q604 486 634 468V440C600 452 560 456 520 456H400L372 452L340 462H160Q64 462 4 420z';

const midsolePath = (bite: string) =>
  `${bite}C630 412 636 440 632 456Q600 466 560 466H400L372 458L340 468H160Q64 468 2 426C-2 420 2 412 8 416z`;

function carve({ carving, midsole, accent }: BootSoleColours): string {
  const cut = (path: string) =>
    line(path, darker(midsole, 0.5), { width: 6, opacity: 0.8 }) +
    `<g transform="translate(1 4)">${line(path, lighter(midsole, 0.45), { width: 2.5, opacity: 0.6 })}</g>`;
  const carvings = [
    () =>
      `<path d="M380 470C430 450 520 436 640 428V470z" fill="${accent}"/>${cut('M380 466C430 446 520 434 640 426')}`,
    () => cut('M30 440C80 458 180 462 330 456') + cut('M420 438C500 434 570 426 634 418'),
    () =>
      [200, 230, 260, 290].map((x) => cut(`M${x} 462l12 -10`)).join('') +
      cut('M400 436C470 434 560 426 634 416'),
    () =>
      `<path d="M330 480L372 440L420 434L404 480z" fill="${accent}"/>${cut('M330 474L372 438')}${cut('M404 474L420 432')}`,
  ] as const;
  return (carvings[carving] ?? carvings[1])();
}

/** Draws the sole from the side. */
export function bootSole(drawing: Drawing, shape: BootShape, colours: BootSoleColours): string {
  const { midsole, rubber } = colours;
  const path = midsolePath(shape.bite);
  const href = outline(drawing, path);
  const body = linear(drawing, 90, [
    [0, lighter(midsole, 0.26)],
    [0.45, midsole],
    [1, darker(midsole, 0.4)],
  ]);
  const near = linear(drawing, 90, [
    [0, lighter(rubber, 0.24)],
    [0.5, rubber],
    [1, darker(rubber, 0.55)],
  ]);
  const ends = linear(drawing, 0, [
    [0, '#06111c', 0.45],
    [0.12, '#06111c', 0],
    [0.88, '#06111c', 0],
    [1, '#06111c', 0.45],
  ]);
  const welt = shape.stiffness >= 3;
  return (
    `<g transform="translate(9 -3)"><path d="${lugs}" fill="${darker(rubber, 0.75)}"/></g><path d="${lugs}" fill="${near}"/>` +
    `<path d="${treadBand}" fill="${rubber}"/>` +
    line('M160 464Q64 464 6 424M344 464H160M414 470H566Q604 470 632 454', '#ffffff', {
      width: 2.5,
      opacity: 0.25,
    }) +
    `<use href="${href}" fill="${body}"/><g clip-path="${clip(drawing, path)}">${carve(colours)}<use href="${href}" fill="${ends}"/>` +
    `${line(shape.bite, '#ffffff', { width: 6, opacity: 0.35 })}</g>` +
    (welt
      ? line(shape.bite, darker(midsole, 0.55), { width: 13 }) +
        `<g transform="translate(0 -3)">${line(shape.bite, lighter(midsole, 0.2), { width: 4, opacity: 0.6 })}</g>` +
        stitches(shape.bite, '#ffffff')
      : '')
  );
}
