import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basketChanged } from 'shared-contracts/events/basket';
import { guestSessionData } from 'shared-contracts/session';
import { storeByHost } from 'shared-contracts/stores';
import { FormattedMessage } from 'react-intl';
import { Fragment } from '../fragment/fragment.tsx';
import { Link } from '../router/link.tsx';
import type { FragmentModule } from '../modules.ts';
import { useBus, useBusEvent } from '../session/use-bus.ts';
import { useSession } from '../session/use-session.ts';
import { memberSession } from '../stub/index.ts';
import { messagesOf, titles } from '../testing/region-fixture.ts';
import { useShop } from '../use-shop.ts';
import { createShopContext, type EmbeddedShopOptions } from './create-shop-context.ts';
import type { RegisteredRelease } from './discover-releases.ts';
import { EmbeddedShopRoot } from './embedded-shop-root.tsx';

const release: RegisteredRelease = {
  remote: 'mf-basket',
  version: '1.2.3',
  containerName: 'mf_basket',
  entry: 'https://shop.test/assets/mf-basket/1.2.3/remoteEntry.js',
  integrity: 'sha384-one',
  timeoutMs: 1000,
};

const fragmentOf = (Component: FragmentModule['Component']) => ({
  fragment: { Component, messages: titles } satisfies FragmentModule,
});

/** Renders the mini basket as a host does that has registered one release. */
async function renderFragment(options: Partial<EmbeddedShopOptions>) {
  const reports: unknown[] = [];
  const shop = createShopContext({
    store: storeByHost('fr.localhost'),
    shopOrigin: 'https://fr.shop.test',
    releases: [release],
    loadRemote: () => Promise.resolve(null),
    report: (report) => reports.push(report),
    ...options,
  });
  // The fragment suspends until it is loaded.
  await act(async () => {
    render(
      <EmbeddedShopRoot shop={shop}>
        <Fragment name="basket/mini-basket" props={{}} fallback={() => <p>Unavailable</p>} />
      </EmbeddedShopRoot>,
    );
  });
  return { shop, reports, user: userEvent.setup() };
}

describe('createShopContext', () => {
  it('shows an expose of a registered release, with its messages and links in the store', async () => {
    const names: string[] = [];
    const { reports } = await renderFragment({
      loadRemote(name) {
        names.push(name);
        return Promise.resolve(
          fragmentOf(() => (
            <Link to="/checkout/cart/?from=mail#items">
              <FormattedMessage id="title" />
            </Link>
          )),
        );
      },
    });
    const link = await screen.findByRole('link', { name: 'Titre' });
    expect(link).toHaveAttribute('href', 'https://fr.shop.test/checkout/cart/?from=mail#items');
    expect(names).toEqual(['mf_basket/fragments/mini-basket']);
    expect(reports).toEqual([]);
  });

  it('has a guest of the store as the visitor, until the host changes the session', async () => {
    const store = storeByHost('fr.localhost');
    const { shop } = await renderFragment({
      store,
      loadRemote: () => Promise.resolve(fragmentOf(() => <p>{useSession().userName ?? 'guest'}</p>)),
    });
    expect(await screen.findByText('guest')).toBeVisible();
    const session = { ...guestSessionData(store), ...memberSession };
    act(() => shop.changeSession({ session, reason: 'signed-in' }));
    expect(await screen.findByText('Anna Berg')).toBeVisible();
  });

  it('delivers the events of the host to remotes, and reports an invalid event with its remote and version', async () => {
    function Basket() {
      const bus = useBus();
      useBusEvent(basketChanged, ({ basketCount }) => (document.title = String(basketCount)));
      return (
        <button type="button" onClick={() => bus.publish(basketChanged, { version: 1 } as never)}>
          Publish
        </button>
      );
    }
    const { shop, reports, user } = await renderFragment({
      loadRemote: () => Promise.resolve(fragmentOf(Basket)),
    });
    const button = await screen.findByRole('button');
    shop.context.bus.publish(basketChanged, { version: 3, basketCount: 2, total: null });
    expect(document.title).toBe('2');
    await user.click(button);
    expect(reports).toEqual([
      expect.objectContaining({ source: 'mf-basket', sourceVersion: '1.2.3', reason: 'invalid-payload' }),
    ]);
  });

  it('calls the API below the address that the host forwards', async () => {
    const urls: string[] = [];
    const { shop } = await renderFragment({
      apiBaseUrl: '/shop',
      fetch(url) {
        urls.push(url);
        return Promise.resolve(new Response('{}'));
      },
    });
    await shop.context.api.call(
      { name: 'basket-data', method: 'GET', path: '/api/basket-data' },
      { store_id: 1 },
    );
    expect(urls).toEqual(['/shop/api/basket-data?store_id=1']);
  });

  it.each<[string, Partial<EmbeddedShopOptions>, string]>([
    ['cannot be loaded', { loadRemote: () => Promise.reject(new Error('offline')) }, 'load'],
    ['is not registered', { releases: [] }, 'missing'],
  ])('shows the fallback of a fragment that %s, and reports it', async (_what, options, phase) => {
    const { reports } = await renderFragment(options);
    expect(await screen.findByText('Unavailable')).toBeVisible();
    expect(reports).toEqual([expect.objectContaining({ region: 'basket/mini-basket', phase })]);
  });

  it('loads code and data of a fragment before it is rendered', async () => {
    const loaded: string[] = [];
    const fragment: FragmentModule = {
      Component: () => <p>{useShop().store.code}</p>,
      messages: messagesOf(() => Promise.resolve({ default: {} })),
      load: async ({ store }) => void loaded.push(store.code),
    };
    const { shop } = await renderFragment({ loadRemote: () => Promise.resolve({ fragment }) });
    await expect(shop.context.prepareFragment('basket/mini-basket', {})).resolves.toEqual({ isReady: true });
    expect(loaded).toEqual(['fr']);
  });
});
