import { darker, mix, readableOn } from '../../../drawing/colour.ts';
import type { Drawing } from '../../../drawing/drawing.ts';
import { flat, line } from '../../../drawing/solid.ts';
import { brandSymbol } from '../../../brands/mark.ts';
import { part, repeat, rivet, steel, within } from '../form.ts';

const housings = {
  round: 'M72 694C62 640 84 590 136 562C176 542 232 540 258 560L268 600L250 640L264 694z',
  wedge: 'M70 694L84 640Q96 606 132 586L214 546Q246 536 262 556L270 600L248 636L262 694z',
  stepped: 'M70 694V650Q72 622 98 612L130 606Q138 566 172 556H236Q262 556 266 580L250 640L264 694z',
} as const;
const covers = {
  round:
    'M96 622C106 588 150 566 196 560C216 560 220 576 206 588C166 600 130 616 112 640C102 650 92 640 96 622z',
  wedge: 'M98 636L116 612L214 562L240 566L232 590L130 640z',
  stepped: 'M142 598Q148 574 174 570H236L240 592L160 610z',
} as const;
const wing = 'M196 566C232 548 286 556 304 586L316 628C318 646 296 652 286 636C274 616 250 606 206 610z';

export type ToeKind = keyof typeof housings;

/** Draws the release scale. It has no figures, because a release value is safety advice. */
export function scaleWindow(x: number, y: number, turn: number): string {
  const ticks = repeat(6, (index) => `M${7 + index * 6} 5v${index % 2 === 0 ? 9 : 6}`);
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="44" height="20" rx="5" fill="#f4f7f9"/><path d="${ticks}" stroke="#2a333c" stroke-width="1.8"/>` +
    `<path d="M22 18l-5 -7h10z" fill="#d3261b"/><rect width="44" height="20" rx="5" fill="#fff" opacity="0.25"/></g>`
  );
}

/** Draws the toe piece. `lift`: height above the track, user units. */
export function toePiece(drawing: Drawing, kind: ToeKind, lift: number): string {
  const { spec, base, accent, detail } = drawing;
  const dark = mix('#1b232b', base, 0.15);
  const metal = steel(drawing);
  return [
    part(drawing, `M60 ${694 - lift}H352L362 704H52z`, dark, { angle: 90, rim: 0.35 }),
    `<g transform="translate(0 ${-lift})">`,
    // The far jaw is visible above the near one.
    `<g transform="translate(-6 -22)">${flat(wing, darker(dark, 0.3))}</g>`,
    part(drawing, 'M262 672H352Q362 674 366 694H254z', '#2a333c', { angle: 90, rim: 0.3 }),
    `<path d="M270 664H346L354 676H262z" fill="${metal}"/>`,
    part(drawing, housings[kind], base, { light: 0.3, shade: 0.5, rim: 0.6 }),
    part(drawing, covers[kind], accent, { light: 0.3, rim: 0.5 }),
    within(
      drawing,
      housings[kind],
      line('M76 668H262', '#06111c', { width: 4, opacity: 0.4 }) +
        line('M76 672H262', '#ffffff', { width: 2, opacity: 0.25 }),
    ),
    part(drawing, wing, dark, { light: 0.3, rim: 0.6 }),
    rivet(228, 586, 13),
    rivet(298, 626, 12, '#d5dde3'),
    scaleWindow(128, 650, -6),
    `<circle cx="80" cy="660" r="15" fill="${metal}"/><path d="M72 660h16M80 652v16" stroke="#2a333c" stroke-width="4"/>`,
    brandSymbol(spec.brand, { x: 212, y: 650, size: 30, colour: readableOn(base, detail, accent) }),
    rivet(110, 690, 7) + rivet(240, 690, 7),
    '</g>',
  ].join('');
}
