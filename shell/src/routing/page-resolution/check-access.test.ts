import type { NewsletterSettings } from 'shared-contracts/api/newsletter';
import { encodeReferer } from 'shared-contracts/routes';
import { answer, memberSession, ErrorResponse } from 'shared-runtime/testing';
import { resolveAddress, type RoutingOptions } from '../../testing/routing-fixture.ts';

const settings: NewsletterSettings = {
  email: 'anna@example.com',
  subscribed: true,
  subscription: [],
  sport_preference: [],
  resubscription_award_applied: false,
  unsubscribe_abandoned_basket: false,
};

const link = 'hashedEmail=abc&hashedToken=7.right';
const handlers = [
  answer('newsletter', ({ hashedEmail, hashedToken }) =>
    hashedEmail === 'abc' && hashedToken === '7.right' ? settings : new ErrorResponse('invalid_token'),
  ),
];

const mailed = [
  ['/newsletter/manage/', 'newsletter-manage'],
  ['/customer/account/notifications-preferences/', 'notifications-preferences'],
  ['/unsubscribe/unsubscribe/index/', 'unsubscribe'],
] as const;

const open = (path: string, type: string, given: RoutingOptions = {}) =>
  resolveAddress(path, { routes: { [path.split('?')[0] ?? '']: { type } }, handlers, ...given });

describe('a newsletter page', () => {
  it.each(mailed)('%s opens with a newsletter link', async (path, type) => {
    const { state } = await open(`${path}?${link}`, type);
    expect(state).toMatchObject({ kind: 'soon', pageType: type, status: 200, meta: { robots: 'noindex' } });
  });

  it.each(mailed)('%s opens for a member without a link', async (path, type) => {
    const { state } = await open(path, type, { session: memberSession, handlers: [] });
    expect(state).toMatchObject({ kind: 'soon', pageType: type, isForMembers: true });
  });

  it.each(mailed)(
    '%s redirects a guest without a link to sign-in, and back afterwards',
    async (path, type) => {
      const { redirect } = await open(`${path}?tab=1`, type, { handlers: [] });
      expect(redirect?.url).toBe(`/customer/account/login/referer/${encodeReferer(`${path}?tab=1`)}/`);
    },
  );

  it.each([
    'hashedEmail=abc&hashedToken=7.wrong',
    'hashedEmail=other&hashedToken=7.right',
    'hashedEmail=abc',
    'hashedToken=7.right',
    'hashedEmail=&hashedToken=',
  ])('with %s redirects to sign-in without the link, which says that it is not valid', async (query) => {
    const { redirect } = await open(`/newsletter/manage/?tab=1&${query}`, 'newsletter-manage');
    expect(redirect?.url).toBe(
      `/customer/account/login/referer/${encodeReferer('/newsletter/manage/?tab=1')}/?status=invalid-link`,
    );
  });

  it('returns the error page if the API cannot validate the link', async () => {
    const down = [answer('newsletter', () => new ErrorResponse('internal'))];
    const { state } = await open(`/newsletter/manage/?${link}`, 'newsletter-manage', { handlers: down });
    expect(state).toMatchObject({ kind: 'error', reason: 'server', status: 503 });
  });
});

describe('a newsletter link', () => {
  it.each(['members', 'mailed'] as const)('opens a page for %s of a release as it says', async (entry) => {
    const pageTypes = { gifts: { page: 'gifts/card', entry, tracking: 'Account' } };
    const { state, redirect } = await open(`/somewhere?${link}`, 'gifts', { pageTypes });
    const signIn = `/customer/account/login/referer/${encodeReferer('/somewhere')}/`;
    expect([state?.kind, redirect?.url]).toEqual(
      entry === 'mailed' ? ['page', undefined] : [undefined, signIn],
    );
  });

  it.each(['/customer/account/edit/', '/sales/order/history/', '/rewardpoints/index/referral/'])(
    'does not open %s while no release renders it',
    async (path) => {
      const { redirect } = await open(`${path}?hashedEmail=abc`, 'any-type');
      expect(redirect?.url).toContain('/customer/account/login');
    },
  );
});

describe('a forced route', () => {
  it.each(mailed.slice(1))(
    '%s is shown if the API does not know it, or does not answer',
    async (path, type) => {
      const unknown = await resolveAddress(path, { session: memberSession });
      expect(unknown.state).toMatchObject({ kind: 'soon', pageType: type });
      const down = await resolveAddress(path, { session: memberSession, isRouteDown: true });
      expect(down.state).toMatchObject({ kind: 'soon', pageType: type, meta: { title: 'Offpiste' } });
    },
  );

  it('has the API’s metadata, and ignores its redirects', async () => {
    const path = '/unsubscribe/unsubscribe/index/';
    const redirect = { url: '/elsewhere', status: 301 as const };
    const { state } = await resolveAddress(path, {
      session: memberSession,
      routes: { [path]: { redirect } },
    });
    expect(state).toMatchObject({ kind: 'soon', meta: { title: 'Gloves | Offpiste' } });
  });
});

describe('the editor preview', () => {
  const moved = { '/new': { type: null, redirect: { url: '/products?order=newest', status: 301 as const } } };

  it.each([
    ['/storyblok-preview/about-us', 'about-us'],
    ['/storyblok-preview/help/returns/', 'help/returns'],
    ['/new', 'new'],
    ['/new-season', 'new-season'],
    ['/storyblok-preview', null],
    ['/storyblok-preview/%3Cscript%3E', null],
  ])('shows at %s on a test host the story %p, with noindex', async (path, entityId) => {
    const routes = { ...moved, [path]: moved['/new'] };
    const { state } = await resolveAddress(path, { isTestHost: true, routes });
    expect(state).toMatchObject({
      kind: 'page',
      page: 'cms/page',
      params: { entityId, pageType: 'cms-preview' },
      meta: { robots: 'noindex', alternates: [] },
    });
  });

  it('does not exist on other hosts', async () => {
    expect((await resolveAddress('/storyblok-preview/about-us')).redirect?.url).toBe('/404');
    expect((await resolveAddress('/new', { routes: moved })).redirect?.url).toBe('/products?order=newest');
    const season = await resolveAddress('/new-season', { routes: { '/new-season': {} } });
    expect(season.state).toMatchObject({ params: { pageType: 'cms' } });
  });

  it('does not apply to newsletter paths', async () => {
    const { redirect } = await open('/newsletter/manage/', 'newsletter-manage', { isTestHost: true });
    expect(redirect?.url).toContain('/customer/account/login');
  });
});
