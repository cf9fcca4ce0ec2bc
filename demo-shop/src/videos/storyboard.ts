import type { ProductView } from 'storefront-ports/picture-originals';
import type { View } from './camera.ts';

export const framesPerSecond = 24;
/** Seconds in which one shot fades into the next. */
export const fadeSeconds = 0.5;

export interface Shot {
  picture: ProductView;
  /** With the fade into the next shot. */
  seconds: number;
  from: View;
  to: View;
}

const whole: View = { x: 0.5, y: 0.5, zoom: 1 };

/** The first frame is the main picture of the product, which pages show as the poster, and so is the last one. */
export const storyboard: readonly Shot[] = [
  { picture: 'main', seconds: 2, from: whole, to: { ...whole, zoom: 1.14 } },
  { picture: 'main', seconds: 3, from: { x: 0.62, y: 0.22, zoom: 2.3 }, to: { x: 0.4, y: 0.74, zoom: 2.3 } },
  { picture: 'pose', seconds: 2, from: { ...whole, zoom: 1.2 }, to: whole },
  { picture: 'scene', seconds: 3, from: { x: 0.5, y: 0.62, zoom: 1.3 }, to: whole },
  { picture: 'main', seconds: 1, from: whole, to: whole },
];

export const durationSeconds =
  storyboard.reduce((sum, { seconds }) => sum + seconds, 0) - fadeSeconds * (storyboard.length - 1);
