import { storeByHost } from 'shared-contracts/stores';
import type { StructuredData } from 'shared-runtime';
import { bareMeta, type PageState } from '../../../src/routing/page-state.ts';
import { structuredDataHtml } from './structured-data.ts';

const origin = 'http://fr.localhost:3000';
const store = storeByHost('fr.localhost');
const config = {
  phone: '+33 1 99 00 45 31',
  address: ['Offpiste', 'Leeds'],
  socialLinks: [{ label: 'Instagram', url: 'https://instagram.example/offpiste.fr' }],
  returnValidityDays: 14,
};

function pageState(pageType: string, structuredData?: readonly StructuredData[], status = 200): PageState {
  return {
    kind: 'page',
    page: 'gifts/any',
    params: { path: '/', search: {}, entityId: null, pageType },
    entry: 'public',
    tracking: 'Home',
    status,
    meta: bareMeta(store),
    ...(structuredData && { structuredData }),
  };
}

const htmlOf = (state: PageState | undefined) => structuredDataHtml({ state, store, config, origin });

function nodesOf(state: PageState): Record<string, unknown>[] {
  const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(htmlOf(state))?.[1] ?? '';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

describe('structuredDataHtml', () => {
  it('describes the shop and its search on the home page, with absolute URLs', () => {
    const [website, organisation] = nodesOf(pageState('home'));
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'Offpiste',
      url: `${origin}/`,
      inLanguage: 'fr-FR',
      potentialAction: { target: { urlTemplate: `${origin}/search?s={search_term_string}` } },
    });
    expect(organisation).toMatchObject({
      '@type': 'OnlineStore',
      '@id': `${origin}/#organization`,
      logo: `${origin}/media/icons/offpiste-any-512.png`,
      address: 'Offpiste, Leeds',
      sameAs: ['https://instagram.example/offpiste.fr'],
      contactPoint: { telephone: '+33 1 99 00 45 31', url: `${origin}/contact-us` },
      hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: 'FR' },
    });
  });

  it('makes URLs of a page’s nodes absolute at every depth, and leaves texts unchanged', () => {
    const node = {
      '@type': 'Product',
      name: '/not an address',
      image: ['/media/1.jpg', 'https://cdn.example/2.jpg'],
      offers: { '@type': 'Offer', url: '/p/1' },
    };
    expect(nodesOf(pageState('product', [node]))).toEqual([
      {
        '@type': 'Product',
        name: '/not an address',
        image: [`${origin}/media/1.jpg`, 'https://cdn.example/2.jpg'],
        offers: { '@type': 'Offer', url: `${origin}/p/1` },
      },
    ]);
  });

  it('cannot end its script element', () => {
    const name = '</script><img src=x onerror=alert(1)>\u2028';
    const state = pageState('product', [{ '@type': 'Product', name }]);
    expect(htmlOf(state).match(/<\/script>/g)).toHaveLength(1);
    expect(htmlOf(state)).not.toMatch(/<img|\u2028/);
    expect(nodesOf(state)).toEqual([{ '@type': 'Product', name }]);
  });

  it('is empty for a page without structured data, a failed page and a missing page', () => {
    expect(htmlOf(pageState('cms'))).toBe('');
    expect(htmlOf(pageState('home', undefined, 503))).toBe('');
    expect(htmlOf({ kind: 'not-found', status: 404, meta: bareMeta(store) })).toBe('');
    expect(htmlOf(undefined)).toBe('');
  });
});
