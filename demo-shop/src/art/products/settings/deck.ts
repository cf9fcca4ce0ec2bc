import { darker, lighter } from '../../drawing/colour.ts';
import { linear, type Drawing } from '../../drawing/drawing.ts';
import { woodFor } from './boards.ts';
import { placed, type Setting } from './setting.ts';
import { outside, type Outside } from './view-outside.ts';

/** Where the deck ends towards the mountains. */
const edge = 486;
const vanishing = { x: 430, y: 250 };

/** Returns the boards of the deck, which run towards the vanishing point. */
function deckBoards(wood: string): string {
  const lines = Array.from({ length: 17 }, (_, index) => {
    const foot = -700 + index * 137;
    const share = (edge - vanishing.y) / (1000 - vanishing.y);
    return `M${Math.round(vanishing.x + (foot - vanishing.x) * share)} ${edge}L${foot} 1000`;
  }).join('');
  return (
    `<path d="${lines}" stroke="${darker(wood, 0.85)}" stroke-width="4" opacity="0.5"/>` +
    `<path d="${lines}" stroke="${lighter(wood, 0.5)}" stroke-width="1.5" opacity="0.4" transform="translate(4 0)"/>`
  );
}

function snowBank(drawing: Drawing, [light, shade]: Outside['snow']): string {
  const fill = linear(drawing, 90, [
    [0, light],
    [1, shade],
  ]);
  return `<path d="M0 ${edge - 34}Q130 ${edge - 52} 250 ${edge - 34}T520 ${edge - 30}T800 ${edge - 40}V${edge + 10}Q640 ${edge + 26} 470 ${edge + 12}T160 ${edge + 16}T0 ${edge + 8}z" fill="${fill}"/>`;
}

/** Puts the product on the deck of a hut, in front of the mountains. */
export const deck: Setting = (drawing, picture) => {
  const { markup, definitions, snow } = outside(drawing.spec, 'mountains');
  const wood = woodFor(drawing);
  const planks = linear(drawing, 90, [
    [0, darker(wood, 0.3)],
    [0.2, wood],
    [1, lighter(wood, 0.22)],
  ]);
  return {
    body:
      markup +
      `<rect y="${edge}" width="800" height="${1000 - edge}" fill="${planks}"/>${deckBoards(wood)}` +
      snowBank(drawing, snow) +
      placed(picture, { x: 400, y: 540, scale: 0.92 }),
    definitions,
  };
};
