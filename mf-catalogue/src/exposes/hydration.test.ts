import { jest } from '@jest/globals';
import { hydrateView, serveViews, type ServedView, type StubShop } from 'shared-runtime/testing';
import { views } from '../testing/hydrated-views.tsx';
import { setScreenWidth } from '../testing/screen-width.ts';

type ViewName = keyof typeof views;

let served: Record<ViewName, ServedView>;
beforeAll(() => setScreenWidth(1280));
beforeAll(async () => {
  served = await serveViews(new URL('../testing/hydrated-views.tsx', import.meta.url));
});

/** Returns the names of the endpoints that are called from now on. */
function recordRequests({ context: { api } }: StubShop): string[] {
  const requests: string[] = [];
  const call = api.call.bind(api);
  api.call = (endpoint, ...rest) => {
    requests.push(endpoint.name);
    return call(endpoint, ...rest);
  };
  return requests;
}

/** What the browser alone looks up. */
const lookups = ['category-prices', 'product-category-event'];
/** Requested by the server, and again by the browser if the page was rendered before it was answered. */
const referencePrice = 'omnibus-prices';
const productLookups = [
  'get-stock-delivery',
  'get-stock-messages',
  'get-supplier-dropship',
  'product-dynamic-data',
];

/** What the browser of a member reports of a product, and what it loads when it comes near what is below it. */
const belowProduct = [
  'POST recently-viewed',
  'products-related',
  'products-recommended',
  'products-related-brand',
  'recently-viewed',
  'price-add-on',
];

describe.each<[ViewName, string, string[]]>([
  ['home', 'First tracks', []],
  ['category', 'All-mountain skis', lookups],
  ['brand', 'Straight out of the box', []],
  // Marks are looked up again on every visit.
  ['brands', 'Varnhorn', ['brand-interests']],
  ['sale', 'Ends in', []],
  ['product', 'Ravine 98', [...belowProduct, ...productLookups]],
  ['product for guests', 'Goes well with this', productLookups],
  ['bundle', 'Sole of your boots', [...belowProduct, ...productLookups]],
])('The %s page', (name, text, expectedRequests) => {
  it("is complete in the server's HTML", () => {
    expect(served[name].html).toContain(text);
  });

  it('hydrates without a mismatch and without another request in a browser whose clock is ahead', async () => {
    const aheadMs = 5_000;
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + aheadMs);
    let requests: string[] = [];
    const { createShop, render } = views[name];
    const view = {
      render,
      createShop() {
        const shop = createShop();
        requests = recordRequests(shop);
        return shop;
      },
    };
    const { mismatches, unmount } = await hydrateView(view, served[name]);
    clock.mockRestore();
    expect(mismatches).toEqual([]);
    expect([...new Set(requests)].filter((name) => name !== referencePrice).sort()).toEqual(
      expectedRequests.toSorted(),
    );
    await unmount();
  });
});

it('The category page hydrates without a mismatch on a phone, which then leaves out the filters beside the list', async () => {
  setScreenWidth(375);
  const { mismatches, container, unmount } = await hydrateView(views.category, served.category);
  expect(mismatches).toEqual([]);
  expect(served.category.html).toContain('id="filters"');
  expect(container.querySelector('#filters')).toBeNull();
  await unmount();
});
