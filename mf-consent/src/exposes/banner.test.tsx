import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { noConsent, type SessionData } from 'shared-contracts/session';
import { useShop } from 'shared-runtime';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import type { RequestHandler } from 'msw';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { config, handlers } from '../testing/handlers.ts';
import { fragment } from './banner.tsx';

const { Component: ConsentBanner } = fragment;
const given: Partial<SessionData> = {
  cookieConsentPreferences: { ...noConsent, cookie_consent_given: true },
};

function setUp({
  session = {},
  fakes = handlers,
}: { session?: Partial<SessionData>; fakes?: RequestHandler[] } = {}) {
  return renderInShop(<ConsentBanner />, { messages, session, handlers: fakes, path: '/search?s=ski' });
}

const region = () => screen.findByRole('region', { name: 'Cookies' });

it('ConsentBanner is visible until an answer is given', async () => {
  const { user, shop } = setUp();
  shop.context.bus.subscribe(consentChanged, ({ preferences }) =>
    shop.changeSession({ cookieConsentPreferences: preferences }),
  );
  expect(await region()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

it.each([
  ['Accept all', true],
  ['Reject all', false],
] as const)('ConsentBanner saves "%s" by keyboard and publishes the change', async (name, isAccepted) => {
  const { user, shop } = setUp();
  const changed = shop.record(consentChanged);
  await region();
  act(() => screen.getByRole('button', { name }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.preferences).toEqual({
    cookie_consent_given: true,
    accepted_functional: isAccepted,
    accepted_advertising: isAccepted,
  });
  expect(shop.busReports).toEqual([]);
});

it('ConsentBanner is hidden if consent was given before', async () => {
  const { shop } = setUp({ session: given });
  await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('ConsentBanner disappears when the session has an answer', async () => {
  const { shop } = setUp();
  await region();
  act(() => shop.changeSession(given));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('ConsentBanner is hidden in a store without cookie consent', async () => {
  const { shop } = setUp({ fakes: [answer('config', () => ({ cookieConsentEnabled: false }))] });
  await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('ConsentBanner opens the preferences and links to the policy', async () => {
  const { user, shop } = setUp();
  const banner = within(await region());
  expect(banner.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
  await user.click(banner.getByRole('button', { name: 'Preferences' }));
  expect(shop.opened).toEqual([{ name: 'consent/preferences', props: {} }]);
});

it('ConsentBanner opens the preferences with the failure if saving fails', async () => {
  const { user, shop } = setUp({
    fakes: [config, answer('cookie-preferences', () => new ErrorResponse('unavailable'))],
  });
  const changed = shop.record(consentChanged);
  const saveFailed = shop.record(consentSaveFailed);
  await region();
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  await waitFor(() =>
    expect(shop.opened).toEqual([{ name: 'consent/preferences', props: { failed: true } }]),
  );
  expect(changed).toEqual([]);
  expect(saveFailed).toEqual([{}]);
});

it('ConsentBanner saves once however often an answer is clicked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let calls = 0;
  const slow = answer('cookie-preferences', async () => {
    calls += 1;
    await promise;
    return new ErrorResponse('unavailable');
  });
  const { user, shop } = setUp({ fakes: [config, slow] });
  await region();
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  resolve();
  await waitFor(() => expect(shop.opened).toHaveLength(1));
  expect(calls).toBe(1);
});

it('ConsentBanner posts either answer without JavaScript', async () => {
  const { container } = setUp();
  await region();
  const posts = [...container.querySelectorAll('form')].map((form) => ({
    method: form.method,
    action: form.getAttribute('action'),
    ...Object.fromEntries(new FormData(form)),
  }));
  const post = { method: 'post', action: '/form/cookie-preferences', back: '/search?s=ski' };
  expect(posts).toEqual([
    { ...post, accepted_functional: 'true', accepted_advertising: 'true' },
    { ...post, accepted_functional: 'false', accepted_advertising: 'false' },
  ]);
});

function BannerAfterLoad() {
  const shop = useShop();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => void fragment.load?.(shop, {}).then(() => setLoaded(true)), [shop]);
  return isLoaded ? <ConsentBanner /> : null;
}

it('ConsentBanner requests the configuration once, in load()', async () => {
  const requests: string[] = [];
  const counted = answer('config', ({ keys }) => {
    requests.push(keys);
    return { cookieConsentEnabled: true };
  });
  const { shop } = renderInShop(<BannerAfterLoad />, { messages, handlers: [counted] });
  expect(await region()).toBeVisible();
  await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
  expect(requests).toEqual(['cookieConsentEnabled,cookiePreferencesModalShopName']);
});
