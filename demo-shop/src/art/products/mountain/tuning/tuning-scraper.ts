import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { darker, lighter, readableOn } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import { lettering } from '../../../drawing/lettering.ts';
import { line } from '../../../drawing/solid.ts';
import { bodyColour, face } from './material.ts';

/** Draws curls of wax at the edge. */
function shavings(drawing: Drawing): string {
  const { random, detail, accent } = drawing;
  const colour = lighter(readableOn('#e6edf3', accent, detail), 0.25);
  return Array.from({ length: 11 }, (_, index) => {
    const [x, y, turn] = [random.whole(60, 520), random.whole(420, 540), random.whole(0, 360)];
    const size = 14 + (index % 3) * 8;
    const curl = `M0 0C${size} ${-size} ${size * 2} 0 ${size} ${size * 0.7}C${size * 0.4} ${size} ${size * 0.2} ${size * 0.2} ${size} ${size * 0.2}`;
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn})">${line(curl, '#0b1b2b', { width: 8, opacity: 0.16 })}` +
      `${line(curl, colour, { width: 6 })}${line(curl, '#ffffff', { width: 2, opacity: 0.5 })}</g>`
    );
  }).join('');
}

/** Draws a scraper of clear plastic, with a wooden or aluminium handle if the catalogue names one. */
export function scraper(drawing: Drawing): string {
  const { spec, base, accent, design } = drawing;
  const isBack = spec.view === 'back';
  const isHeld = spec.facts['material'] !== 'hard-plastic';
  const notch = design.pick(['H590L620 30', 'H560A40 40 0 0 0 620 60', 'H610Q620 0 620 10']);
  const plate = `M10 0${notch}V370Q620 380 610 380H10Q0 380 0 370V10Q0 0 10 0z`;
  const tint = isHeld ? accent : base;
  const clear = linear(drawing, 40, [
    [0, lighter(tint, 0.45), 0.85],
    [0.4, tint, 0.82],
    [0.42, lighter(tint, 0.3), 0.8],
    [0.7, tint, 0.86],
    [1, darker(tint, 0.25), 0.9],
  ]);
  const word = readableOn(tint, darker(tint, 0.7), '#f7f9fb');
  const handle = 'M-26 -54Q-26 -84 4 -84H616Q646 -84 646 -54V40Q646 70 616 70H4Q-26 70 -26 40z';
  const grip = isHeld
    ? `<path d="${handle}" fill="#06111c" opacity="0.5" filter="${blur(drawing, 5)}" transform="translate(8 16)"/>` +
      face(drawing, handle, 0, 90) +
      line('M-10 -70H630', '#ffffff', { width: 4, opacity: 0.5 }) +
      [60, 310, 560]
        .map(
          (x) =>
            `<circle cx="${x}" cy="-8" r="13" fill="${darker(bodyColour(drawing), 0.5)}"/><circle cx="${x - 2}" cy="-10" r="8" fill="#c3ccd4"/>`,
        )
        .join('')
    : '';
  const scale = `M40 340V356${Array.from({ length: 27 }, (_, index) => `M${60 + index * 20} ${index % 5 === 4 ? 332 : 342}V356`).join('')}`;
  const words = isBack
    ? lettering(spec.model, { x: 310, y: 236, size: 80, colour: word, maxWidth: 440, font: 'barlow-italic' })
    : brandSymbol(spec.brand, { x: 100, y: 206, size: 110, colour: word }) +
      wordmark(spec.brand, { x: 380, y: 222, size: 96, colour: word, maxWidth: 400 }) +
      lettering(spec.model, { x: 380, y: 274, size: 42, colour: word, maxWidth: 380, font: 'barlow-text' });
  return (
    `<path d="${plate}" fill="${darker(tint, 0.5)}" opacity="0.45" filter="${blur(drawing, 12)}" transform="translate(18 28)"/>` +
    `<path d="${plate}" fill="${darker(tint, 0.35)}" transform="translate(5 9)"/><path d="${plate}" fill="${clear}"/>` +
    `<path d="M0 356H620V370Q620 380 610 380H10Q0 380 0 370z" fill="#ffffff" opacity="0.35"/>` +
    line(`M8 8${isHeld ? 'V372' : 'H560M8 8V372'}`, '#ffffff', { width: 5, opacity: 0.65 }) +
    line(scale, word, { width: 2.5, opacity: 0.6 }) +
    words +
    grip +
    (isBack ? '' : shavings(drawing))
  );
}
