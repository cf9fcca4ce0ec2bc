import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { createMemoryRouter, createStaticHandler, type RouteObject } from 'react-router';
import { defaultStore } from 'shared-contracts/stores';
import { createStubShop } from 'shared-runtime/testing';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { createFixedRouter, initialRouterState, type ShopRouter } from 'shared-runtime/host';
import { ShopApp } from './shop-app.tsx';
import { ShopView } from './shop-view.tsx';
import { hydrationDataOf } from '../routing/hydration-data.ts';
import { bareMeta, pageRouteId, type PageState } from '../routing/page-state.ts';
import { regionsOver } from 'shared-runtime/testing/regions';
import { createRoutes } from './routes.ts';

const error: PageState = { kind: 'error', reason: 'server', status: 503, meta: bareMeta(defaultStore) };

describe('hydrationDataOf', () => {
  it("returns the server's page as loader data", () => {
    expect(hydrationDataOf(error)).toEqual({ loaderData: { [pageRouteId]: error } });
  });
});

describe('createRoutes', () => {
  it('loads no page again whose shown result leaves the URL, but one whose query changes otherwise', async () => {
    const urls: string[] = [];
    const [page] = createRoutes(() => {
      throw new Error('not needed');
    });
    const loader = ({ request }: { request: Request }) => {
      urls.push(request.url.replace('http://localhost', ''));
      return error;
    };
    const router = createMemoryRouter([{ ...page, loader } as RouteObject], {
      initialEntries: ['/book?p=2&status=added'],
    });
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await router.navigate('/book?p=2', { replace: true });
    expect(router.state.location.search).toBe('?p=2');
    expect(urls).toEqual(['/book?p=2&status=added']);
    await router.navigate('/book?p=2&status=deleted');
    await router.navigate('/book?p=3');
    await router.navigate('/book?p=3');
    expect(urls.slice(1)).toEqual(['/book?p=2&status=deleted', '/book?p=3', '/book?p=3']);
    router.dispose();
  });
});

describe('ShopApp', () => {
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
});
