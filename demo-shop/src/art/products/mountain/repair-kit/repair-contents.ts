import type { Drawing } from '../../../drawing/drawing.ts';
import { factOf, place } from '../parts.ts';
import {
  candle,
  driver,
  hank,
  needles,
  patch,
  plate,
  screw,
  sleeve,
  stub,
  tape,
  thread,
  tie,
  tube,
  type Piece,
} from './repair-tools.ts';

interface Contents {
  tools: readonly Piece[];
  /** Repeated until the kit has its number of pieces. */
  small: Piece;
}

const contents: Readonly<Record<string, Contents>> = {
  'repair-fabric': { tools: [needles, thread, tape, tube, hank], small: patch },
  'repair-base': { tools: [candle, candle, plate, candle, driver], small: stub },
  'repair-poles': { tools: [sleeve, tape, hank, sleeve, driver], small: tie },
  'repair-binding': { tools: [driver, tube, plate, tape, driver], small: screw },
};

const fallback: Contents = { tools: [candle, driver, tape, tube, plate], small: screw };

/** Draws the catalogue's number of pieces in rows, 600 wide; the top left corner is 0, 0. */
export function layOut(drawing: Drawing): string {
  const { tools, small } = contents[String(drawing.spec.facts['repairOf'])] ?? fallback;
  const rest = Math.max(0, Math.round(factOf(drawing, 'repairPieces', 9)) - tools.length);
  const rows = rest > 9 ? 2 : 1;
  const columns = Math.max(1, Math.ceil(rest / rows));
  const step = Math.min(84, 540 / columns);
  return (
    tools.map((piece, index) => place(piece(drawing), 60 + index * 120, 104)).join('') +
    Array.from({ length: rest }, (_, index) =>
      place(
        small(drawing),
        300 + ((index % columns) - (Math.min(columns, rest) - 1) / 2) * step,
        268 + Math.floor(index / columns) * 86,
      ),
    ).join('')
  );
}
