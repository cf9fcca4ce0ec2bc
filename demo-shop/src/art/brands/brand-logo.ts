import { ink, white } from '../drawing/colour.ts';
import { widthOf } from '../drawing/lettering.ts';
import { brandMark, brandSymbol, wordmark } from './mark.ts';

export interface BrandLogoOptions {
  /** Background of the logo. @default 'light' */
  on?: 'light' | 'dark';
}

const box = { width: 400, height: 160 };
const edge = 18;
const sign = 74;
const gap = 18;

/** Returns a brand's logo: symbol and name side by side if the name fits, otherwise stacked. */
export function drawBrandLogo(brand: string, { on = 'light' }: BrandLogoOptions = {}): string {
  const colour = on === 'light' ? ink : white;
  const { font, isUpper, tracking } = brandMark(brand);
  const shown = (isUpper ? brand.toUpperCase() : brand).toWellFormed().trim().slice(0, 40);
  const size = 56;
  const natural = widthOf(shown, font, size, tracking * size);
  const room = box.width - 2 * edge - sign - gap;
  const isBeside = natural * 0.78 <= room;
  const width = Math.min(natural, isBeside ? room : box.width - 2 * edge);
  const left = (box.width - sign - gap - width) / 2;
  const height = size * Math.min(1, width / natural);
  const words = isBeside
    ? brandSymbol(brand, { x: left + sign / 2, y: box.height / 2, size: sign, colour }) +
      wordmark(brand, {
        x: left + sign + gap,
        y: box.height / 2 + height * 0.35,
        size,
        colour,
        maxWidth: room,
        anchor: 'start',
      })
    : brandSymbol(brand, { x: box.width / 2, y: 52, size: 66, colour }) +
      wordmark(brand, { x: box.width / 2, y: 142, size, colour, maxWidth: box.width - 2 * edge });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}">` +
    `${words}</svg>`
  );
}
