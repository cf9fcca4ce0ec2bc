import { darker, lighter, mix, readableOn } from '../../../drawing/colour.ts';
import { linear, type Drawing } from '../../../drawing/drawing.ts';
import { line } from '../../../drawing/solid.ts';
import { contactShadow, type Picture } from '../../../drawing/studio.ts';
import { brandSymbol } from '../../../brands/mark.ts';
import { extruded } from './extruded.ts';
import { closed, grown, projector, type Place } from './face.ts';
import { goggleShape, type GoggleShape } from './goggle-shape.ts';
import { drawGogglesInside } from './goggles-inside.ts';
import { coats, mirrorPane, type Coat } from './mirror.ts';
import { gripping, head, printed, strapName } from './strap.ts';

/**
 * Returns the lens tint by light transmission (percent) or filter category: warm and clear for dull light, a dark
 * mirror for bright.
 */
function coatOf({ spec, design }: Drawing): { coat: Coat; mirror: number } {
  const { light, lensCategory } = spec.facts;
  const passes = Number(light ?? (lensCategory === 'filter-1' ? 48 : lensCategory === 'filter-3' ? 14 : 26));
  if (passes >= 45) return { coat: design.pick([coats.amber, coats.rose]), mirror: 0.55 };
  if (passes <= 14) return { coat: design.pick([coats.silver, coats.ocean, coats.fire]), mirror: 1 };
  return {
    coat: design.pick([coats.fire, coats.ocean, coats.violet, coats.emerald, coats.gold, coats.rose]),
    mirror: 0.9,
  };
}

function frameFace(drawing: Drawing, shape: GoggleShape, place: Place): string {
  const put = projector(place);
  const { base, accent } = drawing;
  const face = closed(shape.edge.map((point) => put(point)));
  const ground = linear(drawing, 70, [
    [0, lighter(base, 0.34)],
    [0.45, base],
    [1, darker(base, 0.4)],
  ]);
  const slots = [-0.62, -0.4, -0.18, 0.18, 0.4, 0.62].map((share) => {
    const [a, b] = [
      put({ x: (share - 0.08) * shape.half.x, y: -shape.half.y * 0.97 }, -14),
      put({ x: (share + 0.08) * shape.half.x, y: -shape.half.y * 0.97 }, -14),
    ];
    return `M${Math.round(a.x)} ${Math.round(a.y)}L${Math.round(b.x)} ${Math.round(b.y)}`;
  });
  const notch = [-1, 1].map((side) => put({ x: side * shape.half.x * 0.93, y: 0 }, 2));
  return (
    `<path d="${face}" fill="${ground}"/>` +
    line(face, '#ffffff', { width: 3, opacity: 0.35 }) +
    line(slots.join(''), '#05090e', { width: 9, opacity: 0.45 }) +
    (shape.rim > 20
      ? notch
          .map(
            ({ x, y }) =>
              `<rect x="${Math.round(x - 6)}" y="${Math.round(y - 26)}" width="12" height="52" rx="6" fill="${accent}"/>`,
          )
          .join('')
      : '')
  );
}

/** Draws the outrigger that joins the strap to the frame, on the near side. */
function arm(drawing: Drawing, shape: GoggleShape, place: Place): string {
  const put = projector(place);
  const { x, y } = put({ x: shape.half.x * 0.98, y: -6 }, -34);
  const dark = mix('#1a2129', drawing.base, 0.25);
  const ground = linear(drawing, 30, [
    [0, lighter(dark, 0.3)],
    [1, darker(dark, 0.5)],
  ]);
  return (
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><path d="M-14 -56C10 -62 34 -54 44 -44V38C34 50 10 58 -14 54z" fill="${ground}"/>` +
    `<path d="M28 -34C34 -14 34 10 28 30" fill="none" stroke="${drawing.accent}" stroke-width="8" stroke-linecap="round"/><path d="M-8 -52C10 -56 28 -50 38 -42" fill="none" stroke="#fff" stroke-width="3" opacity="0.4"/></g>`
  );
}

/** Draws goggles. */
export function drawGoggles(drawing: Drawing): Picture {
  const { spec, base, detail } = drawing;
  const shape = goggleShape(drawing);
  const { coat, mirror } = coatOf(drawing);
  const scale = spec.audience === 'junior' ? 1.17 : 1.08;
  const place: Place = { bend: shape.bend, yaw: -31, pitch: 25, x: 318, y: 580, scale };
  if (spec.view === 'back') return drawGogglesInside(drawing, shape, coat);
  const put = projector(place);
  const width = shape.half.x * 1.04;
  const far = head(place, width, -30, -222, 40);
  const near = head(place, width, 42, -32, 40);
  const label = near.points[16] ?? { x: 640, y: 560 };
  const lens = grown(shape.edge, -shape.rim);
  const sign = put({ x: shape.half.x * 0.62, y: -shape.half.y * 0.6 }, 8);
  const rubber = mix('#1a2129', base, 0.15);
  const parts = [
    contactShadow(drawing, 390, 756, 300, 22),
    gripping(drawing, far),
    printed(drawing, near),
    `<g transform="translate(${Math.round(label.x)} ${Math.round(label.y)}) skewY(-46) scale(0.5 1)">${strapName(drawing, 0, 12, 36, 160)}</g>`,
    extruded(drawing, place, {
      edge: grown(shape.edge, 8),
      from: -96,
      to: -40,
      colours: ['#0b0f14', '#39424b'],
    }),
    extruded(drawing, place, {
      edge: shape.edge,
      from: -40,
      to: 0,
      colours: [darker(rubber, 0.2), darker(base, 0.35)],
    }),
    arm(drawing, shape, place),
    frameFace(drawing, shape, place),
    mirrorPane({
      drawing,
      coat,
      outline: lens,
      put: (point, out = 0) => put(point, out + 7),
      half: shape.half,
      mirror,
    }),
    brandSymbol(spec.brand, {
      x: sign.x,
      y: sign.y,
      size: 34,
      colour: readableOn(coat[0], detail, '#ffffff'),
      opacity: 0.85,
    }),
  ];
  return { body: parts.join(''), focus: { x: 500, y: 560, zoom: 2 } };
}
