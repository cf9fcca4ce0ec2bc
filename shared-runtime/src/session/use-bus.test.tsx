import { screen } from '@testing-library/react';
import { basketChanged } from 'shared-contracts/events/basket';
import { createEventBus, type EventBusReport } from '../host/event-bus.ts';
import { RegionOwnerContext } from '../region/region-context.ts';
import { ShopHostContext, useShopHost } from '../host/shop-host.ts';
import { renderInShop } from '../testing/index.ts';
import { useShop } from '../use-shop.ts';
import { useBus } from './use-bus.ts';

const nothing = { mayPublish: () => false, mayRead: () => false };

/** Renders a component as mf-cms 2.0.0, which may neither publish nor read. Returns what the bus rejects. */
function renderAsRemote(Content: () => null) {
  const reports: EventBusReport[] = [];
  const hub = createEventBus(
    (report) => reports.push(report),
    Date.now,
    () => nothing,
  );
  function InRegion() {
    const host = { ...useShopHost(), busFor: (remote: string, version: string) => hub.as(remote, version) };
    const contextFor = (remote: string, version: string) => ({
      ...host.context,
      bus: hub.as(remote, version),
    });
    return (
      <ShopHostContext value={{ ...host, contextFor }}>
        <RegionOwnerContext value={{ remote: 'mf-cms', version: '2.0.0' }}>
          <Content />
        </RegionOwnerContext>
      </ShopHostContext>
    );
  }
  renderInShop(<InRegion />, { messages: {} });
  expect(screen.queryByText('pending')).not.toBeInTheDocument();
  return reports.map(({ source, sourceVersion, type }) => `${source} ${sourceVersion} ${type}`);
}

const payload = { version: 1, basketCount: 0, total: null };

describe('in the region of a remote', () => {
  it('useBus publishes as the remote', () => {
    const reports = renderAsRemote(() => {
      useBus().publish(basketChanged, payload);
      return null;
    });
    expect(reports).toContain('mf-cms 2.0.0 basket:changed');
  });

  it('useShop has the bus of the remote', () => {
    const reports = renderAsRemote(() => {
      useShop().bus.publish(basketChanged, payload);
      return null;
    });
    expect(reports).toContain('mf-cms 2.0.0 basket:changed');
  });
});
