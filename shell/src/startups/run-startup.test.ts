import { jest } from '@jest/globals';
import type { EventBus } from 'shared-contracts/events';
import type { ShopContext, StartupHost, StartupModule } from 'shared-runtime';
import { consentSaveFailed } from 'shared-contracts/events/consent';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { createEventBus, createRemoteContexts, type RegionStoreOptions } from 'shared-runtime/host';
import { createStubShop, memberSession } from 'shared-runtime/testing';
import { createAlertService } from '../notifications/alerts/alert-service.ts';
import { createOverlayService } from '../overlays/overlay-service.ts';
import { findShopOverlay } from '../testing/overlay-fixture.ts';
import { messagesOf, regionsOver } from 'shared-runtime/testing/regions';
import { runStartup } from './run-startup.ts';

const timeoutMs = 200;

/** Returns the context with another bus. The session stays that of the shop. */
const withBus = (context: ShopContext, bus: EventBus): ShopContext =>
  Object.defineProperties({} as ShopContext, {
    ...Object.getOwnPropertyDescriptors(context),
    bus: { value: bus, enumerable: true },
  });

function setUp(load: RegionStoreOptions['loader']['load'], options: Partial<RegionStoreOptions> = {}) {
  const shop = createStubShop();
  const { regions, failures } = regionsOver(load, {
    releaseOf: () => ({ version: '1.2.3', timeoutMs }),
    ...options,
  });
  const sources: string[] = [];
  const hub = createEventBus(
    ({ source, sourceVersion }) => sources.push(`${source} ${sourceVersion}`),
    Date.now,
  );
  const context = withBus(shop.context, hub.as('shell', '1.0.0'));
  const contextFor = createRemoteContexts(context, hub);
  const services = {
    context,
    overlays: createOverlayService(findShopOverlay, () => undefined),
    alerts: createAlertService(),
    navigation: { isIdle: () => true, onNavigation: () => () => undefined, landingQuery: '?st=display' },
  };
  const run = () =>
    runStartup(
      'account/notifications',
      { regions, contextFor, timeoutOf: () => timeoutMs, reportFailure: (failure) => failures.push(failure) },
      services,
    );
  return { shop, regions, failures, hub, sources, services, run };
}

const startupOf = (start: StartupModule['start'], messages?: StartupModule['messages']) => () =>
  Promise.resolve({ startup: { start, ...(messages && { messages }) } });

/** Runs a startup that only hands out its host. */
async function hostOf(options: Partial<StartupModule> = {}) {
  let host: StartupHost | undefined;
  const parts = setUp(startupOf((given) => void (host = given), options.messages));
  await parts.run();
  if (!host) throw new Error('the startup was not started');
  return { ...parts, host };
}

const failure = { remote: 'mf-account', version: '1.2.3', region: 'account/notifications' };

describe('runStartup', () => {
  it('loads the expose of its name and starts it', async () => {
    const asked: string[] = [];
    const start = jest.fn();
    const { run, failures } = setUp((remote, expose) => {
      asked.push(`${remote} ${expose}`);
      return Promise.resolve({ startup: { start } });
    });
    await run();
    expect(asked).toEqual(['mf-account ./startups/notifications']);
    expect(start).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([]);
  });

  it.each<[string, StartupModule['start']]>([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('reports a startup that %s as a failed region of its remote', async (_how, start) => {
    const { run, failures, regions } = setUp(startupOf(start));
    await run();
    expect(failures).toEqual([{ ...failure, phase: 'render', error: new Error('broken') }]);
    expect(regions.peek('startup', 'account/notifications')).toMatchObject({ status: 'failed' });
  });

  it.each<[string, RegionStoreOptions['loader']['load']]>([
    ['whose start never ends', startupOf(() => new Promise(() => undefined))],
    ['whose code never arrives', () => new Promise(() => undefined)],
  ])('reports a startup %s after the remote’s timeout', async (_which, load) => {
    jest.useFakeTimers();
    try {
      const { run, failures } = setUp(load);
      const done = run();
      await jest.advanceTimersByTimeAsync(timeoutMs - 1);
      expect(failures).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      await done;
      expect(failures).toMatchObject([{ ...failure, phase: 'timeout' }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, RegionStoreOptions['loader']['load']]>([
    ['a missing chunk', () => Promise.reject(new Error('ChunkLoadError'))],
    ['a module without a startup', () => Promise.resolve({})],
    [
      'messages that cannot be loaded',
      startupOf(
        () => undefined,
        messagesOf(() => Promise.reject(new Error('no chunk'))),
      ),
    ],
  ])('reports %s once', async (_what, load) => {
    const { run, failures } = setUp(load);
    await run();
    expect(failures).toMatchObject([{ ...failure, phase: 'load' }]);
  });

  it('gives the startup the tab’s session, and a bus with its name and version', async () => {
    const { host, hub, sources, shop } = await hostOf();
    const published = jest.fn();
    hub.as('shell', '1.0.0').subscribe(consentSaveFailed, published);
    host.context.bus.publish(consentSaveFailed, {});
    expect(published).toHaveBeenCalledTimes(1);
    host.context.bus.publish(consentSaveFailed, 'not an object' as never);
    expect(sources).toEqual(['mf-account 1.2.3']);
    expect(host.context.session.isUserLoggedIn).toBe(false);
    shop.changeSession(memberSession);
    expect(host.context.session.isUserLoggedIn).toBe(true);
  });

  it('gives the startup the overlays, its own and those of others', async () => {
    const { host, services } = await hostOf();
    const changed = jest.fn();
    const unsubscribe = host.onOverlayChange(changed);
    expect(host.isOverlayOpen()).toBe(false);
    void services.overlays.open('consent/preferences', {});
    expect(host.isOverlayOpen()).toBe(true);
    host.openOverlay('welcome-popup', {});
    expect(services.overlays.store.getState().stack.map(({ name }) => name)).toEqual([
      'consent/preferences',
      'account/welcome',
    ]);
    services.overlays.closeAll();
    expect(host.isOverlayOpen()).toBe(false);
    expect(changed).toHaveBeenCalledTimes(3);
    unsubscribe();
    void services.overlays.open('consent/preferences', {});
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('gives the startup alerts, texts in the store’s language, and the landing query', async () => {
    const messages = messagesOf((locale) => Promise.resolve({ default: { title: `Title ${locale}` } }));
    const { host, services } = await hostOf({ messages });
    expect(host.intl.formatMessage({ id: 'title' })).toBe('Title en_GB');
    expect(host.landingQuery).toBe('?st=display');
    host.alerts.show({ key: 'news', content: 'Hello', type: 'info' });
    expect(services.alerts.store.getState().alerts).toMatchObject([{ key: 'news', content: 'Hello' }]);
    host.alerts.close('news');
    expect(services.alerts.store.getState().alerts).toEqual([]);
  });

  it('says that a page is settled once it is shown and no navigation is in progress', async () => {
    const { host, hub, services } = await hostOf();
    const view = (path: string) =>
      hub.as('shell', '1.0.0').publish(shellPageViewed, {
        path,
        pageType: 'home',
        layoutType: 'Home',
        entityId: null,
        storeId: 1,
      });
    expect(host.isPageSettled()).toBe(false);
    view(location.pathname);
    expect(host.isPageSettled()).toBe(true);
    services.navigation.isIdle = () => false;
    view('/products');
    expect(host.isPageSettled()).toBe(false);
  });
});
