import sharp from 'sharp';
import { rasterise } from '../../art/raster.ts';
import type { PictureFile } from './picture-file.ts';

// Pictures are made beside requests: one core each, and no memory kept for the next.
sharp.concurrency(1);
sharp.cache(false);

/*
 * Quality where drawings show no rings at their edges; effort where a card takes about a tenth of a second
 * (`pnpm bench` measures it).
 */
const encoders = {
  avif: { quality: 56, effort: 2 },
  webp: { quality: 78, effort: 3 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

/** `natural`: the width that the drawing names. */
export function encode(svg: string, natural: number, { width, format }: PictureFile): Promise<Buffer> {
  const pixels = rasterise(svg, natural, width);
  switch (format) {
    case 'avif':
      return pixels.avif(encoders.avif).toBuffer();
    case 'webp':
      return pixels.webp(encoders.webp).toBuffer();
    case 'jpg':
      return pixels.jpeg(encoders.jpg).toBuffer();
  }
}
