/** @jest-environment node */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { memberSession } from 'shared-runtime/standalone';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop, StubRouter } from 'shared-runtime/testing';
import { orderDetailsQuery } from '../api/order-details-query.ts';
import { addressHandlers } from '../testing/addresses.ts';
import { messages } from '../testing/messages.ts';
import { orderDetails, orderHandlers } from '../testing/orders.ts';
import { page } from './order-view-page.tsx';

const handlers = [...orderHandlers, ...addressHandlers()];
const paramsOf = (entityId: number) => ({
  path: `/sales/order/view/order_id/${entityId}`,
  search: {},
  entityId,
  pageType: 'order-view',
});

describe('order-view page', () => {
  it("contains the whole order in the server's HTML", async () => {
    const shop = createStubShop({ session: memberSession, handlers });
    const { Component, load } = page;
    await load?.(shop.context, paramsOf(123));
    const html = renderToString(
      <ShopHostContext value={shop.host}>
        <QueryClientProvider client={shop.context.queryClient}>
          <RegionIntl messages={messages}>
            <StubRouter>
              <Component params={paramsOf(123)} />
            </StubRouter>
          </RegionIntl>
        </QueryClientProvider>
      </ShopHostContext>,
    );
    expect(html).toContain('Order 100000123');
    expect(html).toContain('href="/catalog/product/view/id/105/"');
    expect(html).toContain('United Kingdom');
    expect(html).toContain('£308.95');
    expect(html).toContain('action="/form/reorder" method="post"');
    expect(html).toContain('href="/sales/order/address/order_id/123"');
    expect(html).toContain('?order=100000123');
  });

  it('fetches the order again on each visit, because it changes without its member', async () => {
    const shop = createStubShop({ session: memberSession, handlers });
    const { queryClient } = shop.context;
    const { queryKey } = orderDetailsQuery(shop.context, 123);
    queryClient.setQueryData(queryKey, orderDetails({ statusLabel: 'Waiting for payment' }));
    await page.load?.(shop.context, paramsOf(123));
    expect(queryClient.getQueryData<{ statusLabel: string }>(queryKey)?.statusLabel).toBe('Being prepared');
  });

  it('rejects for an order that is not found, which makes it the page for unknown paths', async () => {
    const { context } = createStubShop({ session: memberSession, handlers });
    await expect(page.load?.(context, paramsOf(7))).rejects.toMatchObject({
      failure: { code: 'not_found' },
    });
  });

  it('fetches nothing for a guest, whom the shell asks to sign in', async () => {
    const { context } = createStubShop({ session: {}, handlers });
    await page.load?.(context, paramsOf(123));
    expect(context.queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
