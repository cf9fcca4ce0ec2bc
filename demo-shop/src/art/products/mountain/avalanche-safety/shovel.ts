import { wordmark } from '../../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { castShadow } from '../../../drawing/studio.ts';
import { metal } from '../parts.ts';

// Centred at 0, 0, about 860 high; the top of the blade is at y = 60.
const blades = [
  'M-150 84C-120 66 -60 60 0 60C60 60 120 66 150 84C160 180 158 300 142 384C120 428 60 440 0 440C-60 440 -120 428 -142 384C-158 300 -160 180 -150 84z',
  'M-146 76H146C156 90 160 110 160 130L152 360Q148 410 110 422L0 440L-110 422Q-148 410 -152 360L-160 130C-160 110 -156 90 -146 76z',
] as const;
const handles = [
  'M-92 -420C-92 -440 92 -440 92 -420C92 -370 44 -344 24 -320H-24C-44 -344 -92 -370 -92 -420zM-62 -408C-58 -386 -24 -366 0 -364C24 -366 58 -386 62 -408C40 -414 -40 -414 -62 -408z',
  'M-96 -400Q-100 -432 -70 -432H70Q100 -432 96 -400Q92 -372 60 -372C34 -372 28 -350 24 -320H-24C-28 -350 -34 -372 -60 -372Q-92 -372 -96 -400z',
] as const;

/** Draws a shovel. */
export function shovel(drawing: Drawing): string {
  const { spec, base, accent, detail, design } = drawing;
  const blade = design.pick(blades);
  const handle = design.pick(handles);
  const isBack = spec.view === 'back';
  const skin = linear(drawing, isBack ? 200 : 20, [
    [0, lighter(base, 0.5)],
    [0.18, lighter(base, 0.12)],
    [0.45, darker(base, 0.12)],
    [0.62, lighter(base, 0.22)],
    [1, darker(base, 0.45)],
  ]);
  const dish = linear(drawing, 90, [
    [0, '#06111c', 0.45],
    [0.3, '#06111c', 0.05],
    [0.75, '#ffffff', 0.1],
    [1, '#ffffff', 0.3],
  ]);
  const ribs = 'M-92 130C-100 220 -100 320 -90 400M92 130C100 220 100 320 90 400M-46 334V416M46 334V416';
  const word = readableOn(base, detail, accent);
  const shaft = metal(drawing, 0, '#8d99a4');
  const grip = linear(drawing, 30, [
    [0, lighter(accent, 0.4)],
    [0.5, accent],
    [1, darker(accent, 0.4)],
  ]);
  return [
    `<g fill-rule="evenodd">${castShadow(drawing, `${blade}M-20 -330H20V80H-20z${handle}`, 16, 24, 12)}</g>`,
    `<path d="${blade}" fill="${darker(base, 0.6)}" transform="translate(4 9)"/><path d="${blade}" fill="${skin}"/><path d="${blade}" fill="${dish}"/>`,
    `<g filter="${blur(drawing, 3)}">${line(ribs, '#06111c', { width: 16, opacity: 0.35 })}</g><g transform="translate(${isBack ? -5 : 5} 3)">${line(ribs, '#ffffff', { width: 5, opacity: 0.4 })}</g>`,
    `<path d="${blade}" fill="none" stroke="#fff" stroke-width="3" opacity="0.4"/>`,
    `<path d="M-34 40C-36 30 36 30 34 40L52 190C56 240 -56 240 -52 190z" fill="#06111c" opacity="0.45" filter="${blur(drawing, 5)}" transform="translate(5 9)"/>`,
    `<path d="M-32 36C-34 26 34 26 32 36L48 180C52 226 -52 226 -48 180z" fill="${isBack ? metal(drawing, 0, base) : skin}"/>`,
    line('M-28 40L-42 180', '#ffffff', { width: 4, opacity: 0.45 }),
    `<rect x="-19" y="-330" width="38" height="400" rx="14" fill="${shaft}"/><rect x="-23" y="-80" width="46" height="150" rx="14" fill="${metal(drawing, 0, '#5d6974')}"/>`,
    [-250, -200, -150]
      .map((y) => `<ellipse cx="0" cy="${y}" rx="6" ry="8" fill="#0b141c" opacity="0.8"/>`)
      .join(''),
    `<circle cx="0" cy="-44" r="9" fill="#e9edf0"/><circle cx="2" cy="-41" r="9" fill="#55626e" opacity="0.5"/><rect x="-27" y="-92" width="54" height="20" rx="8" fill="${accent}"/>`,
    `<path d="${handle}" fill="${darker(accent, 0.6)}" fill-rule="evenodd" transform="translate(3 7)"/><path d="${handle}" fill="${grip}" fill-rule="evenodd"/>`,
    line('M-84 -416C-80 -432 70 -434 84 -424', '#ffffff', { width: 4, opacity: 0.5 }),
    isBack
      ? lettering(spec.model, { x: 0, y: 286, size: 52, colour: word, maxWidth: 150 })
      : wordmark(spec.brand, { x: 0, y: 272, size: 46, colour: word, maxWidth: 164 }) +
        `<rect x="-60" y="296" width="120" height="8" rx="4" fill="${mix(accent, word, 0.1)}"/>`,
  ].join('');
}
