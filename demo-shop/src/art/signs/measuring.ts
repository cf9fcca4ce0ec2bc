import { sign } from './sign.ts';

/** What is measured for a size. */
export type Measuring = 'body' | 'foot' | 'hand' | 'head' | 'length';

const ink = '#17324d';
const skin = '#e1e9f0';
const tape = '#ff5a1f';

const shape = (path: string) =>
  `<path d="${path}" fill="${skin}" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
const line = (path: string, colour = ink, width = 3) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A tape around something, of which the front is in sight. */
const around = (x: number, y: number, radius: number) =>
  line(`M${x - radius} ${y}C${x - radius} ${y + 16} ${x + radius} ${y + 16} ${x + radius} ${y}`, tape, 6);
/** A distance with its two ends. */
const across = (from: number, to: number, y: number) =>
  line(`M${from} ${y}H${to}M${from} ${y - 10}V${y + 10}M${to} ${y - 10}V${y + 10}`, tape, 5);
const upright = (x: number, from: number, to: number) =>
  line(`M${x} ${from}V${to}M${x - 10} ${from}H${x + 10}M${x - 10} ${to}H${x + 10}`, tape, 5);

const torso =
  'M206 104C184 108 176 120 172 140L154 232C152 244 168 248 172 236L194 168C196 190 198 204 192 226C188 246 188 264 190 308H230L240 254L250 308H290C292 264 292 246 288 226C282 204 284 190 286 168L308 236C312 248 328 244 326 232L308 140C304 120 296 108 274 104z';

/** The pictures are 480 x 320. */
const drawings: Record<Measuring, string> = {
  body:
    shape(torso) +
    shape('M228 84V104H252V84') +
    shape('M218 66a22 26 0 1 0 44 0a22 26 0 1 0 -44 0') +
    around(240, 138, 46) +
    around(240, 190, 42) +
    around(240, 234, 50),
  foot:
    line('M112 48V264H400') +
    shape(
      'M118 260C110 230 122 200 122 168V60H176V164C182 192 206 202 240 208C296 216 350 224 362 246C366 256 360 260 350 260z',
    ) +
    line('M334 232C330 238 330 242 332 246M314 226C310 232 310 236 312 240', ink, 2.5) +
    across(114, 362, 292),
  hand:
    shape(
      'M176 306V196L166 96C164 80 186 76 190 92L202 164L204 62C204 46 228 46 228 62L232 160L242 54C244 38 268 40 266 56L260 164L284 82C288 66 310 72 306 88L290 186L318 172C336 166 346 184 332 194L284 238C276 248 272 262 272 306z',
    ) + around(230, 196, 60),
  head:
    shape('M170 306C176 280 204 272 212 262V236H268V262C276 272 304 280 310 306z') +
    shape('M176 128C176 40 304 40 304 128C304 190 280 248 240 248C200 248 176 190 176 128z') +
    line('M214 150h.1M266 150h.1', ink, 8) +
    line('M240 160V186M222 212C232 220 248 220 258 212', ink, 2.5) +
    around(240, 104, 65),
  length:
    line('M76 306H420') +
    shape('M180 62a20 22 0 1 0 40 0a20 22 0 1 0 -40 0') +
    shape(
      'M176 96C162 98 158 108 156 122L148 200C148 210 160 212 162 202L172 142V306H196L200 214L204 306H228V142L238 202C240 212 252 210 252 200L244 122C242 108 238 98 224 96z',
    ) +
    shape('M310 306V70C310 40 324 28 334 24C344 28 358 40 358 70V306z') +
    line('M322 92V286M346 92V286', ink, 2) +
    upright(108, 40, 304),
};

/** Returns the illustration of measuring for a size, on a transparent background. */
export const drawMeasuring = (kind: Measuring): string => sign(480, 320, drawings[kind]);
