import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const picture = {
  src: '/media/a/800.jpg',
  sources: [
    { type: 'image/avif', srcSet: '/media/narrow/320.avif 320w', media: '(max-width: 767px)' },
    { type: 'image/avif', srcSet: '/media/a/400.avif 400w, /media/a/800.avif 800w' },
  ],
  alt: 'A red ski',
  width: 800,
  height: 1000,
  sizes: '(min-width: 768px) 33vw, 50vw',
};

it('Picture renders its sources in their order and reserves its space', () => {
  const { container } = render(<Picture {...picture} colour="#dde6ee" />);
  const sources = [...container.querySelectorAll('source')];
  expect(sources.map((source) => [source.srcset, source.media, source.sizes])).toEqual([
    ['/media/narrow/320.avif 320w', '(max-width: 767px)', picture.sizes],
    ['/media/a/400.avif 400w, /media/a/800.avif 800w', '', picture.sizes],
  ]);
  const image = screen.getByRole('img', { name: 'A red ski' });
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '1000');
  // The same background for all, whatever `colour` is.
  expect(image.style.backgroundColor).toBe('var(--color-skeleton)');
});

it.each([
  ['lead', 'eager', 'high'],
  ['eager', 'eager', 'auto'],
  [undefined, 'lazy', 'auto'],
] as const)(
  'Picture with the priority %s has loading %s and fetch priority %s',
  (priority, loading, fetchPriority) => {
    render(<Picture {...picture} {...(priority === undefined ? {} : { priority })} />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', loading);
    expect(image).toHaveAttribute('fetchpriority', fetchPriority);
  },
);
