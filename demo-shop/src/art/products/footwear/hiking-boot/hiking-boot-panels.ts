import { line, stitches } from '../../../drawing/solid.ts';
import type { BootShape } from './hiking-boot-shape.ts';
import { layer } from '../trail-shoe/trail-shoe-overlays.ts';

export interface BootPanelColours {
  ground: string;
  overlay: string;
  trim: string;
  thread: string;
}

type Panels = (shape: BootShape, colours: BootPanelColours) => string;

const twin = (path: string, thread: string) =>
  stitches(path, thread) + `<g transform="translate(5 5)">${stitches(path, thread)}</g>`;

const seam = (path: string) =>
  line(path, '#06111c', { width: 4, opacity: 0.5 }) +
  `<g transform="translate(0 4)">${line(path, '#ffffff', { width: 2.4, opacity: 0.3 })}</g>`;

/** Draws the panel that holds eyelets and hooks. */
export const eyestay: Panels = ({ top }, { overlay, thread }) =>
  layer(
    `M150 330C175 300 190 285 206 268L296 180L312 ${top - 10}H364C362 ${top + 80} 356 190 328 226C292 266 232 300 150 330z`,
    overlay,
  ) + stitches(`M172 312C230 288 286 258 316 220C342 188 350 ${top + 80} 353 ${top + 16}`, thread);

/** Leather panels: few and wide. */
const leather: readonly [Panels, ...Panels[]] = [
  ({ top }, { overlay, thread }) =>
    layer(`M440 460C420 400 430 330 480 300C520 280 548 276 580 276L640 460z`, overlay) +
    twin('M448 430C436 390 446 340 486 312C520 294 548 290 562 290', thread) +
    seam(`M364 ${top + 40}C356 210 364 262 424 306`),
  ({ top }, { overlay, thread }) =>
    layer(`M520 460C500 380 500 300 530 230L546 ${top + 70}H600L640 460z`, overlay) +
    twin(`M530 430C512 372 514 300 542 236L556 ${top + 80}`, thread) +
    seam('M340 216C360 280 400 330 420 440'),
  (_, { overlay, thread }) =>
    layer(
      'M326 226C350 276 420 300 470 292C510 286 540 270 566 262L640 300V460H330C350 390 340 300 326 226z',
      overlay,
    ) + twin('M336 246C364 288 424 312 474 304C514 296 542 282 560 274', thread),
];

/** Suede panels around mesh windows. */
const suede: readonly [Panels, ...Panels[]] = [
  (_, { overlay, thread, trim }) =>
    layer(
      'M326 226C340 210 350 200 354 190C390 264 440 290 500 276C530 266 548 250 556 236L570 300L640 460H440C440 380 390 320 326 226z',
      overlay,
    ) +
    stitches('M348 222C390 306 450 310 510 292C536 282 550 270 556 262', thread) +
    line('M340 254C394 330 432 386 432 456', trim, { width: 6 }),
  (_, { overlay, thread, trim }) =>
    layer('M280 460C330 400 352 320 340 220L372 190C392 300 380 390 350 460z', overlay) +
    layer('M470 460C450 380 470 300 560 270L640 460z', overlay) +
    stitches('M352 220C366 310 350 390 318 450M478 440C466 380 486 314 556 284', thread) +
    line('M388 276C396 320 388 390 366 452', trim, { width: 6 }),
];

/** Returns the panels for mesh or for leather boots. */
export const panelsOf = (isMesh: boolean) => (isMesh ? suede : leather);

/** Draws a rounded toe cap, for boots without a rubber rand at the toe. */
export const toeCap: Panels = (_, { overlay, thread }) =>
  layer('M0 460V380C10 330 50 310 110 306C150 340 160 400 150 460z', overlay) +
  stitches('M100 310C138 344 148 400 140 446', thread);
