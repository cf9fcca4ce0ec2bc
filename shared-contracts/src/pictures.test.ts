import { pictureOf } from './pictures.ts';

const image = {
  url: '/media/product.SKI-1.main.abc/800.jpg',
  alt: 'A ski',
  width: 800,
  height: 1000,
  colour: '#dde6ee',
};

describe('pictureOf', () => {
  it('returns AVIF sources in the widths of the given range', () => {
    const { sources, ...rest } = pictureOf(image, { from: 240, to: 400 });
    expect(sources.map((source) => source.type)).toEqual(['image/avif']);
    expect(sources[0]?.srcSet).toBe(
      '/media/product.SKI-1.main.abc/240.avif 240w, /media/product.SKI-1.main.abc/320.avif 320w, /media/product.SKI-1.main.abc/400.avif 400w',
    );
    expect(rest).toEqual({ src: image.url, alt: 'A ski', width: 800, height: 1000, colour: '#dde6ee' });
  });

  it('returns the other crop for narrow screens if there is one', () => {
    const narrow = { url: '/media/banner.week.phone.abc/800.jpg', width: 800, height: 800 };
    const { sources } = pictureOf({ ...image, narrow });
    expect(sources.map((source) => source.media)).toEqual(['(max-width: 767px)', undefined]);
    const widths = sources.map(({ srcSet }) => srcSet.match(/\d+w/g));
    expect(widths).toEqual([
      ['480w', '640w', '800w'],
      ['800w', '1000w', '1400w', '2000w'],
    ]);
  });

  it.each(['https://elsewhere.example/ski.jpg', '/media/ridge.webp', '/static/a/800.jpg'])(
    'returns no sources for a picture that the picture service does not serve: %s',
    (url) => {
      expect(pictureOf({ ...image, url })).toMatchObject({ src: url, sources: [] });
    },
  );
});
