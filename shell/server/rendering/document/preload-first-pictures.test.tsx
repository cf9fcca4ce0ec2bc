import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { Picture, type PictureProps } from 'shared-ui';
import { preloadFirstPictures } from './preload-first-pictures.ts';

const avif = (name: string) => ({
  type: 'image/avif',
  srcSet: `/${name}/320.avif 320w, /${name}/640.avif 640w`,
});

const picture = (name: string, change: Partial<PictureProps> = {}) => (
  <Picture
    key={name}
    src={`/${name}/640.jpg`}
    sources={[avif(name)]}
    alt=""
    width={640}
    height={400}
    sizes="100vw"
    {...change}
  />
);

const head = '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>';
const rest = '<title>Skis</title></head><body>';

/** Returns the attributes of each link that is added. */
function preload(...pictures: ReactElement[]) {
  const body = renderToStaticMarkup(<main>{pictures}</main>);
  const html = preloadFirstPictures(Buffer.from(`<html><head>${head}${rest}${body}`)).toString();
  expect(html.startsWith(`<html><head>${head}`)).toBe(true);
  expect(html.endsWith(rest + body)).toBe(true);
  const added = html.slice(`<html><head>${head}`.length, -(rest + body).length);
  return [...added.matchAll(/<link ([^<>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );
}

const srcsets = (...pictures: ReactElement[]) => preload(...pictures).map(({ imagesrcset }) => imagesrcset);

describe('preloadFirstPictures', () => {
  it('preloads the lead picture, after the viewport is known', () => {
    expect(
      preload(
        picture('first'),
        picture('lead', { priority: 'lead', sizes: '(min-width: 1025px) 50vw, 92vw' }),
      ),
    ).toEqual([
      {
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        imagesrcset: avif('lead').srcSet,
        imagesizes: '(min-width: 1025px) 50vw, 92vw',
        fetchpriority: 'high',
      },
    ]);
  });

  it('preloads the source that the browser uses for its screen', () => {
    const sources = [{ ...avif('phone'), media: '(max-width: 767px)' }, avif('wide')];
    expect(
      preload(picture('lead', { priority: 'lead', sources })).map(({ imagesrcset, media }) => [
        imagesrcset,
        media,
      ]),
    ).toEqual([
      [avif('phone').srcSet, '(max-width: 767px)'],
      [avif('wide').srcSet, 'not all and (max-width: 767px)'],
    ]);
  });

  it('preloads only the first of several types', () => {
    const webp = { type: 'image/webp', srcSet: '/lead/640.webp 640w' };
    expect(srcsets(picture('lead', { priority: 'lead', sources: [avif('lead'), webp] }))).toEqual([
      avif('lead').srcSet,
    ]);
  });

  it('preloads the first two pictures of a list without a lead picture', () => {
    const priority = 'eager';
    const list = ['a', 'b', 'c'].map((name) => picture(name, { priority }));
    expect(srcsets(picture('lazy'), ...list)).toEqual([avif('a').srcSet, avif('b').srcSet]);
  });

  it('preloads nothing on a page of lazy pictures, and nothing whose choice depends on two media queries', () => {
    expect(preload(picture('lazy'))).toEqual([]);
    const sources = [
      { ...avif('small'), media: '(max-width: 375px)' },
      { ...avif('phone'), media: '(max-width: 767px)' },
      avif('wide'),
    ];
    expect(preload(picture('lead', { priority: 'lead', sources }))).toEqual([]);
  });

  it.each(['(max-width: 767px), (orientation: portrait)', 'screen and (max-width: 767px)', undefined])(
    'preloads nothing if the second of two sources follows the query %j',
    (media) => {
      const sources = [{ ...avif('phone'), media }, { ...avif('wide') }] as PictureProps['sources'];
      const alone = [avif('wide')];
      expect(preload(picture('lead', { priority: 'lead', sources }))).toEqual([]);
      expect(preload(picture('lead', { priority: 'lead', sources: alone }))).toHaveLength(1);
    },
  );

  it('keeps what is in the URLs of a picture inside of its attribute', () => {
    const sources = [{ type: 'image/avif', srcSet: '/a".avif 1w, /><script>.avif 2w' }];
    expect(srcsets(picture('lead', { priority: 'lead', sources }))).toEqual([
      '/a&quot;.avif 1w, /&gt;&lt;script&gt;.avif 2w',
    ]);
  });

  it('returns a document without a lead `picture` unchanged', () => {
    expect(preload(<img key="lead" src="/a.jpg" alt="" fetchPriority="high" />)).toEqual([]);
    expect(preload(picture('lazy'), <img key="after" src="/a.jpg" alt="" fetchPriority="high" />)).toEqual(
      [],
    );
    const other = Buffer.from('<html><head><title>Skis</title>');
    expect(preloadFirstPictures(other)).toBe(other);
  });
});
