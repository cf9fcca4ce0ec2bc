import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { use, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { defaultStore } from 'shared-contracts/stores';
import { createFixedRouter, initialRouterState, locationAt, type RegionStore } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import { pageOf, regionsOver } from 'shared-runtime/testing/regions';
import { ShopApp } from '../app/shop-app.tsx';
import { hydrationDataOf } from '../routing/hydration-data.ts';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { bareMeta, type PageState } from '../routing/page-state.ts';
import { Page } from './page.tsx';

const remotePage: Extract<PageState, { kind: 'page' }> = {
  kind: 'page',
  page: 'catalogue/product-page',
  entry: 'guests',
  params: { path: '/skis', search: {}, entityId: 7, pageType: 'product' },
  tracking: 'product',
  status: 200,
  meta: bareMeta(defaultStore),
};

const onPageHydrated = jest.fn();
let root: Root | undefined;

async function regionsWith(Component: () => ReactNode): Promise<RegionStore> {
  const { regions } = regionsOver(() => Promise.resolve(pageOf({ Component })));
  await regions.load('page', remotePage.page);
  return regions;
}

function app(regions: RegionStore, state: PageState) {
  const shop = createStubShop();
  const location = locationAt({ pathname: '/skis', search: '', hash: '' });
  const router = createFixedRouter(initialRouterState({ location, ...hydrationDataOf(state) }));
  return (
    <ShopApp
      host={shop.host}
      shell={{ regions, frame: [], deferred: new Promise(() => undefined), onPageHydrated }}
      messages={messages}
      router={router}
    >
      <Page />
    </ShopApp>
  );
}

async function hydrate(html: string, regions: RegionStore, state: PageState): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  await act(async () => {
    root = hydrateRoot(container, app(regions, state));
  });
}

beforeEach(() => onPageHydrated.mockClear());

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

describe('Page', () => {
  it('reports the end of its hydration when React has hydrated its content', async () => {
    const code = Promise.withResolvers<void>();
    const onServer = await regionsWith(() => <p>Skis</p>);
    const html = renderToString(app(onServer, remotePage));
    const inBrowser = await regionsWith(function SlowPage() {
      use(code.promise);
      return <p>Skis</p>;
    });
    await hydrate(html, inBrowser, remotePage);
    expect(screen.getByText('Skis')).toBeVisible();
    expect(onPageHydrated).not.toHaveBeenCalled();
    await act(async () => code.resolve());
    expect(onPageHydrated).toHaveBeenCalledTimes(1);
  });

  it('reports it with a screen instead of a page', async () => {
    const regions = await regionsWith(() => null);
    const state: PageState = { kind: 'not-found', status: 404, meta: bareMeta(defaultStore) };
    await hydrate(renderToString(app(regions, state)), regions, state);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(onPageHydrated).toHaveBeenCalledTimes(1);
  });
});
