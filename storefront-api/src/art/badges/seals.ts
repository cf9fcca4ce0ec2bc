import { ink, white } from '../drawing/colour.ts';
import { createDefinitions } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import { document, words as startingWords } from './frame.ts';

export interface FeedbackBadgeSpec {
  /** Of five: '4.6'. */
  score: string;
  words: string;
}

const n = (value: number) => value.toFixed(1);

function starAt(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const turn = (index * Math.PI) / 5;
    const reach = index % 2 ? r * 0.45 : r;
    return `${n(x + Math.sin(turn) * reach)} ${n(y - Math.cos(turn) * reach)}`;
  });
  return `M${points.join('L')}z`;
}

/** What customers think, in stars that are filled as far as the score goes. */
export function drawFeedbackBadge({ score, words }: FeedbackBadgeSpec): string {
  const value = Number.parseFloat(score.replace(',', '.'));
  const filled = Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0;
  const left = 96;
  const step = 29;
  const row = Array.from({ length: 5 }, (_, index) => starAt(left + 13 + index * step, 36, 13)).join('');
  const whole = Math.floor(filled);
  const reach = left + whole * step + (filled - whole) * 26;
  const definitions = createDefinitions(`feedback|${score}|${words}`);
  const shown = definitions.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${left}" y="18" width="${n(reach - left)}" height="36"/></clipPath>`,
  );
  const body =
    `<rect x="1" y="1" width="278" height="94" rx="14" fill="${white}"/><rect x="1.500" y="1.500" width="277" height="93" rx="13.500" fill="none" stroke="${ink}" opacity="0.16"/>` +
    lettering(score.slice(0, 4), { x: 49, y: 64, size: 52, colour: ink, maxWidth: 66, font: 'barlow' }) +
    `<path d="${row}" fill="#d5dde4"/><g clip-path="${shown}"><path d="${row}" fill="#ff9d1f"/></g>` +
    startingWords(words, { x: left, y: 74, size: 21, colour: '#3c4d5c', maxWidth: 168, font: 'barlow-text' });
  return document(280, 96, body, definitions.definitions());
}

/** Words on a circle, one letter after the other. */
function around(text: string, r: number, from: number, to: number, size: number, colour: string): string {
  const letters = text.split('');
  const step = (to - from) / Math.max(1, letters.length - 1);
  return letters
    .map((letter, index) => {
      const degrees = from + step * index;
      return `<g transform="rotate(${n(degrees)} 90 90)">${lettering(letter, { x: 90, y: 90 - r, size, colour, maxWidth: 40, font: 'barlow' })}</g>`;
    })
    .join('');
}

/** The seal of a company that keeps its word to people and mountains; the shop's own, no certifier's. */
export function drawGoodCompanyBadge(): string {
  const pine = '#123c32';
  const teeth = Array.from({ length: 96 }, (_, index) => {
    const turn = (index * Math.PI) / 48;
    const r = index % 2 ? 84 : 88;
    return `${n(90 + Math.sin(turn) * r)} ${n(90 - Math.cos(turn) * r)}`;
  });
  const ridge = 'M42 104L70 66L82 82L100 56L138 104A50 50 0 0 1 42 104z';
  const leaf = 'M90 128C76 118 74 104 90 90C106 104 104 118 90 128z';
  const body =
    `<path d="M${teeth.join('L')}z" fill="${pine}"/><circle cx="90" cy="90" r="79" fill="none" stroke="#f6f3ec" stroke-width="1.500"/>` +
    `<circle cx="90" cy="90" r="54" fill="#f6f3ec"/><circle cx="66" cy="62" r="8" fill="#ffc629"/>` +
    `<path d="${ridge}" fill="${pine}"/><path d="${leaf}" fill="#f6f3ec"/><path d="M90 124V102" stroke="${pine}" stroke-width="2.500" stroke-linecap="round"/>` +
    around('GOOD COMPANY', 61, -78, 78, 17, '#f6f3ec') +
    `<g fill="#ffc629"><path d="${starAt(52, 150, 4)}${starAt(71, 158, 4)}${starAt(90, 161, 5)}${starAt(109, 158, 4)}${starAt(128, 150, 4)}"/></g>`;
  return document(180, 180, body);
}
