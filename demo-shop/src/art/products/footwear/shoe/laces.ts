import { darker, lighter } from '../../../drawing/colour.ts';
import { line } from '../../../drawing/solid.ts';
import { cord, repeat } from '../form.ts';

export interface Throat {
  /** Near eyelets at the top and at the toe. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  /** Vector from a near eyelet to the far one. */
  across: readonly [dx: number, dy: number];
  count: number;
}

const pointAt = ({ from, to }: Throat, share: number): readonly [number, number] => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
];

const shareOf = (index: number, count: number) => (count < 2 ? 0 : index / (count - 1));

/** Draws laces across the throat; every other one runs to the next eyelet. */
export function laces(throat: Throat, colour: string, width = 9): string {
  const [dx, dy] = throat.across;
  const rows = Array.from({ length: throat.count }, (_, index) => {
    const [x, y] = pointAt(throat, shareOf(index, throat.count));
    const lean = index % 2 === 0 ? 0 : 10;
    return `M${x} ${y}q${Math.round(dx * 0.7 - 4)} ${Math.round(dy * 0.3)} ${dx - lean} ${dy + lean}`;
  }).join('');
  return cord(rows, colour, width);
}

/** Draws the eyelets. */
export function eyelets(throat: Throat, colour: string, kind: 'ring' | 'loop' | 'hook'): string {
  return repeat(throat.count, (index) => {
    const [x, y] = pointAt(throat, shareOf(index, throat.count));
    if (kind === 'loop')
      return (
        line(`M${x + 14} ${y + 12}L${x - 3} ${y - 4}`, '#06111c', { width: 13, opacity: 0.35 }) +
        line(`M${x + 13} ${y + 10}L${x - 3} ${y - 5}`, colour, { width: 9 }) +
        line(`M${x + 11} ${y + 6}L${x - 3} ${y - 8}`, lighter(colour, 0.4), { width: 2, opacity: 0.6 })
      );
    if (kind === 'hook')
      return `<circle cx="${x + 2}" cy="${y + 3}" r="11" fill="#06111c" opacity="0.4"/><circle cx="${x}" cy="${y}" r="10" fill="${colour}"/><path d="M${x + 2} ${y - 2}q-18 -14 -22 2q0 10 14 8z" fill="${lighter(colour, 0.35)}"/><circle cx="${x + 2}" cy="${y + 1}" r="3.4" fill="${darker(colour, 0.6)}"/>`;
    return `<circle cx="${x}" cy="${y}" r="9" fill="${colour}"/><circle cx="${x}" cy="${y}" r="5" fill="#0b1118"/><path d="M${x - 7} ${y - 3}A8 8 0 0 1 ${x + 3} ${y - 7}" stroke="#fff" stroke-width="2" fill="none" opacity="0.6"/>`;
  });
}

/** Draws a bow whose loops fall to the near side. */
export function bow(x: number, y: number, colour: string, size = 1): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    cord(
      'M0 0C40 -30 86 6 70 36C54 50 20 26 0 0M0 0C20 30 50 70 78 74M0 0C-26 -22 -52 -4 -46 18C-38 30 -14 16 0 0',
      colour,
      9,
    ) +
    `<ellipse rx="13" ry="10" fill="${darker(colour, 0.25)}"/><ellipse cx="-2" cy="-2" rx="8" ry="6" fill="${lighter(colour, 0.2)}"/></g>`
  );
}

/** Draws a dial closure. */
export function dial(x: number, y: number, radius: number, colour: string): string {
  const teeth = repeat(
    18,
    (index) => `<path d="M0 -${radius}V-${Math.round(radius * 0.76)}" transform="rotate(${index * 20})"/>`,
  );
  const inner = Math.round(radius * 0.62);
  return (
    `<g transform="translate(${x} ${y})"><circle cx="4" cy="7" r="${radius + 4}" fill="#06111c" opacity="0.35"/><circle r="${radius + 2}" fill="#10171e"/>` +
    `<circle r="${radius}" fill="#27313a"/><g stroke="#5f6c78" stroke-width="3">${teeth}</g><circle r="${inner}" fill="${darker(colour, 0.3)}"/>` +
    `<circle cx="-1" cy="-2" r="${inner - 3}" fill="${colour}"/><path d="M${-inner * 0.6} ${-inner * 0.35}A${inner * 0.75} ${inner * 0.75} 0 0 1 ${inner * 0.3} ${-inner * 0.66}" stroke="#fff" stroke-width="3" fill="none" opacity="0.7"/></g>`
  );
}
