import { darker, lighter, mix } from '../../../drawing/colour.ts';
import { blur, linear, type Drawing } from '../../../drawing/drawing.ts';
import type { Point } from '../../../drawing/markup.ts';
import { line } from '../../../drawing/solid.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { brandSymbol, wordmark } from '../../../brands/mark.ts';
import { extruded } from './extruded.ts';
import { closed, grown, projector, type Place, type Projector } from './face.ts';
import { goggleShape, type GoggleShape } from './goggle-shape.ts';
import { coats, mirrorPane, type Coat } from './mirror.ts';

interface Tint {
  coat: Coat;
  mirror: number;
}

const tints: Readonly<Record<string, Tint>> = {
  'tint-amber': { coat: coats.amber, mirror: 0.5 },
  'tint-rose': { coat: coats.rose, mirror: 0.5 },
  'tint-bronze': { coat: coats.bronze, mirror: 0.6 },
  'tint-gold-mirror': { coat: coats.gold, mirror: 1 },
  'tint-blue-mirror': { coat: coats.ocean, mirror: 1 },
};

const spot = ({ x, y }: Point) => `translate(${Math.round(x)} ${Math.round(y)})`;

/** Draws how the lens is fixed: clips at the temples, magnets along the rim, or nothing. */
function holders({ spec, accent }: Drawing, shape: GoggleShape, put: Projector): string {
  const { x, y } = shape.half;
  if (spec.facts['lensChange'] === 'change-clips')
    return [-1, 1]
      .map((side) => {
        const place = put({ x: side * x * 0.99, y: -4 }, 0);
        return `<g transform="${spot(place)}"><rect x="-15" y="-44" width="30" height="88" rx="11" fill="#161d24"/><rect x="-9" y="-30" width="18" height="60" rx="8" fill="${accent}"/><rect x="-11" y="-40" width="7" height="76" rx="3" fill="#fff" opacity="0.3"/></g>`;
      })
      .join('');
  if (spec.facts['lensChange'] !== 'change-magnets') return '';
  const spots = [-0.72, -0.36, 0.36, 0.72].map((share) => ({
    x: share * x,
    y: -y * (Math.abs(share) > 0.5 ? 0.74 : 0.85),
  }));
  return [...spots, { x: -x * 0.62, y: y * 0.8 }, { x: x * 0.62, y: y * 0.8 }]
    .map(
      (each) =>
        `<g transform="${spot(put(each, 10))}"><ellipse rx="13" ry="11" fill="#1a2129"/><ellipse cx="-1" cy="-1" rx="10" ry="8" fill="#aeb9c3"/><ellipse cx="-3" cy="-3" rx="5" ry="3" fill="#fff" opacity="0.7"/></g>`,
    )
    .join('');
}

/** Draws the coloured light that falls through the lens. */
function glowBelow(drawing: Drawing, path: string, coat: Coat): string {
  const fall = linear(drawing, 90, [
    [0, coat[1], 0.1],
    [1, coat[1], 0.6],
  ]);
  return `<g transform="translate(30 66)" filter="${blur(drawing, 12)}"><path d="${path}" fill="#0b1b2b" opacity="0.34"/><path d="${path}" fill="${fall}"/></g>`;
}

function insideOf(drawing: Drawing, path: string, coat: Coat): string {
  const clear = linear(drawing, 75, [
    [0, lighter(coat[2], 0.35), 0.85],
    [0.55, mix(coat[1], coat[2], 0.45), 0.9],
    [1, coat[1], 0.95],
  ]);
  return (
    `<path d="${path}" fill="#fff"/><path d="${path}" fill="${clear}"/>` +
    `<g fill="none">${[22, 13, 6].map((width) => line(path, darker(coat[1], 0.6), { width, opacity: 0.16 })).join('')}</g>` +
    line(path, '#ffffff', { width: 3, opacity: 0.6 })
  );
}

/** Draws a replacement lens. */
export function drawLens(drawing: Drawing): Picture {
  const { spec, design } = drawing;
  const shape = goggleShape(drawing);
  const isBack = spec.view === 'back';
  const fallback = { coat: design.pick([coats.amber, coats.rose, coats.ocean]), mirror: 0.8 };
  const { coat, mirror } = tints[String(spec.facts['lensTint'])] ?? fallback;
  const turn = design.pick([-24, 22, -14]);
  const place: Place = {
    bend: shape.bend,
    yaw: isBack ? 180 - turn : turn,
    pitch: 12,
    x: 390,
    y: 490,
    scale: 1.24,
  };
  const put = projector(place);
  const path = closed(shape.edge.map((point) => put(point, 8)));
  const tilt = turn > 0 ? 7 : -7;
  const sign = put({ x: shape.half.x * 0.66, y: -shape.half.y * 0.52 }, 8);
  const rim = extruded(drawing, place, {
    edge: grown(shape.edge, 2),
    from: isBack ? 8 : -16,
    to: isBack ? -16 : 6,
    colours: [darker(coat[1], 0.6), lighter(coat[2], 0.2)],
  });
  const inner = closed(grown(shape.edge, -14).map((point) => put(point, -16)));
  const front = [
    rim,
    mirrorPane({
      drawing,
      coat,
      outline: shape.edge,
      put: (point, out = 0) => put(point, out + 8),
      half: shape.half,
      mirror,
    }),
    holders(drawing, shape, put),
    brandSymbol(spec.brand, { x: sign.x, y: sign.y, size: 36, colour: '#ffffff', opacity: 0.85 }),
  ];
  const back = [
    rim,
    insideOf(drawing, inner, coat),
    holders(drawing, shape, put),
    wordmark(spec.brand, {
      x: put({ x: 0, y: -88 }, -16).x,
      y: put({ x: 0, y: -88 }, -16).y,
      size: 26,
      maxWidth: 180,
      colour: darker(coat[1], 0.4),
      opacity: 0.7,
    }),
  ];
  return {
    body: `<g transform="rotate(${tilt} 400 500)">${glowBelow(drawing, path, coat)}${(isBack ? back : front).join('')}</g>`,
    focus: { x: 540, y: 450, zoom: 2.1 },
  };
}
