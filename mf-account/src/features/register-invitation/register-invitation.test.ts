import { consentSaveFailed } from 'shared-contracts/events/consent';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { stores } from 'shared-contracts/stores';
import {
  createStubShop,
  createStubStartupHost,
  memberSession,
  type StubOptions,
} from 'shared-runtime/testing';
import { createFlagStore, type FlagStore } from '../../domain/flag-store.ts';
import { startRegisterInvitation } from './register-invitation.ts';

const inMemory = () =>
  createFlagStore(() => {
    throw new Error('no storage');
  });

interface SetUp extends StubOptions {
  landingQuery?: string;
  visitFlags?: FlagStore;
  areCookiesEnabled?: boolean;
}

function setUp({
  landingQuery = '?st=display',
  visitFlags = inMemory(),
  areCookiesEnabled = true,
  ...options
}: SetUp = {}) {
  const shop = createStubShop(options);
  const stub = createStubStartupHost(shop, { landingQuery });
  let search = landingQuery;
  const { bus } = shop.context;
  function view(pageType: string, query = ''): void {
    search = query;
    const path = `/${pageType}`;
    bus.publish(shellPageViewed, { path, pageType, layoutType: 'Info', entityId: null, storeId: 1 });
  }
  function start(): void {
    startRegisterInvitation({
      host: stub.host,
      visitFlags,
      search: () => search,
      areCookiesEnabled: () => areCookiesEnabled,
    });
  }
  const opened = () => shop.opened.map(({ name, props }) => [name, props]);
  return { shop, bus, stub, view, start, opened };
}

const invitation = ['account/register', { reason: 'prices', tab: 'join' }];

describe('startRegisterInvitation', () => {
  it('opens the modal on the current page, once per visit', () => {
    const visitFlags = inMemory();
    const { view, start, opened, stub } = setUp({ visitFlags });
    view('category', '?st=display');
    start();
    expect(opened()).toEqual([invitation]);
    stub.closeOverlays();
    view('brand');
    expect(opened()).toEqual([invitation]);
    const nextLoad = setUp({ visitFlags });
    nextLoad.start();
    nextLoad.view('category', '?st=display');
    expect(nextLoad.opened()).toEqual([]);
  });

  it('opens the modal on a later page of a visit from an advertisement', () => {
    const { view, start, opened } = setUp();
    view('product', '?st=display');
    start();
    expect(opened()).toEqual([]);
    view('category');
    expect(opened()).toEqual([invitation]);
  });

  it('ignores pages before the current one', () => {
    const { view, start, opened } = setUp();
    view('category', '?st=display');
    view('basket');
    start();
    expect(opened()).toEqual([]);
  });

  it('gives another reason in a store with public prices', () => {
    const store = stores.find(({ access }) => access === 'public');
    const { view, start, opened } = setUp(store ? { store } : {});
    start();
    view('category');
    expect(opened()).toEqual([['account/register', { reason: 'account', tab: 'join' }]]);
  });

  it('opens nothing for a member, also after a sign-in', () => {
    const { shop, view, start, opened } = setUp();
    start();
    shop.changeSession(memberSession);
    view('category');
    expect(opened()).toEqual([]);
  });

  it('opens nothing if cookies are rejected or could not be stored', () => {
    const withoutCookies = setUp({ areCookiesEnabled: false });
    withoutCookies.start();
    withoutCookies.view('category');
    expect(withoutCookies.opened()).toEqual([]);
    const failing = setUp();
    failing.bus.publish(consentSaveFailed, {});
    failing.start();
    failing.view('category');
    expect(failing.opened()).toEqual([]);
  });

  it('opens nothing over another overlay, and opens later', () => {
    const { view, start, opened, stub } = setUp();
    stub.host.openOverlay('consent/preferences', {});
    start();
    view('category');
    expect(opened()).toEqual([['consent/preferences', {}]]);
    stub.closeOverlays();
    view('brand');
    expect(opened()).toEqual([['consent/preferences', {}], invitation]);
  });
});
