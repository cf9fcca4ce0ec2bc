import { jest } from '@jest/globals';
import { holdPictures } from './hold-pictures.ts';

const picture = (name: string, loading: 'lazy' | 'eager') => `<picture>
  <source type="image/avif" srcset="/${name}/narrow.avif 400w" media="(max-width: 767px)">
  <source type="image/avif" srcset="/${name}/wide.avif 1400w">
  <img src="/${name}.jpg" width="1400" height="445" loading="${loading}">
</picture>`;

/** Notifies the observer under test. */
let report: (entries: { isIntersecting: boolean; target: Element }[]) => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = picture('first', 'eager') + picture('second', 'lazy') + picture('third', 'lazy');
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (entries) => callback(entries as unknown as IntersectionObserverEntry[], this as never);
    }
    observe() {}
    unobserve() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

function shown(): string[] {
  return [...document.images].map(({ src }) =>
    src.startsWith('data:') ? 'placeholder' : new URL(src).pathname,
  );
}
const html = () => document.body.innerHTML;

it('holdPictures leaves eager pictures alone and replaces lazy ones by a drawing of their size', () => {
  holdPictures();
  expect(shown()).toEqual(['/first.jpg', 'placeholder', 'placeholder']);
  expect(decodeURIComponent(document.images[1]?.src ?? '')).toContain('width="1400" height="445"');
  expect(document.images[1]?.parentElement?.querySelectorAll('source[media="not all"]')).toHaveLength(2);
});

it('holdPictures restores the markup exactly when it is released', () => {
  const before = html();
  const release = holdPictures();
  expect(html()).not.toBe(before);
  release();
  expect(html()).toBe(before);
});

it('holdPictures restores a picture that comes near the visible part of the page', () => {
  holdPictures();
  report([{ isIntersecting: true, target: document.images[1] as Element }]);
  expect(shown()).toEqual(['/first.jpg', '/second.jpg', 'placeholder']);
});

it('holdPictures restores pictures after 8 seconds if its release function is not called', () => {
  const before = html();
  holdPictures();
  jest.advanceTimersByTime(7_999);
  expect(html()).not.toBe(before);
  jest.advanceTimersByTime(1);
  expect(html()).toBe(before);
});

describe('holdPictures with many pictures', () => {
  const restored = () => shown().filter((src) => src !== 'placeholder');

  beforeEach(() => {
    document.body.innerHTML = Array.from({ length: 7 }, (_, index) => picture(`${index}`, 'lazy')).join('');
  });

  it('restores the next one when one of four has loaded or failed', async () => {
    holdPictures()();
    expect(restored()).toEqual(['/0.jpg', '/1.jpg', '/2.jpg', '/3.jpg']);
    document.images[2]?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(0);
    expect(restored()).toHaveLength(5);
    document.images[0]?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(0);
    expect(restored()).toHaveLength(6);
  });

  it('restores no further ones within 1.5 seconds of a click, except near the visible part of the page', async () => {
    holdPictures()();
    document.body.click();
    await jest.advanceTimersByTimeAsync(1_499);
    expect(restored()).toHaveLength(4);
    report([{ isIntersecting: true, target: document.images[6] as Element }]);
    expect(restored()).toHaveLength(5);
    await jest.advanceTimersByTimeAsync(1);
    expect(restored()).toHaveLength(7);
  });

  it('restores the next ones after a second where the browser does not load those of before yet', async () => {
    holdPictures()();
    await jest.advanceTimersByTimeAsync(999);
    expect(restored()).toHaveLength(4);
    await jest.advanceTimersByTimeAsync(1);
    expect(restored()).toHaveLength(7);
  });

  it('restores no more at the same time if it is released again', () => {
    const release = holdPictures();
    jest.advanceTimersByTime(8_000);
    release();
    expect(restored()).toHaveLength(4);
  });

  it('restores a picture that comes near the visible part of the page before its turn', () => {
    holdPictures()();
    report([{ isIntersecting: true, target: document.images[6] as Element }]);
    expect(restored()).toContain('/6.jpg');
  });
});

it('holdPictures leaves the pictures of the header alone, which are in closed panels', () => {
  document.body.innerHTML = `<header>${picture('panel', 'lazy')}</header>`;
  holdPictures();
  expect(shown()).toEqual(['/panel.jpg']);
});

it('holdPictures holds the first 30 pictures', () => {
  document.body.innerHTML = Array.from({ length: 32 }, (_, index) => picture(`${index}`, 'lazy')).join('');
  holdPictures();
  expect(shown().filter((src) => src !== 'placeholder')).toEqual(['/30.jpg', '/31.jpg']);
});

it('holdPictures does not restore a picture whose address has changed meanwhile', () => {
  const release = holdPictures();
  document.images[1]?.setAttribute('src', '/other-colour.jpg');
  release();
  expect(shown()).toEqual(['/first.jpg', '/other-colour.jpg', '/third.jpg']);
});
