import { waitFor } from '@testing-library/react';
import {
  answer,
  createStubShop,
  memberSession,
  ErrorResponse,
  type StubOptions,
} from 'shared-runtime/testing';
import { createAlertService } from './alerts/alert-service.ts';
import { deviceFlags, sessionFlags } from './flag-store.ts';
import { marksReferralAsRead, startReferralShare } from './referral-share.ts';

const offer = answer('dynamic-header-text', ({ key }) =>
  key === 'share-and-get-credit'
    ? { text: 'Share & get 500', url: '/rewardpoints/' }
    : { text: null, url: null },
);

function setUp({ handlers = [offer], session = memberSession }: StubOptions = {}) {
  const { context } = createStubShop({ session, handlers });
  const service = createAlertService();
  let search = '';
  startReferralShare({
    context,
    alerts: service,
    visitFlags: sessionFlags(),
    deviceFlags: deviceFlags(),
    search: () => search,
  });
  function view(layoutType: string, query = ''): void {
    search = query;
    const page = { path: `/${layoutType}`, pageType: 'any', layoutType, entityId: null, storeId: 1 };
    context.bus.publish('shell:page-viewed', page);
  }
  const contents = () => service.store.getState().alerts.map(({ content }) => content);
  /** Waits for the API's answer. */
  const settle = () => new Promise((done) => setTimeout(done, 50));
  return { view, service, contents, settle };
}

const message = '<a href="/rewardpoints/?ep=1">Share &amp; get 500</a>';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('startReferralShare', () => {
  it.each(['Account', 'Success'])(
    'shows the message with its link to a member on a page %s',
    async (layout) => {
      const { view, service } = setUp();
      view(layout);
      await waitFor(() =>
        expect(service.store.getState().alerts).toMatchObject([
          { type: 'info', html: true, content: message },
        ]),
      );
    },
  );

  it('shows the message once per visit, and again in the next', async () => {
    const { view, service, contents, settle } = setUp();
    view('Account');
    await waitFor(() => expect(contents()).toEqual([message]));
    service.clear();
    view('Success');
    await settle();
    expect(contents()).toEqual([]);
    sessionStorage.clear();
    const next = setUp();
    next.view('Account');
    await waitFor(() => expect(next.contents()).toEqual([message]));
  });

  it('shows no message after a visit with ep=1', async () => {
    setUp().view('Home', '?ep=1');
    sessionStorage.clear();
    const { view, contents, settle } = setUp();
    view('Account');
    await settle();
    expect(contents()).toEqual([]);
  });

  it.each<[string, StubOptions, string]>([
    ['a guest', { session: {} }, 'Account'],
    ['a member on another page', {}, 'Product'],
    [
      'a store that rewards nobody',
      { handlers: [answer('dynamic-header-text', () => ({ text: null, url: null }))] },
      'Account',
    ],
    [
      'a shop that cannot say it now',
      { handlers: [answer('dynamic-header-text', () => new ErrorResponse('unavailable'))] },
      'Account',
    ],
  ])('shows no message for %s', async (_what, options, layout) => {
    const { view, contents, settle } = setUp(options);
    view(layout);
    await settle();
    expect(contents()).toEqual([]);
  });

  it('shows no message after a navigation', async () => {
    const { view, contents, settle } = setUp();
    view('Account');
    view('Product');
    await settle();
    expect(contents()).toEqual([]);
  });

  it.each([
    ['?ep=1', true],
    ['?a=b&ep=1', true],
    ['?ep=0', false],
    ['?ep=11', false],
    ['?ep=', false],
    ['?EP=1', false],
    ['', false],
  ])('marksReferralAsRead returns for %p: %p', (search, read) =>
    expect(marksReferralAsRead(search)).toBe(read),
  );
});
