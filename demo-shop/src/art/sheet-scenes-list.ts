import { bannerMoods } from 'storefront-ports/picture-originals';
import { brands } from '../data/catalogue/brands.ts';
import { createSigns } from '../pictures/signs.ts';
import { saleBannerSpecs } from './sheet-specs.ts';
import {
  drawBanner,
  drawBrandLogo,
  drawCategoryTile,
  drawFavicon,
  drawOg,
  drawSaleBanner,
  drawShopLogo,
} from './index.ts';

export interface Sheet {
  columns: number;
  /** Width of one picture, px. */
  width: number;
  height: number;
  ground?: string;
  pictures: (count: number) => readonly string[];
}

const moodAt = (index: number) => bannerMoods[index % bannerMoods.length] ?? 'midday';
const some = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index));

const banners = (width: number, height: number) => (count: number) =>
  some(count, (index) => drawBanner({ key: `sheet-${index}`, width, height, mood: moodAt(index) }));

const titles = [
  'Until the lifts close',
  'Your club goes hiking',
  'Schneeschuhwanderungen für alle, die früh aufstehen wollen',
  'Friåkning',
];
const categories = [
  'skis',
  'ski-boots',
  'ski-bindings',
  'ski-poles',
  'snowboarding',
  'clothing',
  'protection',
  'backcountry',
  'outdoor',
  'care',
  'outdoor/tents',
  'clothing/hats',
];

export const sheets: Readonly<Record<string, Sheet>> = {
  banners: { columns: 3, width: 560, height: 178, pictures: banners(1400, 445) },
  phones: { columns: 4, width: 320, height: 180, pictures: banners(800, 450) },
  sales: {
    columns: 3,
    width: 560,
    height: 178,
    pictures: (count) => saleBannerSpecs(1400, 445).slice(0, count).map(drawSaleBanner),
  },
  'sales-phone': {
    columns: 4,
    width: 320,
    height: 180,
    pictures: (count) => saleBannerSpecs(800, 450).slice(0, count).map(drawSaleBanner),
  },
  og: {
    columns: 3,
    width: 480,
    height: 252,
    pictures: (count) =>
      some(Math.min(count, 12), (index) =>
        drawOg({
          key: `og-${index}`,
          title: titles[index % titles.length] ?? '',
          mood: moodAt(index),
          brand: index % 2 ? 'snowfield' : 'offpiste',
        }),
      ),
  },
  tiles: {
    columns: 4,
    width: 360,
    height: 240,
    pictures: (count) =>
      categories.slice(0, count).map((key, index) => drawCategoryTile({ key, mood: moodAt(index) })),
  },
  brands: {
    columns: 7,
    width: 260,
    height: 104,
    pictures: () => brands.map(({ name }) => drawBrandLogo(name)),
  },
  'brands-light': {
    columns: 7,
    width: 260,
    height: 104,
    ground: '#123c32',
    pictures: () => brands.map(({ name }) => drawBrandLogo(name, { on: 'dark' })),
  },
  shops: {
    columns: 2,
    width: 420,
    height: 120,
    ground: '#8d9aa5',
    pictures: () => [
      drawShopLogo('offpiste', { on: 'light' }),
      drawShopLogo('offpiste', { on: 'dark' }),
      drawShopLogo('snowfield', { on: 'light' }),
      drawShopLogo('snowfield', { on: 'dark' }),
    ],
  },
  favicons: {
    columns: 2,
    width: 16,
    height: 16,
    pictures: () => [drawFavicon('offpiste'), drawFavicon('snowfield')],
  },
  signs: {
    columns: 6,
    width: 280,
    height: 190,
    ground: '#dfe7ee',
    pictures: () =>
      [...createSigns({ offpiste: {}, snowfield: {} })]
        .filter(([name]) => /empty|en_GB/.test(name))
        .map(([, draw]) => draw()),
  },
};
