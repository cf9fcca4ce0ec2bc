import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, createStaticHandler } from 'react-router';
import { defaultStore } from 'shared-contracts/stores';
import {
  createFixedRouter,
  initialRouterState,
  locationAt,
  type ShopRouter,
  type ShopRouterState,
} from 'shared-runtime/host';
import { createStubShop, takeConsoleErrors } from 'shared-runtime/testing';
import { regionsOver } from 'shared-runtime/testing/regions';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { hydrationDataOf } from '../routing/hydration-data.ts';
import { bareMeta, pageRouteId, type PageState } from '../routing/page-state.ts';
import { createRoutes } from './routes.ts';
import { ShopApp } from './shop-app.tsx';
import { ShopView } from './shop-view.tsx';

describe('ShopView', () => {
  it('hydrates the error page after a bug of the loader, without loading the page again', async () => {
    const shop = createStubShop();
    const { regions } = regionsOver(() => Promise.reject(new Error('not needed')));
    const loads = { server: 0, browser: 0 };
    const onPageHydrated = jest.fn();
    const routesOf = (side: keyof typeof loads) =>
      createRoutes(() => {
        loads[side] += 1;
        throw new TypeError('a bug of the loader');
      });
    const app = (router: ShopRouter) => (
      <ShopApp
        host={shop.host}
        shell={{ regions, frame: [], deferred: new Promise(() => undefined), onPageHydrated }}
        messages={messages}
        router={router}
      >
        <ShopView />
      </ShopApp>
    );

    const handler = createStaticHandler(routesOf('server'));
    const found = await handler.query(new Request('http://localhost/'));
    if (found instanceof Response) throw new Error('The page was redirected');
    expect(found.loaderData[pageRouteId]).toBeUndefined();
    const html = renderToString(app(createFixedRouter(initialRouterState(found))));
    expect(html).toContain(messages['screen.unavailable.title']);

    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = html;
    const title = screen.getByRole('heading', { name: messages['screen.unavailable.title'] });
    const router = createMemoryRouter(routesOf('browser'), { hydrationData: hydrationDataOf(null) });
    const mismatches: unknown[] = [];
    const root = await act(() =>
      hydrateRoot(container, app(router), {
        onRecoverableError: (mismatch) => mismatches.push(mismatch),
      }),
    );
    expect(mismatches).toEqual([]);
    expect(screen.getByRole('heading', { name: messages['screen.unavailable.title'] })).toBe(title);
    expect(shop.failures.map(({ remote }) => remote)).toEqual(['shell']);
    expect(onPageHydrated).toHaveBeenCalledTimes(1);
    expect(loads).toEqual({ server: 1, browser: 0 });
    act(() => root.unmount());
    container.remove();
  });

  it('shows an error instead of a frame that cannot be rendered, and the next page that can', async () => {
    const shop = createStubShop();
    const { regions } = regionsOver(() => Promise.reject(new Error('not needed')));
    const location = locationAt({ pathname: '/skis', search: '', hash: '' });
    let publish: (state: ShopRouterState) => void = () => undefined;
    const router: ShopRouter = {
      // Without a page, which is a bug.
      ...createFixedRouter(initialRouterState({ location })),
      subscribe(listener) {
        publish = listener;
        return () => undefined;
      },
    };
    render(
      <ShopApp
        host={shop.host}
        shell={{ regions, frame: [], deferred: new Promise(() => undefined) }}
        messages={messages}
        router={router}
      >
        <ShopView />
      </ShopApp>,
    );
    const title = { name: messages['screen.unavailable.title'] };
    expect(screen.getByRole('heading', title)).toBeVisible();
    expect(shop.failures).toMatchObject([{ remote: 'shell', region: 'frame', phase: 'render' }]);
    expect(takeConsoleErrors().join()).toContain('The router has no page');

    const missing: PageState = { kind: 'not-found', status: 404, meta: bareMeta(defaultStore) };
    await act(async () => publish(initialRouterState({ location, loaderData: { [pageRouteId]: missing } })));
    expect(screen.queryByRole('heading', title)).toBeNull();
    expect(screen.getByRole('heading', { name: messages['screen.notFound.title'] })).toBeVisible();
  });
});
