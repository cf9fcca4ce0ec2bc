import { bannerColours, bannerMoods, type PictureRequest } from 'storefront-ports/picture-originals';
import { hours } from '../art/banner/moods.ts';
import { drawnOriginals } from './drawn-originals.ts';

const jacket = (artKind: string): PictureRequest => ({
  subject: 'product',
  key: 'JACKET-1',
  view: 'main',
  article: {
    sku: 'JACKET-1',
    productSku: 'JACKET-1',
    artKind,
    model: 'Ridge',
    brand: 'Varnhorn',
    audience: 'men',
    facts: {},
    colours: { base: '#17324d', accent: '#ff5a1f', detail: '#f7f9fb' },
    lengthCm: null,
    parts: [],
  },
});

describe('drawnOriginals', () => {
  it('draws a product as an SVG with its width, the same each time', async () => {
    const drawing = await drawnOriginals.find(jacket('jacket'));
    expect(drawing).toMatchObject({ type: 'svg', width: 800 });
    expect(await drawnOriginals.find(jacket('jacket'))).toEqual(drawing);
  });

  it.each(['', 'spaceship'])('has no picture of the unknown kind %j', async (kind) => {
    expect(await drawnOriginals.find(jacket(kind))).toBeNull();
  });

  it('draws banners in the colours of their placeholders', () => {
    expect(bannerMoods.map((mood) => hours[mood][0].haze)).toEqual(
      bannerMoods.map((mood) => bannerColours[mood]),
    );
  });
});
