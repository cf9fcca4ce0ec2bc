import type { Scene } from './scene.ts';

/** Draws noise as a repeated tile: filtering the whole picture would take most of the drawing time. */
function tile(scene: Scene, size: number, frequency: string, octaves: number, matrix: string): string {
  const noise = scene.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`,
  );
  return scene.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" filter="${noise}"/></pattern>`,
  );
}

/** Draws film grain. */
export const grain = (scene: Scene) =>
  tile(scene, 180, '0.8', 2, '0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 1.6 0 0 0 -0.62');

/** Draws fine rock structure that is too small for single shapes. */
export const rockTexture = (scene: Scene) =>
  tile(scene, 250, '0.16 0.1', 4, '0 0 0 0 0.05 0 0 0 0 0.09 0 0 0 0 0.16 2.6 0 0 0 -1.3');
