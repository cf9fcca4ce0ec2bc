import { createSigns } from '../../pictures/signs.ts';
import { drawAppBadge, drawFeedbackBadge } from './index.ts';

const signs = createSigns({ offpiste: {}, snowfield: { score: 4.4, count: 8_200 } });

it.each([...signs])(
  'createSigns draws %s, which is small, has only numbers for numbers, and names no font',
  (_name, draw) => {
    const svg = draw();
    expect(svg.length).toBeLessThan(25_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script/);
    expect(draw()).toBe(svg);
  },
);

it('drawAppBadge draws hostile words as harmless outlines', () => {
  const svg = drawAppBadge('ios', ['<script>alert(1)</script>', `"'&`]);
  expect(svg).not.toMatch(/script|alert/);
});

it.each([-1, 0, 2.5, 5, 9])('drawFeedbackBadge fills stars for a score of %s within the five', (score) => {
  const width = Number(/<rect x="90" y="0" width="([\d.]+)"/.exec(drawFeedbackBadge(score, '', ''))?.[1]);
  expect(width).toBe(Math.min(5, Math.max(0, score)) * 24);
});
