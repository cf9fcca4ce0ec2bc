import { jest } from '@jest/globals';
import { hydrateView, serveViews, type ServedView, type StubShop } from 'shared-runtime/testing';
import { views } from '../testing/hydrated-views.tsx';

type ViewName = keyof typeof views;

let served: Record<ViewName, ServedView>;
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
const lookups = ['product-category-event', 'category-prices'];

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
  ['sale', 'Ends in', []],
  ['product', 'Ravine 98', belowProduct],
  ['product for guests', 'Goes well with this', []],
  ['bundle', 'Sole of your boots', belowProduct],
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
    expect([...new Set(requests)]).toEqual(expectedRequests);
    await unmount();
  });
});
