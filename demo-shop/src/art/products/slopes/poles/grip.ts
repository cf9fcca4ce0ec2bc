import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { clip, linear, type Drawing } from '../../../drawing/drawing.ts';
import { flat, line, solid } from '../../../drawing/solid.ts';

const outline =
  'M-21 12C-23 -6 -8 -14 10 -14C28 -14 40 -7 40 5C40 15 32 18 27 23C24 44 25 64 25 92C25 122 23 148 20 170H-18C-20 158 -27 152 -25 140C-23 132 -19 129 -20 121C-21 112 -27 108 -26 97C-25 88 -19 86 -20 77C-21 67 -29 63 -28 50C-27 38 -19 34 -21 12z';

type Stuff = 'rubber' | 'foam' | 'cork' | 'plastic';

function stuffOf({ spec: { facts } }: Drawing): Stuff {
  const named = String(facts['grip'] ?? facts['poleGrip'] ?? 'rubber');
  return (['foam', 'cork', 'plastic'] as const).find((each) => named.includes(each)) ?? 'rubber';
}

function specks(drawing: Drawing): string {
  const dots = Array.from({ length: 46 }, () => {
    const [x, y] = [drawing.design.whole(-26, 26), drawing.design.whole(-6, 166)];
    return `M${x} ${y}l${drawing.design.whole(2, 7)} ${drawing.design.whole(-2, 3)}`;
  });
  return line(dots.join(''), '#6b4524', { width: 2.6, opacity: 0.55 });
}

/** Draws the extension below the grip. */
export function lowerGrip(drawing: Drawing, wide: number): string {
  const path = `M${-wide} 168H${wide}V256Q${wide} 266 ${wide - 4} 268H${4 - wide}Q${-wide} 266 ${-wide} 256z`;
  const grooves = Array.from({ length: 4 }, (_, index) => `M${-wide} ${190 + index * 18}l${wide * 2} -7`);
  return (
    solid(drawing, path, '#2b343d', { depth: 0.3, gloss: 0.3 }) +
    line(grooves.join(''), '#0a1118', { width: 3, opacity: 0.6 })
  );
}

/** Draws the grip in the catalogue's material. */
export function grip(drawing: Drawing): string {
  const { accent, base, design } = drawing;
  const stuff = stuffOf(drawing);
  const colour = { rubber: '#262f38', foam: '#323c46', cork: '#b98a58', plastic: darker(base, 0.45) }[stuff];
  const ribs = design.pick([
    'M-30 40H30M-30 54H30M-30 68H30M-30 82H30M-30 96H30M-30 110H30M-30 124H30M-30 138H30M-30 152H30',
    'M-30 60l60 -24M-30 80l60 -24M-30 100l60 -24M-30 120l60 -24M-30 140l60 -24M-30 160l60 -24',
    'M-2 40V152M8 40V152M-12 40V152',
  ]);
  const texture = stuff === 'cork' ? specks(drawing) : line(ribs, '#06111c', { width: 4, opacity: 0.5 });
  const head = 'M-30 -20H44V22C20 30 0 30 -30 24z';
  const cap = flat(head, stuff === 'cork' ? '#262f38' : mix(colour, accent, design.pick([0, 1])));
  const collar = `<rect x="-21" y="160" width="43" height="16" rx="5" fill="${linear(drawing, 0, [
    [0, lighter(accent, 0.3)],
    [0.4, accent],
    [1, darker(accent, 0.5)],
  ])}"/>`;
  return (
    solid(drawing, outline, colour, {
      depth: 0.35,
      gloss: 0.45,
      graphics: `<g clip-path="${clip(drawing, outline)}">${texture}${cap}</g>`,
    }) + collar
  );
}

/** Draws the strap; nothing for poles without one. */
export function strap(drawing: Drawing): string {
  const { accent, design, spec, base, detail } = drawing;
  if (spec.facts['poleStrap'] === 'no-strap') return '';
  const colour = design.pick([accent, '#2b343d', darker(base, 0.3)]);
  const loop = 'M14 4C66 6 108 66 98 132C90 184 46 178 34 128C28 96 26 48 18 14';
  const pad = 'M100 92C104 132 84 170 58 160';
  const wide = design.pick([17, 20]);
  return (
    line(loop, darker(colour, 0.5), { width: wide + 2 }) +
    line(loop, colour, { width: wide - 2 }) +
    line('M20 8C64 14 100 66 92 128', lighter(colour, 0.5), { width: 3, opacity: 0.55 }) +
    line(loop, readableOn(colour, detail, base), { width: 2, opacity: 0.5, dash: '7 6', cap: 'butt' }) +
    line(pad, darker(colour, 0.35), {
      width: spec.facts['poleStrap'] === 'release-strap' ? wide + 14 : wide + 6,
    }) +
    line('M97 96C100 130 82 164 60 158', lighter(colour, 0.25), { width: 5, opacity: 0.55 }) +
    `<rect x="6" y="-6" width="30" height="18" rx="5" fill="#11181f"/><rect x="11" y="-2" width="20" height="5" rx="2" fill="#8d99a4"/>`
  );
}
