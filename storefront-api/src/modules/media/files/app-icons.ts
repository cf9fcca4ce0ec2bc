import { createHash } from 'node:crypto';
import { appIconSizes, type AppIconPurpose, type AppIconSize } from 'shared-contracts/pictures';
import type { StoreBrand } from 'shared-contracts/stores';
import sharp from 'sharp';
import type { PictureOriginal, PictureOriginals } from 'storefront-ports/picture-originals';
import { rasterise } from './encode.ts';

export interface AppIcon {
  bytes: Buffer;
  etag: string;
}

interface IconRequest {
  brand: StoreBrand;
  purpose: AppIconPurpose;
  size: AppIconSize;
}

const brands = ['offpiste', 'snowfield'] as const satisfies readonly StoreBrand[];
const purposes = ['any', 'maskable'] as const satisfies readonly AppIconPurpose[];

/**
 * Returns a function that finds icons by file name, such as `offpiste-any-192.png`, and resolves with null if there is
 * none. Each is encoded on first use and cached in memory.
 */
export function createAppIcons(originals: PictureOriginals): (file: string) => Promise<AppIcon | null> {
  const requests = new Map<string, IconRequest>();
  for (const brand of brands) {
    for (const purpose of purposes) {
      for (const size of appIconSizes)
        requests.set(`${brand}-${purpose}-${size}.png`, { brand, purpose, size });
    }
  }
  const encoded = new Map<string, Promise<AppIcon | null>>();
  return (file) => {
    const request = requests.get(file);
    if (request === undefined) return Promise.resolve(null);
    const icon =
      encoded.get(file) ??
      findIcon(originals, request).catch((error: unknown) => {
        encoded.delete(file);
        throw error;
      });
    encoded.set(file, icon);
    return icon;
  };
}

async function findIcon(
  originals: PictureOriginals,
  { brand, purpose, size }: IconRequest,
): Promise<AppIcon | null> {
  const original = await originals.find({ subject: 'icon', key: brand, view: purpose });
  if (original === null) return null;
  const bytes = await encodeIcon(original, size);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}

/** Keeps transparency, unlike for other pictures, because icons are shown on any background. */
function encodeIcon(original: PictureOriginal, size: number): Promise<Buffer> {
  const pixels =
    original.type === 'svg'
      ? rasterise(original, size)
      : sharp(original.bytes).resize({ width: size, height: size, fit: 'cover' });
  return pixels.png().toBuffer();
}
