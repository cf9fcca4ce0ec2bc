import { createHash } from 'node:crypto';
import { appIconSizes, type AppIconPurpose, type AppIconSize } from 'shared-contracts/pictures';
import type { StoreBrand } from 'shared-contracts/stores';
import sharp from 'sharp';
import { drawAppIcon } from '../../../art/brands/shop-logo.ts';

export interface AppIcon {
  bytes: Buffer;
  etag: string;
}

interface IconDrawing {
  brand: StoreBrand;
  purpose: AppIconPurpose;
  size: AppIconSize;
}

/** Width of the drawing in user units. At 72 dots per inch one unit is one pixel. */
const drawingWidth = 64;
const dotsPerInch = 72;

const brands = ['offpiste', 'snowfield'] as const satisfies readonly StoreBrand[];
const purposes = ['any', 'maskable'] as const satisfies readonly AppIconPurpose[];

/**
 * Returns a function that finds icons by file name, such as `offpiste-any-192.png`. Each is drawn on first use and
 * cached in memory.
 */
export function createAppIcons(): (file: string) => Promise<AppIcon> | null {
  const drawings = new Map<string, IconDrawing>();
  for (const brand of brands) {
    for (const purpose of purposes) {
      for (const size of appIconSizes)
        drawings.set(`${brand}-${purpose}-${size}.png`, { brand, purpose, size });
    }
  }
  const drawn = new Map<string, Promise<AppIcon>>();
  return (file) => {
    const drawing = drawings.get(file);
    if (drawing === undefined) return null;
    const icon = drawn.get(file) ?? encodeIcon(drawAppIcon(drawing.brand, drawing.purpose), drawing.size);
    drawn.set(file, icon);
    return icon;
  };
}

/** Keeps transparency, unlike for other pictures, because icons are shown on any background. */
async function encodeIcon(svg: string, size: number): Promise<AppIcon> {
  const density = (dotsPerInch * size) / drawingWidth;
  const bytes = await sharp(Buffer.from(svg), { density }).resize({ width: size }).png().toBuffer();
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}
