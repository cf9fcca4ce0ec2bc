import type { BannerArtSpec } from '../spec.ts';
import { landscape } from './landscape.ts';
import { createScene, type Scene } from './scene.ts';

/** Returns the SVG document of a scene. */
export function pictureOf(scene: Scene, body: string): string {
  const { width, height } = scene;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${scene.definitions()}</defs>${body}</svg>`
  );
}

/** Returns a landscape of any size. The left half is calm, because pages set text over it. */
export function drawBanner(spec: BannerArtSpec): string {
  const scene = createScene(spec);
  return pictureOf(scene, landscape(scene));
}
