import type { Drawing } from '../../../drawing/drawing.ts';
import type { Picture } from '../../../drawing/studio.ts';
import { sharedShadow } from '../shadow.ts';
import { runningBase } from './base.ts';
import { skiShape, type SkiShape } from './shape.ts';
import { topsheets } from './topsheet.ts';

interface Pose {
  /** Of both skis, or of the left and the right one; degrees, clockwise. */
  lean: readonly [left: number, right: number];
  /** Distance between the middles of the skis across, and along their length. User units. */
  apart: number;
  along: number;
}

function poseOf({ spec, random }: Drawing, { tip, length }: SkiShape): Pose {
  const isUpright = spec.isPart === true || spec.view === 'scene';
  const slant = Math.round(random.between(95, 115)) / 10;
  if (isUpright) {
    const lean = spec.view === 'scene' ? 3 : slant;
    return { lean: [lean, lean], apart: 2 * tip + (spec.view === 'scene' ? 16 : 40), along: 20 };
  }
  // Crossed below the bindings, tips apart.
  if (spec.view === 'pose') {
    const lean = 15;
    return { lean: [-lean, lean], apart: 2 * Math.tan((lean * Math.PI) / 180) * length * 0.24, along: 0 };
  }
  // Across the whole picture.
  const lean = Math.round((slant + 14.5) * 10) / 10;
  return { lean: [lean, lean], apart: 2 * tip + 26, along: 50 };
}

/**
 * Draws a pair of skis across the picture, in the `pose` view crossed, and upright in a scene and in a set. In the `back`
 * view one shows its base.
 */
export function drawSkis(drawing: Drawing): Picture {
  const shape = skiShape(drawing);
  const { length, path } = shape;
  const [left, right] = topsheets(drawing, shape);
  const { lean, apart, along } = poseOf(drawing, shape);
  const radians = ((lean[0] + lean[1]) / 2) * (Math.PI / 180);
  const [across, down] = [Math.cos(radians), Math.sin(radians)];
  const centre = (side: 1 | -1) => ({
    x: 400 + (side * (apart * across + along * down)) / 2,
    y: 500 + (side * (apart * down - along * across)) / 2,
  });
  const place = (side: 1 | -1, turn: number) => {
    const { x, y } = centre(side);
    return `translate(${Math.round(x)} ${Math.round(y - length / 2)}) rotate(${turn} 0 ${Math.round(length / 2)})`;
  };
  const places = [place(-1, lean[0]), place(1, lean[1])] as const;
  const { view } = drawing.spec;
  const second = view === 'back' || view === 'pose' ? runningBase(drawing, shape) : right;
  const towards = (share: number) => ({
    x: Math.round(400 + down * length * share),
    y: Math.round(500 - across * length * share),
  });
  return {
    body:
      sharedShadow(drawing, path, places) +
      `<g transform="${places[0]}">${left}</g><g transform="${places[1]}">${second}</g>`,
    focus: { ...towards(0.26), zoom: 1.9 },
    second: { ...towards(-0.3), zoom: 1.8 },
  };
}
