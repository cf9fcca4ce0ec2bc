import { lettering } from '../drawing/lettering.ts';
import { ink, sign, snow, yellow } from './sign.ts';

const platformSigns = {
  ios: '<rect x="22" y="16" width="28" height="48" rx="6"/><path d="M31 23H41M36 33V47M30 42L36 48L42 42"/>',
  android:
    '<rect x="20" y="14" width="32" height="52" rx="4"/><circle cx="36" cy="21" r="1"/><path d="M36 31V47M29 41L36 48L43 41M29 55H43"/>',
} as const;

export type Platform = keyof typeof platformSigns;

/**
 * Returns a badge, 260 x 80, that links to an app store, with two lines such as "Download for" and "iPhone". The
 * stores' official badges are trademarks and not used.
 */
export function drawAppBadge(platform: Platform, [small, large]: readonly [string, string]): string {
  return sign(
    260,
    80,
    `<rect x="1" y="1" width="258" height="78" rx="14" fill="${ink}" stroke="#5d7388" stroke-width="2"/>` +
      `<g fill="none" stroke="${snow}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${platformSigns[platform]}</g>` +
      lettering(small, {
        x: 72,
        y: 33,
        size: 18,
        colour: '#b9c8d6',
        maxWidth: 172,
        anchor: 'start',
        font: 'barlow-text',
      }) +
      lettering(large, { x: 72, y: 60, size: 30, colour: snow, maxWidth: 172, anchor: 'start' }),
  );
}

const star = 'M0 -10L2.9 -3.6L9.6 -3.1L4.5 1.5L6.1 8.1L0 4.6L-6.1 8.1L-4.5 1.5L-9.6 -3.1L-2.9 -3.6z';

/**
 * Returns a badge, 260 x 80, with `score` (0 to 5) as partly filled stars. `scoreText`: the score as formatted for the
 * locale.
 */
export function drawFeedbackBadge(score: number, scoreText: string, words: string): string {
  const row = (colour: string) =>
    [0, 1, 2, 3, 4]
      .map((index) => `<path transform="translate(${100 + index * 24} 34)" d="${star}" fill="${colour}"/>`)
      .join('');
  const filled = Math.min(5, Math.max(0, score)) * 24;
  return sign(
    260,
    80,
    `<rect x="1" y="1" width="258" height="78" rx="14" fill="${ink}" stroke="#5d7388" stroke-width="2"/>` +
      lettering(scoreText, { x: 46, y: 53, size: 44, colour: yellow, maxWidth: 66 }) +
      row('#3a4f63') +
      `<clipPath id="score"><rect x="90" y="0" width="${filled}" height="80"/></clipPath><g clip-path="url(#score)">${row(yellow)}</g>` +
      lettering(words, {
        x: 90,
        y: 64,
        size: 17,
        colour: '#d4dee7',
        maxWidth: 156,
        anchor: 'start',
        font: 'barlow-text',
      }),
  );
}

/** Returns a badge, 120 x 120, for a responsible company; it imitates no existing certificate. */
export function drawGoodCompanyBadge(words: string): string {
  const teeth = Array.from({ length: 40 }, (_, index) => {
    const turn = (index / 40) * 2 * Math.PI;
    const at = (radius: number, by: number) =>
      `${(60 + Math.cos(turn + by) * radius).toFixed(1)} ${(60 + Math.sin(turn + by) * radius).toFixed(1)}`;
    return `${index === 0 ? 'M' : 'L'}${at(58, -0.04)}L${at(58, 0.04)}L${at(54, 0.08)}`;
  });
  return sign(
    120,
    120,
    `<path d="${teeth.join('')}z" fill="${snow}"/><circle cx="60" cy="60" r="49" fill="none" stroke="${ink}" stroke-width="2"/>` +
      `<path d="M60 24C44 36 42 54 60 70C78 54 76 36 60 24zM60 34V78M60 52L51 45M60 60L70 52" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
      lettering(words, { x: 60, y: 95, size: 15, colour: ink, maxWidth: 70 }),
  );
}
