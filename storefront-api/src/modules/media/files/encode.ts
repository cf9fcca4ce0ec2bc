import sharp, { type Sharp } from 'sharp';
import type { PictureOriginal } from 'storefront-ports/picture-originals';
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

/** Aspect ratio of a picture, and what happens to an original with another one. */
export interface PictureSize {
  width: number;
  height: number;
  /** `contain` adds white edges, `cover` cuts edges off. */
  fit: 'contain' | 'cover';
}

/** At this density one user unit of an SVG is one pixel. */
const dotsPerInch = 72;

/** Scales an original to the width of the file and encodes it. Rejects if the original is damaged. */
export function encode(
  original: PictureOriginal,
  size: PictureSize,
  { width, format }: PictureFile,
): Promise<Buffer> {
  const pixels = scale(original, size, width);
  switch (format) {
    case 'avif':
      return pixels.avif(encoders.avif).toBuffer();
    case 'webp':
      return pixels.webp(encoders.webp).toBuffer();
    case 'jpg':
      return pixels.jpeg(encoders.jpg).toBuffer();
  }
}

function scale(original: PictureOriginal, size: PictureSize, width: number): Sharp {
  if (original.type === 'svg') {
    return rasterise(original, width).removeAlpha();
  }
  const height = Math.round((width * size.height) / size.width);
  const background = '#ffffff';
  // Cameras store the orientation as a note: without autoOrient such photographs lie on their side.
  return sharp(original.bytes)
    .autoOrient()
    .resize({ width, height, fit: size.fit, background })
    .flatten({ background });
}

/** Renders an SVG in pixels of the given width, with transparency. */
export function rasterise({ svg, width: natural }: { svg: string; width: number }, width: number): Sharp {
  return sharp(Buffer.from(svg), { density: (dotsPerInch * width) / natural }).resize({ width });
}
