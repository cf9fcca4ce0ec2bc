import { LRUCache } from 'lru-cache';
import type { PictureOriginal, PictureOriginals, PictureRequest } from 'storefront-ports/picture-originals';

/**
 * Reads one file of a store. Resolves with null if there is none. Rejects if the store fails, if the signal is aborted
 * and with {@link OriginalTooLargeError}.
 */
export type ReadFile = (path: string, signal: AbortSignal) => Promise<Buffer | null>;

/** More than a photograph of a camera has. Originals are read into memory. */
export const maxOriginalBytes = 30 * 1024 * 1024;

export class OriginalTooLargeError extends Error {
  constructor(path: string) {
    super(`The original ${path} has more than ${maxOriginalBytes / 1024 / 1024} MB`);
  }
}

interface Limits {
  /** For all files that are tried for one picture. */
  timeoutMs?: number;
  /** Clock in milliseconds. */
  now?: () => number;
}

const defaultTimeoutMs = 15_000;

/** A new original is found after this time, and a missing one does not cost twenty reads for every request. */
const absenceTtlMs = 60_000;
const maxAbsences = 10_000;

/** Views that photographs of a product have. Each picture more would be the main one again where there is none. */
const photographedViews = ['main', 'detail', 'back'] as const;

const rasterEndings = ['avif', 'webp', 'jpg', 'png'] as const;

/**
 * Originals in files, such as `product/VAR-RAVINE-98/main.jpg`, `banner/early-snow/wide.png`, `sign/empty-basket/sign.svg`
 * or `icon/offpiste/any.svg`: subject, key and view of the request, and one of the endings svg, avif, webp, jpg and png.
 * A picture that a product names is `photo/<key>.jpg`, and its video `video/<key>.mp4`. A variant without pictures of its own gets those of its product, and a view without a picture the main one.
 *
 * @param version part of every picture's URL; to be changed when files were replaced
 */
export function createStoredOriginals(
  read: ReadFile,
  version: string,
  { timeoutMs = defaultTimeoutMs, now = () => performance.now() }: Limits = {},
): PictureOriginals {
  const absences = new LRUCache<string, true>({
    max: maxAbsences,
    ttl: absenceTtlMs,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    version,
    views: photographedViews,
    async find(request) {
      const paths = pathsOf(request);
      const key = paths.join(' ');
      if (absences.has(key)) return null;
      const signal = AbortSignal.timeout(timeoutMs);
      for (const path of paths) {
        // oxlint-disable-next-line no-await-in-loop -- the first one that exists
        const original = await findFile((file) => read(file, signal), path);
        if (original !== null) return original;
      }
      absences.set(key, true);
      return null;
    },
    findVideo: (key, format) => read(`video/${key}.${format}`, AbortSignal.timeout(timeoutMs)),
  };
}

function pathsOf(request: PictureRequest): string[] {
  const { subject, key, view } = request;
  if (subject === 'photo') return [`photo/${key}`];
  if (subject !== 'product') return [`${subject}/${key}/${view}`];
  const skus = [key, request.article.productSku];
  return [...new Set([view, 'main'].flatMap((each) => skus.map((sku) => `product/${sku}/${each}`)))];
}

async function findFile(
  read: (path: string) => Promise<Buffer | null>,
  path: string,
): Promise<PictureOriginal | null> {
  const vector = await read(`${path}.svg`);
  if (vector !== null) {
    const svg = vector.toString('utf8');
    return { type: 'svg', svg, width: widthOf(svg) };
  }
  for (const ending of rasterEndings) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that exists
    const bytes = await read(`${path}.${ending}`);
    if (bytes !== null) return { type: 'raster', bytes };
  }
  return null;
}

const defaultWidth = 100;

/** Returns the width of an SVG in user units, from its attribute `width` or else its `viewBox`. */
function widthOf(svg: string): number {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const width = /\swidth="([\d.]+)(?:px)?"/.exec(tag)?.[1];
  const viewBox = /\sviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)/.exec(tag)?.[1];
  return Number(width ?? viewBox) || defaultWidth;
}
