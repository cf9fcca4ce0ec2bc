import { waitFor } from '@testing-library/react';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellPageViewed } from 'shared-contracts/events/shell';
import { answer, createStubShop, createStubStartupHost, memberSession } from 'shared-runtime/testing';
import { startup } from './notifications-startup.ts';

const offer = answer('dynamic-header-text', () => ({ text: 'Share & get 500', url: '/rewardpoints/' }));

async function start(options: Parameters<typeof createStubShop>[0], landingQuery = '') {
  const shop = createStubShop(options);
  const stub = createStubStartupHost(shop, { landingQuery });
  await startup.start(stub.host);
  const view = (pageType: string, layoutType: string) =>
    shop.context.bus.publish(shellPageViewed, {
      path: `/${pageType}`,
      pageType,
      layoutType,
      entityId: null,
      storeId: 1,
    });
  return { shop, stub, view };
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('notifications startup', () => {
  it('invites a guest from an advertisement once, also after the tab was loaded again', async () => {
    const first = await start({}, '?st=display');
    first.view('category', 'Category');
    expect(first.shop.opened.map(({ name }) => name)).toEqual(['account/register']);
    const next = await start({}, '?st=display');
    next.view('category', 'Category');
    expect(next.shop.opened).toEqual([]);
  });

  it('shows a member the referral message', async () => {
    const { shop, view } = await start({ session: memberSession, handlers: [offer] });
    view('account', 'Account');
    await waitFor(() => expect([...shop.alerts.keys()]).toEqual(['referral-share']));
  });

  it('welcomes a new member on the next settled page', async () => {
    const { shop, stub } = await start({ session: memberSession });
    stub.isPageSettled = false;
    const { bus, session } = shop.context;
    bus.publish(sessionChanged, { session: { ...session, isSignupEvent: true }, reason: 'signed-in' });
    await new Promise((done) => setTimeout(done, 5));
    expect(shop.opened).toEqual([]);
    stub.isPageSettled = true;
    stub.notifyNavigation();
    await waitFor(() => expect(shop.opened.map(({ name }) => name)).toEqual(['account/welcome']));
  });

  it('does nothing on the page of a guest without a reason', async () => {
    const { shop, view } = await start({ handlers: [offer] });
    view('category', 'Category');
    view('account', 'Account');
    expect([shop.opened, [...shop.alerts]]).toEqual([[], []]);
  });
});
