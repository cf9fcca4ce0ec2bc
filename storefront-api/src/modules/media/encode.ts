import sharp from 'sharp';
import { rasterise } from '../../art/raster.ts';
import type { PictureFile } from './picture-file.ts';

// Pictures are encoded in the process that answers requests: one thread each and no cache between them.
sharp.concurrency(1);
sharp.cache(false);

/*
 * The quality at which drawings show no artefacts at edges, and the effort at which a card takes about 100 ms
 * (measured by `pnpm bench`).
 */
const encoders = {
  avif: { quality: 56, effort: 2 },
  webp: { quality: 78, effort: 3 },
  jpg: { quality: 80, mozjpeg: true },
} as const;

/**
 * Rasterises and encodes a drawing.
 *
 * @param natural width of the drawing in user units
 */
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
