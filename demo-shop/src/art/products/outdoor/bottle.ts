import { brandSymbol, wordmark } from '../../brands/mark.ts';
import { darker, lighter, mix, readableOn } from '../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../drawing/drawing.ts';
import { lettering } from '../../drawing/lettering.ts';
import { line } from '../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../drawing/studio.ts';
import { bottleCap, type BottleForm } from './kit/bottle-caps.ts';
import { print } from './kit/bottle-print.ts';
import { cylinder, sheen, steel } from './kit/metal.ts';
import { numberFact, wordFact } from './parts/facts.ts';

function formOf(drawing: Drawing, mouth: string): BottleForm {
  const litres = numberFact(drawing, 'volume', 0.75);
  const body = Math.round((mouth === 'mouth-wide' ? 134 : 116) + (litres - 0.5) * 44);
  const neck = { 'mouth-wide': body - 26, 'mouth-sport': 78 }[mouth] ?? 54;
  const ground = 906;
  const top = ground - Math.round(570 + (litres - 0.5) * 170);
  return { body, neck, ground, mouth: top, shoulder: top + (mouth === 'mouth-wide' ? 70 : 130) };
}

function outlineOf({ body, neck, shoulder, mouth, ground }: BottleForm): string {
  const [l, r, nl, nr] = [400 - body, 400 + body, 400 - neck, 400 + neck];
  return `M${nl} ${mouth}H${nr}V${mouth + 24}C${nr + 4} ${mouth + 60} ${r} ${shoulder - 40} ${r} ${shoulder + 20}V${ground - 30}Q${r} ${ground - 4} ${r - 26} ${ground}Q400 ${ground + 12} ${l + 26} ${ground}Q${l} ${ground - 4} ${l} ${ground - 30}V${shoulder + 20}C${l} ${shoulder - 40} ${nl - 4} ${mouth + 60} ${nl} ${mouth + 24}z`;
}

/** Draws a transparent bottle: a bright centre, dark walls, and water. */
function clear(drawing: Drawing, path: string, { body, shoulder, ground }: BottleForm): string {
  const [l, r] = [400 - body, 400 + body];
  const tint = linear(drawing, 0, [
    [0, darker(drawing.base, 0.35), 0.95],
    [0.1, drawing.base, 0.72],
    [0.24, lighter(drawing.base, 0.75), 0.75],
    [0.34, drawing.base, 0.55],
    [0.7, drawing.base, 0.62],
    [0.9, darker(drawing.base, 0.25), 0.85],
    [0.95, lighter(drawing.base, 0.5), 0.8],
    [1, darker(drawing.base, 0.45), 0.95],
  ]);
  const y = shoulder + 40;
  return (
    `<path d="${path}" fill="#f3f7fa" opacity=".85"/><path d="${path}" fill="${tint}"/><g clip-path="${clip(drawing, path)}">` +
    `<path d="M${l} ${y}H${r}V${ground}H${l}z" fill="${darker(drawing.base, 0.3)}" opacity=".3"/><ellipse cx="400" cy="${y}" rx="${body}" ry="13" fill="${lighter(drawing.base, 0.6)}" opacity=".6"/>` +
    `<ellipse cx="400" cy="${ground - 14}" rx="${body - 14}" ry="16" fill="#06111c" opacity=".25"/></g>`
  );
}

function opaque(drawing: Drawing, path: string, form: BottleForm, isSteel: boolean): string {
  const { body, neck, mouth, ground } = form;
  const bare = isSteel
    ? `<path d="M${400 - body} ${ground - 22}Q400 ${ground - 8} ${400 + body} ${ground - 22}V${ground + 20}H${400 - body}z" fill="${steel(drawing)}"/>`
    : '';
  return (
    `<path d="${path}" fill="${cylinder(drawing, drawing.base, isSteel ? 0.3 : 0.62)}"/><g clip-path="${clip(drawing, path)}">${bare}` +
    `<path d="M${400 - neck - 4} ${mouth}h${neck * 2 + 8}v${isSteel ? 26 : 16}h${-neck * 2 - 8}z" fill="${steel(drawing)}"/></g>`
  );
}

/** Draws the volume scale. */
function scale(drawing: Drawing, { body, shoulder, ground }: BottleForm, colour: string): string {
  const litres = numberFact(drawing, 'volume', 0.75);
  const marks = Array.from(
    { length: 9 },
    (_, index) =>
      `M${400 - body * 0.55} ${Math.round(shoulder + 70 + (index * (ground - shoulder - 130)) / 8)}h${index % 2 === 0 ? 44 : 24}`,
  ).join('');
  return (
    line(marks, colour, { width: 5, opacity: 0.85 }) +
    lettering(`${litres} L`, { x: 424, y: shoulder + 150, size: 76, colour, maxWidth: body * 1.1 }) +
    brandSymbol(drawing.spec.brand, { x: 424, y: (shoulder + ground) / 2 + 60, size: 96, colour })
  );
}

/** Draws a bottle; material, opening and size are catalogue facts. */
export function drawBottle(drawing: Drawing): Picture {
  const { spec, base, accent, detail, design } = drawing;
  const mouth = wordFact(drawing, 'bottleMouth', 'mouth-narrow');
  const material = wordFact(drawing, 'material', 'stainless-steel');
  const form = formOf(drawing, mouth);
  const path = outlineOf(form);
  const isClear = material === 'copolyester';
  const ground = isClear ? mix(base, '#dfe7ec', 0.25) : base;
  const word = readableOn(ground, detail, accent);
  const middle = (form.shoulder + form.ground) / 2;
  const printed = print(drawing, form);
  const isUpright = !printed.isLow && design.chance(0.7);
  const words = isUpright
    ? wordmark(spec.brand, {
        x: 422,
        y: middle + 10,
        size: 84,
        colour: word,
        maxWidth: (form.ground - form.shoulder) * 0.62,
        rotate: -90,
      })
    : brandSymbol(spec.brand, { x: 400, y: form.shoulder + 84, size: 84, colour: word }) +
      wordmark(spec.brand, {
        x: 400,
        y: form.shoulder + 184,
        size: 54,
        colour: word,
        maxWidth: form.body * 1.5,
      });
  const body = [
    contactShadow(drawing, 404, form.ground, form.body * 1.3, 24),
    isClear ? clear(drawing, path, form) : opaque(drawing, path, form, material === 'stainless-steel'),
    `<g clip-path="${clip(drawing, path)}">${spec.view === 'back' ? '' : printed.markup}<path d="${path}" fill="${sheen(drawing)}" opacity="${isClear ? 0.5 : 0.8}"/></g>`,
    spec.view === 'back' ? scale(drawing, form, word) : words,
    `<path d="M${400 - form.body + 34} ${form.shoulder + 30}V${form.ground - 60}" stroke="#fff" stroke-width="${isClear ? 16 : 10}" stroke-linecap="round" opacity="${isClear ? 0.5 : 0.28}"/>`,
    bottleCap(drawing, mouth, form),
  ];
  const top = form.mouth - 130;
  return {
    body: `<g transform="translate(0 ${Math.round((1000 - form.ground - top) / 2 + 10)})">${body.join('')}</g>`,
    focus: { x: 400, y: 380, zoom: 2 },
  };
}
