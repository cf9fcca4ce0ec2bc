import { dehydrate, hydrate, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter } from 'react-router';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop, memberSession, type StubShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { basketItem } from '../testing/basket-factory.ts';
import { fakeBasket } from '../testing/fake-basket.ts';
import { setScreen } from '../testing/set-screen.ts';
import { page } from './basket-page.tsx';
import { fragment } from './mini-basket.tsx';

const params = { path: '/checkout/cart/', search: {}, entityId: null, pageType: 'basket' };

function inShop(shop: StubShop): ReactElement {
  return (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <RegionIntl messages={messages}>
          <MemoryRouter initialEntries={[params.path]}>
            <fragment.Component />
            <page.Component params={params} />
          </MemoryRouter>
        </RegionIntl>
      </QueryClientProvider>
    </ShopHostContext>
  );
}

async function serve(session: object) {
  const basket = fakeBasket([basketItem({ qty: 2 })]);
  const server = createStubShop({ session, handlers: basket.handlers });
  await Promise.all([page.load?.(server.context, params), fragment.load?.(server.context, {})]);
  const html = renderToString(inShop(server));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  return { basket, session, root, state: dehydrate(server.context.queryClient) };
}

beforeEach(() => {
  setScreen('wide');
  document.body.replaceChildren();
});

describe('server-rendered HTML for a member', () => {
  it('contains the basket and its count', async () => {
    await serve(memberSession);
    expect(screen.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your basket: 2 items' })).toBeVisible();
    expect(screen.getByText('£662.95')).toBeVisible();
  });

  it('contains forms that change and remove a line without JavaScript', async () => {
    const { root } = await serve(memberSession);
    const forms = [...root.querySelectorAll<HTMLFormElement>('form')];
    const sent = forms.map((form) => Object.fromEntries(new FormData(form)));
    const line = { cartItemId: '5', version: '3', back: '/checkout/cart/' };
    expect(sent).toEqual([
      { ...line, qty: '2' },
      { ...line, qty: '0', back: '/checkout/cart/?removed=5&qty=2' },
    ]);
    for (const form of forms) {
      expect(form.getAttribute('action')).toBe('/form/basket-update');
      expect(form.method).toBe('post');
    }
    expect(root.querySelector('noscript')?.textContent).toContain('Update');
    expect(within(forms[1]!).getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('hydrates without a mismatch and without another request', async () => {
    const { basket, root, state, session } = await serve(memberSession);
    const browser = createStubShop({ session, handlers: basket.handlers });
    hydrate(browser.context.queryClient, state);
    const published = browser.record('basket:changed');
    const mismatches: unknown[] = [];
    const before = basket.reads.length;
    await act(async () => {
      hydrateRoot(root, inShop(browser), { onRecoverableError: (error) => mismatches.push(error) });
    });
    await waitFor(() => expect(published).toHaveLength(1));
    expect(mismatches).toEqual([]);
    expect(basket.reads).toHaveLength(before);
  });
});

it('server-rendered HTML for a guest of a gated store contains no basket', async () => {
  const { basket, root, state } = await serve({});
  expect(screen.getByRole('link', { name: 'Basket, empty' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign in to fill your basket' })).toBeVisible();
  expect(root.textContent).not.toContain('Ridge 92');
  expect(state.queries).toEqual([]);
  expect(basket.reads).toEqual([]);
});
