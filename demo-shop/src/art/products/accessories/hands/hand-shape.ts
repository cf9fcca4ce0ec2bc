import { at, type Point } from '../../../drawing/markup.ts';

/* Back of a right hand, fingers up and thumb to the left. The centre of the wrist is 0, 0. */

interface Finger {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly half: number;
  readonly turn: number;
}

const fingers: readonly Finger[] = [
  { x: -82, y: -206, length: 176, half: 35, turn: -9 },
  { x: -26, y: -220, length: 206, half: 36, turn: -2 },
  { x: 32, y: -214, length: 184, half: 35, turn: 5 },
  { x: 84, y: -192, length: 140, half: 32, turn: 15 },
];

function turned({ x, y, turn }: Finger): (along: number, aside: number) => string {
  const rad = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(rad), Math.cos(rad)];
  const place = (along: number, aside: number): Point => ({
    x: x + cos * aside + sin * along,
    y: y + sin * aside - cos * along,
  });
  return (along, aside) => at(place(along, aside));
}

function fingerPath(finger: Finger, slim: number): string {
  const put = turned(finger);
  const { length } = finger;
  const half = finger.half * slim;
  const tip = half * 0.86;
  return (
    `M${put(-40, -half)}C${put(length * 0.3, -half * 1.06)} ${put(length * 0.5, -half * 1.02)} ${put(length - tip, -tip)}` +
    `C${put(length + tip * 0.32, -tip * 0.95)} ${put(length + tip * 0.32, tip * 0.95)} ${put(length - tip, tip)}` +
    `C${put(length * 0.5, half * 1.02)} ${put(length * 0.3, half * 1.06)} ${put(-40, half)}z`
  );
}

/** Returns the paths of the four fingers, from index to little finger. `slim`: factor of the width. */
export const fingerPaths = (slim: number) => fingers.map((finger) => fingerPath(finger, slim));

/** Returns a curve across each finger at a share of its length, bowed by `bow` user units. */
export const acrossFingers = (share: number, bow: number) =>
  fingers
    .map((finger) => {
      const put = turned(finger);
      const along = finger.length * share;
      return `M${put(along, -finger.half)}Q${put(along + bow, 0)} ${put(along, finger.half)}`;
    })
    .join('');

/** Returns a shape that covers a finger's tip, from a share of its length on. */
export function fingertip(index: number, share: number): string {
  const finger = fingers[index];
  if (!finger) return '';
  const put = turned(finger);
  const [along, end] = [finger.length * share, finger.length + 20];
  return `M${put(along, -60)}Q${put(along + 16, 0)} ${put(along, 60)}L${put(end, 60)}L${put(end, -60)}z`;
}

export const thumb =
  'M-70 -22C-110 -40 -150 -84 -176 -140C-192 -178 -196 -206 -172 -218C-148 -228 -128 -208 -114 -180C-100 -150 -84 -140 -66 -128C-52 -90 -52 -50 -70 -22z';

export const hand =
  'M-92 22C-104 -40 -120 -110 -124 -176C-122 -214 -104 -230 -84 -228C-66 -226 -56 -240 -30 -242C-8 -244 4 -236 28 -234C48 -232 58 -222 82 -214C108 -206 124 -190 122 -160C116 -90 100 -40 94 22C50 36 -50 36 -92 22z';

/** Outline of a mitten without the thumb; the crown is lower on the little finger's side. */
export const mitt =
  'M-92 22C-108 -50 -130 -140 -130 -230C-130 -330 -92 -402 -14 -408C70 -410 122 -340 126 -240C128 -150 104 -50 94 22C50 36 -50 36 -92 22z';

/** Outline of a mitten's thumb, wider than a glove's. */
export const mittThumb =
  'M-64 -10C-112 -30 -160 -78 -186 -140C-202 -184 -200 -220 -172 -230C-142 -238 -122 -210 -108 -182C-96 -158 -84 -146 -62 -132C-46 -90 -46 -40 -64 -10z';
