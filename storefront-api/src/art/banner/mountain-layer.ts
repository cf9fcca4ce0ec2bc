import { mix } from '../drawing/colour.ts';
import { linear } from '../drawing/drawing.ts';
import type { Point } from '../drawing/markup.ts';
import type { Scene } from './banner.ts';
import type { Summit } from './massif.ts';

export interface MountainColours {
  rock: string;
  snow: string;
}

const whole = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
const join = (points: readonly Point[]) => `M${points.map(whole).join('L')}`;

/** A crest that comes down the face towards the eye, in zigzag steps that grow on the way. */
function spur(scene: Scene, top: Point, drop: number, lean: number): Point[] {
  const { random } = scene;
  return [0.1, 0.2, 0.34, 0.5, 0.7, 1].map((share, index) => ({
    x: top.x + lean * share + (index % 2 ? -1 : 1) * drop * 0.07 * random.between(0.3, 1) * (0.4 + share),
    y: top.y + drop * share,
  }));
}

function leeFace(scene: Scene, { lee }: Summit): string {
  const [top] = lee;
  const foot = lee.at(-1);
  if (!top || !foot) return '';
  const drop = (foot.y - top.y) * scene.random.between(1.05, 1.35);
  const crest = spur(scene, top, drop, (foot.x - top.x) * scene.random.between(0.08, 0.3));
  return `${join([...lee, ...crest.toReversed()])}z`;
}

/** Rock that the snow does not hold: slivers below the lit ridge, pointing down the fall line. */
function outcrops(scene: Scene, { luff }: Summit): string {
  const { random } = scene;
  return luff
    .filter((_, index) => index > luff.length * 0.4 && index % 4 === 1)
    .map((point) => {
      const size = random.between(10, 30);
      const spread = size * random.between(0.25, 0.5);
      return `M${whole(point)}l${Math.round(spread)} ${Math.round(size * 0.5)}l${Math.round(-spread * 0.4)} ${Math.round(size * 0.3)}l${Math.round(spread * 0.2)} ${Math.round(size)}l${Math.round(-spread)} ${Math.round(-size * 0.9)}z`;
    })
    .join('');
}

export function mountainLayer(
  scene: Scene,
  summits: readonly Summit[],
  { rock, snow }: MountainColours,
): string {
  const { mood, height } = scene;
  const face = linear(scene, 90, [
    [0, snow],
    [0.45, mix(snow, rock, 0.22)],
    [0.85, mix(mix(snow, rock, 0.4), mood.haze, 0.65)],
    [1, mood.haze],
  ]);
  const shade = linear(scene, 90, [
    [0, rock, 0.92],
    [0.55, rock, 0.62],
    [1, mood.haze, 0.1],
  ]);
  const skyline = summits.flatMap(({ luff, lee }) => [...luff, ...lee.slice(1)]);
  return (
    `<path d="${join(skyline)}V${height}H-120z" fill="${face}"/>` +
    `<path d="${summits.map((summit) => outcrops(scene, summit)).join('')}" fill="${rock}" opacity="0.5"/>` +
    `<path d="${summits.map((summit) => leeFace(scene, summit)).join('')}" fill="${shade}"/>`
  );
}
