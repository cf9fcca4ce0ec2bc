import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import type { EndpointName } from 'shared-contracts/api';
import { fragments, type FragmentProps } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import type { FragmentModule, PageModule } from 'shared-runtime';
import {
  answer,
  createStubShop,
  ErrorResponse,
  memberSession,
  renderInShop,
  type StubOptions,
} from 'shared-runtime/testing';
import { loadSlider } from '../features/sliders/deferred-sliders.ts';
import { english as messages } from '../testing/messages.ts';
import { card } from '../testing/factories.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { handlers } from '../testing/page-handlers.ts';
import { fragment as bestsellers } from './bestsellers-fragment.tsx';
import { fragment as productCard } from './product-card-fragment.tsx';
import { fragment as productSlider } from './product-slider-fragment.tsx';
import { fragment as recentlyViewed } from './recently-viewed-fragment.tsx';
import { fragment as recommendations } from './recommendations-fragment.tsx';

const modules = {
  'catalogue/product-slider': productSlider,
  'catalogue/bestsellers': bestsellers,
  'catalogue/recommendations': recommendations,
  'catalogue/recently-viewed': recentlyViewed,
  'catalogue/product-card': productCard,
} as const;
type Name = keyof typeof modules;
const names = Object.keys(modules) as Name[];

const endpoints = [
  'products-related',
  'products-recommended',
  'bestsellers',
  'product-cards',
  'recently-viewed',
] as const;

/** Renders a fragment on the server, as the shell does for the page that embeds it. */
async function serve<Props extends object>(
  module: FragmentModule<Props>,
  props: Props,
  options: StubOptions = {},
) {
  const page: PageModule = {
    Component: () => <module.Component {...props} />,
    load: async (context) => void (await module.load?.(context, props)),
    messages: module.messages,
  };
  const { element, requests } = await loadPage(page, {
    params: {},
    ...options,
    handlers: [...(options.handlers ?? []), ...handlers],
  });
  return { html: renderToString(element as ReactElement), requests };
}

/** Returns what a fragment requests with these props. */
async function requestOf<N extends Name>(
  name: N,
  props: FragmentProps<N>,
  endpoint: EndpointName,
  session: StubOptions['session'] = {},
): Promise<object | undefined> {
  let sent: object | undefined;
  const recording = answer(endpoint as 'bestsellers', (request) => {
    sent = request;
    return { items: [] };
  });
  const module = modules[name] as unknown as FragmentModule<FragmentProps<N>>;
  await serve(module, props, { handlers: [recording], session });
  return sent;
}

describe.each(names)('the fragment %s', (name) => {
  const module = modules[name] as unknown as FragmentModule;

  it('renders the examples of the contract on the server, and requests nothing again', async () => {
    for (const props of propsExamples[name]) {
      expect(fragments[name].props.parse(props)).toEqual(props);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { html, requests } = await serve(module, props, { session: memberSession });
      expect(html).toMatch(/<h[23][^>]*>.*<\/a><\/h[23]>/);
      expect(requests).toEqual([]);
    }
  });

  it('renders nothing on the server without products', async () => {
    const [props = {}] = propsExamples[name];
    const empty = endpoints.map((endpoint) => answer(endpoint, () => ({ items: [] })));
    const { html } = await serve(module, props, { session: memberSession, handlers: empty });
    expect(html).not.toMatch(/<(section|article|h2)/);
  });

  it.each([
    ['they cannot be loaded', () => new ErrorResponse('unavailable')],
    ['the answer has another shape', () => ({ items: 7 as never })],
  ])('renders nothing if %s', async (_what, fail) => {
    const [props = {}] = propsExamples[name];
    const failed: string[] = [];
    const broken = endpoints.map((endpoint) =>
      answer(endpoint, () => {
        failed.push(endpoint);
        return fail();
      }),
    );
    const { container } = renderInShop(<module.Component {...props} />, {
      messages,
      session: memberSession,
      handlers: [...broken, ...handlers],
    });
    await waitFor(() => expect(failed).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('section, article')).toBeNull());
  });
});

describe('the props of the fragment', () => {
  const related = { storeId: 1, productId: 7, count: 3, gender: 2, shippingCountry: 'IE' };

  it.each<['related' | 'related-brand', EndpointName]>([
    ['related', 'products-related'],
    ['related-brand', 'products-related-brand'],
  ])(
    'catalogue/product-slider select products, number, wearer and country for the source %s',
    async (source, endpoint) => {
      const props = { source, productId: 7, count: 3, gender: 2, shippingCountry: 'IE' };
      expect(await requestOf('catalogue/product-slider', props, endpoint)).toEqual(related);
      expect(await requestOf('catalogue/product-slider', { source, productId: 7 }, endpoint)).toEqual({
        storeId: 1,
        productId: 7,
        count: 12,
        shippingCountry: 'GB',
      });
    },
  );

  it('catalogue/product-slider select a category, a brand or given products', async () => {
    const request = (props: FragmentProps<'catalogue/product-slider'>, endpoint: EndpointName) =>
      requestOf('catalogue/product-slider', props, endpoint);
    expect(
      await request({ source: 'category', categoryId: 4, count: 5, gender: 1 }, 'brand-bestsellers-new'),
    ).toEqual({ store_id: 1, category_id: 4, limit: 5, gender: 1 });
    expect(await request({ source: 'brand', brandId: 9, categoryId: 4 }, 'brand-bestsellers-new')).toEqual({
      store_id: 1,
      brand_id: 9,
      category_id: 4,
      limit: 20,
    });
    expect(await request({ source: 'products', productIds: [3, 1] }, 'product-cards')).toEqual({
      storeId: 1,
      product_ids: [3, 1],
    });
  });

  it.each(['related', 'related-brand', 'products', 'category', 'brand'] as const)(
    'catalogue/product-slider show and request nothing without the id that the source %s needs',
    async (source) => {
      const { html, requests } = await serve(productSlider, { source });
      expect(html).not.toContain('<section');
      expect(requests).toEqual([]);
    },
  );

  it('catalogue/recommendations select the product, number, wearer and country', async () => {
    const { storeId: _store, ...props } = related;
    expect(await requestOf('catalogue/recommendations', props, 'products-recommended')).toEqual(related);
  });

  it('catalogue/bestsellers select number, wearer and country, by default the gender of a member who permits it', async () => {
    const props = { count: 3, gender: 1, shippingCountry: 'IE' };
    const woman = { ...memberSession, gender: 2 };
    const request = (session: StubOptions['session'], change = {}) =>
      requestOf('catalogue/bestsellers', change, 'bestsellers', session);
    expect(await request(woman, props)).toEqual({ storeId: 1, ...props });
    const byDefault = { storeId: 1, count: 12, shippingCountry: 'GB' };
    expect(await request(woman)).toEqual({ ...byDefault, gender: 2 });
    expect(await request({ ...woman, restrictSitePersonalisation: true })).toEqual(byDefault);
    expect(await request({})).toEqual(byDefault);
  });
});

describe('ProductSlider', () => {
  beforeAll(() => loadSlider(createStubShop().context, null));

  it('has the given heading, markup and all, and links to its products in their order', async () => {
    const texts = ['<img src=x onerror=alert(1)>', 'Sneg 96'];
    const items = texts.map((name, index) => card({ productId: index + 1, name }));
    const { container } = renderInShop(
      <productSlider.Component source="related" productId={7} title="<b>Winter</b>" />,
      { messages, handlers: [answer('products-related', () => ({ items }))], session: memberSession },
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'Sneg 96' })).toBeVisible();
    const region = screen.getByRole('region', { name: '<b>Winter</b>' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map((each) => within(each).getByRole('link').textContent),
    ).toEqual(texts);
    expect(container.querySelector('b')).toBeNull();
  });

  it('shows placeholders while it loads in the browser', async () => {
    const answered = Promise.withResolvers<void>();
    const handler = answer('products-related', async () => {
      await answered.promise;
      return { items: [card()] };
    });
    renderInShop(<productSlider.Component source="related" productId={7} />, {
      messages,
      handlers: [handler],
    });
    expect(await screen.findByRole('region', { name: 'Similar products' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByRole('heading', { level: 3, name: 'Ravine 98' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Similar products' })).not.toHaveAttribute('aria-busy');
  });

  it('names the row of a brand after it', async () => {
    const items = [card({ brand_name: 'Varnhorn' })];
    renderInShop(<productSlider.Component source="related-brand" productId={7} />, {
      messages,
      handlers: [answer('products-related-brand', () => ({ items }))],
    });
    expect(await screen.findByRole('region', { name: 'More from Varnhorn' })).toBeVisible();
  });
});
