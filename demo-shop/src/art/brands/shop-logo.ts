import { lettering, widthOf } from '../drawing/lettering.ts';
import type { FontName } from '../drawing/fonts.ts';

export type ShopBrand = 'offpiste' | 'snowfield';
export type LogoGround = 'light' | 'dark';

interface Shop {
  name: string;
  font: FontName;
  /** Colour of the name on a light and on a dark background. */
  word: Readonly<Record<LogoGround, string>>;
  signal: string;
  /** Background of the favicon and app icon. */
  tile: string;
  /** Symbol in a box of 100 x 100, in the plain and the signal colour. */
  sign: (plain: string, signal: string) => string;
  /** Simplified symbol for the favicon. */
  small: (plain: string, signal: string) => string;
}

/** A summit with a line beside it. */
const offpisteSign = (plain: string, signal: string) =>
  `<path d="M49 8C66 36 18 54 35 90H2z" fill="${plain}"/>` +
  `<path d="M55.500 19L98 90H49C32 62 72 46 55.500 19z" fill="${signal}"/>`;

/** Snowfields and a low sun. */
const snowfieldSign = (plain: string, signal: string) =>
  `<circle cx="66" cy="27" r="17" fill="${signal}"/>` +
  `<g fill="${plain}"><path d="M4 47C24 24 42 28 60 46C74 58 86 58 95 50A46 46 0 0 1 96 58C84 68 70 66 56 54C40 40 24 40 4.500 60A46 46 0 0 1 4 47z"/>` +
  `<path d="M6 69C22 52 38 52 54 65C68 76 82 76 93 68A46 46 0 0 1 86 79C74 85 62 82 50 74C36 64 24 64 11 78A46 46 0 0 1 6 69z"/>` +
  `<path d="M17 85C28 75 38 76 48 83C56 88 66 91 75 88.500A46 46 0 0 1 17 85z"/></g>`;

const snowfieldSmall = (plain: string, signal: string) =>
  `<circle cx="68" cy="26" r="20" fill="${signal}"/>` +
  `<g fill="${plain}"><path d="M2 44C26 24 44 34 60 46C74 56 88 58 100 50V66C84 72 66 68 50 56C36 46 20 46 2 60z"/>` +
  `<path d="M2 76C22 60 38 64 54 74C70 84 86 86 100 80V96H2z"/></g>`;

const shops: Readonly<Record<ShopBrand, Shop>> = {
  offpiste: {
    name: 'offpiste',
    font: 'montserrat',
    word: { light: '#0b1b2b', dark: '#ffffff' },
    signal: '#ff5a1f',
    tile: '#0b1b2b',
    sign: offpisteSign,
    small: offpisteSign,
  },
  snowfield: {
    name: 'Snowfield',
    font: 'zilla',
    word: { light: '#123c32', dark: '#f6f3ec' },
    signal: '#ffc629',
    tile: '#123c32',
    sign: snowfieldSign,
    small: snowfieldSmall,
  },
};

/** Returns the shop's logo in a box 100 high, and its width. User units. */
export function shopLogo(brand: ShopBrand, on: LogoGround): { body: string; width: number } {
  const { name, font, word, signal, sign } = shops[brand];
  const size = brand === 'offpiste' ? 76 : 82;
  const tracking = brand === 'offpiste' ? -2.5 : -1;
  const wide = Math.ceil(widthOf(name, font, size, tracking));
  const letters = lettering(name, {
    x: 118,
    y: brand === 'offpiste' ? 75 : 78,
    size,
    font,
    tracking,
    colour: word[on],
    maxWidth: wide + 40,
    anchor: 'start',
  });
  return { body: sign(word[on], signal) + letters, width: 118 + wide };
}

/** Returns the shop's logo as an SVG document. */
export function drawShopLogo(brand: ShopBrand, { on }: { on: LogoGround }): string {
  const { body, width } = shopLogo(brand, on);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 ${width + 20} 120" width="${width + 20}" height="120">${body}</svg>`;
}

/**
 * Returns the app icon, 64 x 64. A `maskable` icon keeps its symbol within the inner 80 %, because systems crop the
 * rest.
 */
export function drawAppIcon(brand: ShopBrand, purpose: 'any' | 'maskable'): string {
  const { word, signal, sign, tile } = shops[brand];
  const scale = purpose === 'maskable' ? 0.36 : 0.44;
  const edge = (64 - 100 * scale) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" rx="${purpose === 'maskable' ? 0 : 13}" fill="${tile}"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${sign(word.dark, signal)}</g></svg>`
  );
}

/** Returns the favicon, 64 x 64, with the simplified symbol: browsers show it at 16 px. */
export function drawFavicon(brand: ShopBrand): string {
  const { word, signal, small, tile } = shops[brand];
  const scale = brand === 'offpiste' ? 0.5 : 0.46;
  const edge = (64 - 100 * scale) / 2;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
    `<rect width="64" height="64" rx="13" fill="${tile}"/>` +
    `<g transform="translate(${edge} ${edge - (brand === 'offpiste' ? 1 : -1)}) scale(${scale})">${small(word.dark, signal)}</g></svg>`
  );
}
