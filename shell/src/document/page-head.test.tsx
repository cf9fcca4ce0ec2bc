import { render } from '@testing-library/react';
import type { PageMeta } from 'shared-contracts/api/shop';
import { defaultStore } from 'shared-contracts/stores';
import { bareMeta } from '../routing/page-state.ts';
import { PageHead } from './page-head.tsx';

const full: PageMeta = {
  title: 'Ravine 98 | Offpiste',
  description: 'A calm ski.',
  canonical: 'http://localhost/p/101',
  robots: 'index, follow',
  alternates: [
    { hreflang: 'en-GB', href: 'http://localhost/p/101' },
    { hreflang: 'en-IE', href: 'http://ie.localhost/p/101' },
    { hreflang: 'x-default', href: 'http://localhost/p/101' },
  ],
  og: {
    title: 'Ravine 98',
    description: 'A calm ski for <everybody>.',
    type: 'product',
    image: 'http://localhost/media/101.png',
    locale: 'en_GB',
    site_name: 'Offpiste',
  },
};

function headOf(meta: PageMeta) {
  render(<PageHead meta={meta} />);
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content') ?? null;
  return {
    property: (name: string) => content(`meta[property="${name}"]`),
    named: (name: string) => content(`meta[name="${name}"]`),
  };
}

describe('PageHead', () => {
  it('renders metadata for link previews', () => {
    const { property, named } = headOf(full);
    const properties = ['title', 'description', 'type', 'url', 'image', 'locale', 'site_name'].map((name) =>
      property(`og:${name}`),
    );
    expect(properties).toEqual([
      'Ravine 98',
      'A calm ski for <everybody>.',
      'product',
      'http://localhost/p/101',
      'http://localhost/media/101.png',
      'en_GB',
      'Offpiste',
    ]);
    expect(named('twitter:card')).toBe('summary_large_image');
  });

  it('renders alternates for every other store, also with the same language', () => {
    headOf(full);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')];
    expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual(
      full.alternates.map(({ hreflang, href }) => [hreflang, href]),
    );
  });

  it('renders the title of a screen without a route', () => {
    render(<PageHead meta={bareMeta(defaultStore)} title="Page not found" />);
    expect(document.title).toBe('Page not found | Offpiste');
  });

  it('leaves out missing values', () => {
    const { property, named } = headOf(bareMeta(defaultStore));
    expect([property('og:description'), property('og:image'), property('og:url')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(document.head.querySelector('link')).toBeNull();
    expect(named('twitter:card')).toBe('summary');
    expect(named('robots')).toBe('noindex');
  });
});
