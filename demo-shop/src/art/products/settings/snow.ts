import { mix } from '../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../drawing/drawing.ts';
import { placed, type Setting } from './setting.ts';
import { outside, type Outside } from './view-outside.ts';

/** Draws the snow in which the product is stuck. */
function mound(drawing: Drawing, [light, shade]: Outside['snow']): string {
  const fill = linear(drawing, 90, [
    [0, light],
    [0.4, mix(light, shade, 0.35)],
    [1, mix(light, shade, 0.8)],
  ]);
  return (
    `<path d="M150 905Q300 850 420 868T700 900L700 940H150z" fill="#0b1b2b" opacity="0.22" filter="${blur(drawing, 12)}"/>` +
    `<path d="M-20 940Q120 880 260 892T520 880T820 930V1010H-20z" fill="${fill}"/>`
  );
}

/** Sticks the product upright into the snow of a slope. */
export const snow: Setting = (drawing, picture) => {
  const { markup, definitions, snow: colours } = outside(drawing.spec, 'slopes');
  return {
    body: markup + placed(picture, { x: 400, y: 575, scale: 1.08 }) + mound(drawing, colours),
    definitions,
  };
};

/** Puts the product on the snow of a slope. */
export const field: Setting = (drawing, picture) => {
  const { markup, definitions } = outside(drawing.spec, 'slopes');
  return { body: markup + placed(picture, { x: 400, y: 590, scale: 0.96 }), definitions };
};
