import { lettering } from '../drawing/lettering.ts';
import { beacon, birch, ink, pine, sign, snow, yellow } from './sign.ts';

export type ShopBrand = 'offpiste' | 'snowfield';

interface LogoColours {
  words: string;
  mark: string;
  accent: string;
}

const colours: Record<ShopBrand, Record<'light' | 'dark', LogoColours>> = {
  offpiste: {
    light: { words: ink, mark: ink, accent: beacon },
    dark: { words: snow, mark: snow, accent: beacon },
  },
  snowfield: {
    light: { words: pine, mark: pine, accent: '#d99a00' },
    dark: { words: birch, mark: birch, accent: yellow },
  },
};

/** In a box of 64 x 64. Offpiste: a track that leaves the ridge. Snowfield: furrows under a low sun. */
function mark(brand: ShopBrand, { mark: ground, accent }: LogoColours): string {
  if (brand === 'offpiste') {
    return (
      `<path d="M4 54L25 14L35 30L41 22L60 54H46L40 43L34 54z" fill="${ground}"/>` +
      `<path d="M25 14L35 30C27 33 33 39 26 42C18 45 24 50 15 54H4z" fill="${ground}"/>` +
      `<path d="M27 33C21 37 31 41 24 45C17 49 24 51 18 54H27C33 51 27 49 33 45C39 41 30 38 35 30z" fill="${accent}"/>`
    );
  }
  return (
    `<circle cx="42" cy="22" r="9" fill="${accent}"/>` +
    `<path d="M4 42C16 30 30 30 60 40V45C34 37 18 38 4 48z" fill="${ground}"/>` +
    `<path d="M4 52C18 43 36 43 60 49V54C38 49 20 50 6 57z" fill="${ground}" opacity="0.75"/>` +
    `<path d="M6 36L22 16L31 28L26 33C18 32 12 33 6 36z" fill="${ground}"/>`
  );
}

/** `on`: the ground it stands on. */
export function drawShopLogo(brand: ShopBrand, on: 'light' | 'dark'): string {
  const chosen = colours[brand][on];
  const isOffpiste = brand === 'offpiste';
  const words = lettering(isOffpiste ? 'OFFPISTE' : 'Snowfield', {
    x: 76,
    y: isOffpiste ? 49 : 47,
    size: isOffpiste ? 50 : 44,
    colour: chosen.words,
    maxWidth: 220,
    anchor: 'start',
    font: isOffpiste ? 'barlow' : 'josefin',
    tracking: isOffpiste ? 1 : 0,
  });
  return sign(296, 64, mark(brand, chosen) + words);
}

/** Legible at 16 pixels: the mark alone on the brand's ground. */
export function drawFavicon(brand: ShopBrand): string {
  const ground = brand === 'offpiste' ? ink : pine;
  const inner = `<g transform="translate(7 6) scale(0.78)">${mark(brand, colours[brand].dark)}</g>`;
  return sign(64, 64, `<rect width="64" height="64" rx="14" fill="${ground}"/>${inner}`);
}
