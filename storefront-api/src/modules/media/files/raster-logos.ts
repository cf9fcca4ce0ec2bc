import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { LogoWidth } from 'shared-contracts/pictures';
import { rasterise } from './encode.ts';

/** About 3 kB each. */
const maxLogos = 2_000;

interface Drawing {
  svg: string;
  /** Pixels at its natural size. */
  width: number;
}

/** Returns a function that encodes a logo as WebP of the given width, with transparency. Results are cached in memory. */
export function createRasterLogos(): (drawing: Drawing, width: LogoWidth) => Promise<Buffer> {
  const encoded = new LRUCache<string, Promise<Buffer>>({ max: maxLogos });
  return (drawing, width) => {
    const key = `${width} ${hash('sha256', drawing.svg)}`;
    const known = encoded.get(key);
    if (known) return known;
    // Few colours and sharp edges: smaller without loss than with it.
    const logo = rasterise(drawing, width).webp({ lossless: true, effort: 4 }).toBuffer();
    encoded.set(key, logo);
    logo.catch(() => encoded.delete(key));
    return logo;
  };
}
