import { darker } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { cylinder, plasticBlack, steel } from './metal.ts';

export interface BottleForm {
  /** Half of the body's and of the neck's width, user units. */
  body: number;
  neck: number;
  /** Vertical positions of the shoulder, the opening and the ground. */
  shoulder: number;
  mouth: number;
  ground: number;
}

const ribs = (half: number, top: number, bottom: number) =>
  line(
    Array.from({ length: 13 }, (_, index) => {
      const x = Math.round(400 - Math.cos(((index + 0.5) / 13) * Math.PI) * half);
      return `M${x} ${top}V${bottom}`;
    }).join(''),
    '#06111c',
    { width: 4, opacity: 0.3 },
  );

function barrel(half: number, top: number, bottom: number, paint: string): string {
  return (
    `<path d="M${400 - half} ${top + 14}Q${400 - half} ${top} ${400 - half + 16} ${top - 2}Q400 ${top - 12} ${400 + half - 16} ${top - 2}Q${400 + half} ${top} ${400 + half} ${top + 14}V${bottom}Q400 ${bottom + 16} ${400 - half} ${bottom}z" fill="${paint}"/>` +
    `<path d="M${400 - half + 8} ${top + 6}Q400 ${top - 6} ${400 + half - 8} ${top + 6}" fill="none" stroke="#fff" stroke-width="4" opacity=".45"/>` +
    `<path d="M${400 - half} ${bottom}Q400 ${bottom + 16} ${400 + half} ${bottom}" fill="none" stroke="#06111c" stroke-width="5" opacity=".45"/>`
  );
}

function loop(half: number, y: number, colour: string): string {
  const path = `M${400 - half + 6} ${y + 40}C${400 - half - 20} ${y - 60} ${400 + half + 20} ${y - 60} ${400 + half - 6} ${y + 40}`;
  return (
    line(path, darker(colour, 0.5), { width: 24 }) +
    line(path, colour, { width: 16 }) +
    `<g transform="translate(-3 -4)">${line(path, '#fff', { width: 4, opacity: 0.4 })}</g>`
  );
}

function narrow(drawing: Drawing, { neck, mouth }: BottleForm): string {
  const cap = drawing.design.pick([
    plasticBlack(drawing),
    cylinder(drawing, drawing.accent, 0.5),
    steel(drawing),
  ]);
  const top = mouth - 84;
  return (
    `<path d="M384 ${top - 2}V${top - 36}Q400 ${top - 62} 416 ${top - 36}V${top - 2}" fill="none" stroke="#1d252c" stroke-width="15"/><path d="M380 ${top - 30}Q394 ${top - 58} 410 ${top - 44}" fill="none" stroke="#fff" stroke-width="3" opacity=".4"/>` +
    barrel(neck + 12, top, mouth + 4, cap) +
    ribs(neck + 10, top + 16, mouth)
  );
}

function wide(drawing: Drawing, { neck, mouth }: BottleForm): string {
  const colour = drawing.design.pick([drawing.accent, '#242c34', darker(drawing.base, 0.45)]);
  const top = mouth - 96;
  return (
    loop(neck * 0.8, top, darker(colour, 0.2)) +
    barrel(neck + 12, top, mouth + 6, cylinder(drawing, colour, 0.45)) +
    ribs(neck + 10, top + 20, mouth + 2)
  );
}

function sport(drawing: Drawing, { neck, mouth }: BottleForm): string {
  const top = mouth - 60;
  const dome = `M${400 - neck + 6} ${top}C${400 - neck + 20} ${top - 50} 366 ${top - 50} 362 ${top - 70}H438C434 ${top - 50} ${400 + neck - 20} ${top - 50} ${400 + neck - 6} ${top}z`;
  return (
    `<path d="M366 ${top - 66}V${top - 116}Q366 ${top - 132} 380 ${top - 134}H420Q434 ${top - 132} 434 ${top - 116}V${top - 66}z" fill="${cylinder(drawing, drawing.accent, 0.6)}"/><ellipse cx="400" cy="${top - 132}" rx="22" ry="6" fill="${darker(drawing.accent, 0.5)}"/><path d="M360 ${top - 96}H440" stroke="#06111c" stroke-width="6" opacity=".3"/>` +
    `<path d="${dome}" fill="${plasticBlack(drawing)}"/>` +
    barrel(neck + 12, top, mouth + 6, plasticBlack(drawing)) +
    ribs(neck + 10, top + 16, mouth + 2)
  );
}

/** Draws the cap for the catalogue's type of opening. */
export function bottleCap(drawing: Drawing, mouth: string, form: BottleForm): string {
  const caps: Readonly<Record<string, typeof narrow>> = { 'mouth-wide': wide, 'mouth-sport': sport };
  return (caps[mouth] ?? narrow)(drawing, form);
}
