import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, symbol, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { oneSided, prints, turnable } from '../prints/index.ts';
import type { Print } from '../prints/print.ts';
import { brandAlong, nameAlong } from '../prints/words.ts';
import { binding, isRaised } from './mount.ts';
import { bent, rim } from './shading.ts';
import type { SkiShape } from './shape.ts';
import { tipAccent } from './tip-accent.ts';
import { carbon, carbonWindow, tipHole } from './touring.ts';

interface Layout {
  ground: string;
  print: string;
  words: string;
}

/** Lays out one print over both skis, with the text on plain areas. */
function layout(drawing: Drawing, shape: SkiShape): Layout {
  const { design, spec, base, accent, detail } = drawing;
  const { length, tip, waist, tail } = shape;
  const ground = design.pick([base, base, darker(base, 0.3)]);
  const colour = readableOn(ground, detail, accent);
  const half = Math.ceil(tip * 2);
  const y = (share: number) => Math.round(length * share);
  const tall = Math.min(waist, tail) * design.between(1, 1.3);
  const onCarbon = () =>
    nameAlong(spec.model, {
      y: y(0.497),
      tall: waist * 0.5,
      long: y(0.11),
      colour: readableOn(carbon, detail, accent),
    });
  const draw = (print: Print, from: number, to: number) => {
    if (!oneSided.includes(print)) return print(drawing, { half, from, to, ground });
    const one = symbol(drawing, print(drawing, { half: Math.ceil(tip), from, to, ground }));
    return `<use href="${one}" x="${-tip}"/><use href="${one}" x="${-tip}" transform="scale(-1 1)"/>`;
  };
  const turned = (print: string, at: number) =>
    `<g transform="translate(0 ${y(at)}) scale(1 -1)">${print}</g>`;
  const model = (at: number, long: number, size = 0.55) =>
    nameAlong(spec.model, { y: y(at), tall: waist * size, long: y(long), colour });
  const brand = (at: number, long: number) =>
    brandAlong(spec.brand, { y: y(at), tall, long: y(long), colour });

  const aheadOfPlate = () => brand(0.255, 0.19) + model(0.39, 0.06, 0.5);
  const words = (): string => {
    if (shape.use === 'touring') return brand(0.29, 0.23) + onCarbon();
    return isRaised(spec) ? aheadOfPlate() : brand(0.32, 0.24) + model(0.5, 0.1, 0.5);
  };
  const towardsTail = (): Layout => ({
    ground,
    print: tipAccent(drawing, shape, ground) + draw(design.pick(prints), y(0.52), length),
    words: words(),
  });
  const towardsTip = (): Layout => ({
    ground,
    print: turned(draw(design.pick(turnable), 0, y(0.48)), 0.48),
    words: brand(0.78, 0.25) + model(0.56, 0.13, 0.5),
  });
  const bothEnds = (): Layout => {
    const print = draw(design.pick(turnable), 0, y(0.29));
    const again = symbol(drawing, print);
    return {
      ground,
      print:
        turned(`<use href="${again}"/>`, 0.29) +
        `<g transform="translate(0 ${y(0.71)})"><use href="${again}"/></g>`,
      words: brand(0.42, 0.23) + model(0.645, 0.12, 0.55),
    };
  };
  const needsRoom = isRaised(spec) || shape.use === 'touring';
  return needsRoom ? towardsTail() : design.pick([towardsTail, towardsTail, towardsTip, bothEnds])();
}

function smallPrint(
  drawing: Drawing,
  { length, radius, waistMm, tail, use }: SkiShape,
  ground: string,
): string {
  const { spec, accent, detail } = drawing;
  const words = [spec.lengthCm ? String(Math.round(spec.lengthCm)) : '', `R${radius}`, `${waistMm} mm`];
  const colour = readableOn(ground, detail, accent);
  return lettering(words.filter(Boolean).join('  '), {
    x: 0,
    y: length * (use === 'park' ? 0.9 : 0.955),
    size: 13,
    colour,
    maxWidth: tail * 1.5,
    halo: ground,
  });
}

/** Returns the topsheets of the left and the right ski: two halves of one print. */
export function topsheets(drawing: Drawing, shape: SkiShape): readonly [string, string] {
  const { ground, print, words } = layout(drawing, shape);
  const { path, tip, length } = shape;
  const shade = linear(drawing, 90, [
    [0, lighter(ground, 0.1)],
    [0.5, ground],
    [1, darker(ground, 0.22)],
  ]);
  const half = Math.ceil(tip * 2);
  const art = symbol(
    drawing,
    `<rect x="${-half}" width="${half * 2}" height="${length}" fill="${shade}"/>${print}`,
  );
  const over = symbol(
    drawing,
    carbonWindow(drawing, shape) +
      words +
      smallPrint(drawing, shape, ground) +
      binding(drawing, shape) +
      bent(drawing, shape) +
      tipHole(drawing, shape),
  );
  const cut = clip(drawing, path);
  const edge = rim(drawing, shape);
  const one = (shift: number) =>
    `${edge.under}<g clip-path="${cut}"><use href="${art}" x="${shift}"/><use href="${over}"/>${edge.over}</g>`;
  return [one(tip), one(-tip)];
}
