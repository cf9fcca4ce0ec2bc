import { waitFor } from '@testing-library/react';
import { shellPageViewed } from 'shared-contracts/events/shell';
import {
  answer,
  createStubShop,
  createStubStartupHost,
  memberSession,
  ErrorResponse,
  type StubOptions,
} from 'shared-runtime/testing';
import { deviceFlags, sessionFlags } from '../../domain/flag-store.ts';
import { marksReferralAsRead, startReferralShare } from './referral-share.ts';

const offer = answer('dynamic-header-text', ({ key }) =>
  key === 'share-and-get-credit'
    ? { text: 'Share & get 500', url: '/rewardpoints/' }
    : { text: null, url: null },
);

function setUp({ handlers = [offer], session = memberSession }: StubOptions = {}) {
  const shop = createStubShop({ session, handlers });
  const { context, alerts } = shop;
  let search = '';
  startReferralShare({
    host: createStubStartupHost(shop).host,
    visitFlags: sessionFlags(),
    deviceFlags: deviceFlags(),
    search: () => search,
  });
  function view(layoutType: string, query = ''): void {
    search = query;
    const page = { path: `/${layoutType}`, pageType: 'any', layoutType, entityId: null, storeId: 1 };
    context.bus.publish(shellPageViewed, page);
  }
  const contents = () => Array.from(alerts.values(), ({ content }) => content);
  /** The queries of the referral text, as many as were sent. */
  const textQueries = () =>
    context.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => queryKey.includes('dynamic-header-text'));
  /** Waits until the request of the text is answered, and for the code that awaits the answer. */
  async function answered(): Promise<void> {
    await waitFor(() => {
      expect(textQueries().map(({ state }) => state.fetchStatus)).toEqual(['idle']);
    });
    await new Promise((done) => setTimeout(done, 0));
  }
  return { view, alerts, contents, textQueries, answered };
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
      const { view, alerts } = setUp();
      view(layout);
      await waitFor(() =>
        expect([...alerts.values()]).toMatchObject([{ type: 'info', html: true, content: message }]),
      );
    },
  );

  it('shows the message once per visit, and again in the next', async () => {
    const { view, alerts, contents, answered } = setUp();
    view('Account');
    await waitFor(() => expect(contents()).toEqual([message]));
    alerts.clear();
    view('Success');
    await answered();
    expect(contents()).toEqual([]);
    sessionStorage.clear();
    const next = setUp();
    next.view('Account');
    await waitFor(() => expect(next.contents()).toEqual([message]));
  });

  it('shows no message after a visit with ep=1', async () => {
    setUp().view('Home', '?ep=1');
    sessionStorage.clear();
    const { view, contents, textQueries } = setUp();
    view('Account');
    expect(textQueries()).toEqual([]);
    expect(contents()).toEqual([]);
  });

  it.each<[string, StubOptions, string]>([
    ['a guest', { session: {} }, 'Account'],
    ['a member on another page', {}, 'Product'],
  ])('sends no request and shows no message for %s', (_what, options, layout) => {
    const { view, contents, textQueries } = setUp(options);
    view(layout);
    expect(textQueries()).toEqual([]);
    expect(contents()).toEqual([]);
  });

  it.each<[string, StubOptions]>([
    [
      'a store without a referral text',
      { handlers: [answer('dynamic-header-text', () => ({ text: null, url: null }))] },
    ],
    [
      'an unavailable API',
      { handlers: [answer('dynamic-header-text', () => new ErrorResponse('unavailable'))] },
    ],
  ])('shows no message for %s', async (_what, options) => {
    const { view, contents, answered } = setUp(options);
    view('Account');
    await answered();
    expect(contents()).toEqual([]);
  });

  it('shows no message after a navigation', async () => {
    const { view, contents, answered } = setUp();
    view('Account');
    view('Product');
    await answered();
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
