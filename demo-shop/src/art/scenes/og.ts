import { pictureOf } from '../banner/banner.ts';
import { landscape } from '../banner/landscape.ts';
import { createScene } from '../banner/scene.ts';
import { shopLogo, type ShopBrand } from '../brands/shop-logo.ts';
import { linear } from '../drawing/drawing.ts';
import { lettering } from '../drawing/lettering.ts';
import type { BannerMood } from 'storefront-ports/picture-originals';
import { wrap } from './wrap.ts';

export interface OgSpec {
  key: string;
  title: string;
  mood: BannerMood;
  /** @default 'offpiste' */
  brand?: ShopBrand;
}

const size = { width: 1200, height: 630 };
const margin = 72;

/** Returns the Open Graph picture: a landscape with the shop's logo and a title. */
export function drawOg({ key, title, mood, brand = 'offpiste' }: OgSpec): string {
  const scene = createScene({ key, mood, ...size });
  const logo = shopLogo(brand, 'dark');
  const { lines, fontSize } = wrap(title, size.width - 2 * margin);
  const words = lines
    .map((line, index) =>
      lettering(line, {
        x: margin,
        y: size.height - margin - (lines.length - 1 - index) * fontSize * 1.02,
        size: fontSize,
        font: 'barlow',
        colour: '#ffffff',
        maxWidth: size.width - 2 * margin,
        anchor: 'start',
      }),
    )
    .join('');
  const shade = linear(scene, 90, [
    [0, '#0b1b2b', 0.22],
    [0.3, '#0b1b2b', 0.06],
    [0.5, '#0b1b2b', 0.1],
    [1, '#0b1b2b', 0.7],
  ]);
  return pictureOf(
    scene,
    `${landscape(scene)}<rect width="${size.width}" height="${size.height}" fill="${shade}"/>` +
      `<g transform="translate(${margin} 58) scale(0.62)">${logo.body}</g>${words}`,
  );
}
