import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { consentChanged, consentSaveFailed } from 'shared-contracts/events/consent';
import { noConsent, type SessionData } from 'shared-contracts/session';
import { useShop } from 'shared-runtime';
import { answer, ErrorResponse, noConnection, renderInShop } from 'shared-runtime/testing';
import type { RequestHandler } from 'msw';
import messages from '../messages/en_GB.json' with { type: 'json' };
import { config, fullConfig, handlers, wording } from '../testing/handlers.ts';
import { forgetAnswers, renderWithGate } from '../testing/render-with-gate.tsx';
import { service } from '../testing/services.ts';
import { fragment } from './banner.tsx';

const { Component: ConsentBanner } = fragment;
const given: Partial<SessionData> = {
  cookieConsentPreferences: { ...noConsent, cookie_consent_given: true },
};

interface SetUp {
  session?: Partial<SessionData>;
  fakes?: RequestHandler[];
}

const setUp = ({ session = {}, fakes = handlers }: SetUp = {}) =>
  renderWithGate(<ConsentBanner />, { session, handlers: fakes, path: '/search?s=ski' });

const region = () => screen.findByRole('region', { name: 'Cookies' });
const configured = (change: Partial<typeof fullConfig>) =>
  answer('config', () => ({ ...fullConfig, ...change }));

afterEach(forgetAnswers);

it('ConsentBanner is visible until an answer is given', async () => {
  const { user } = setUp();
  expect(await region()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});

it("ConsentBanner asks the store's question", async () => {
  setUp();
  expect(await region()).toHaveAccessibleDescription(`${wording.question} Cookie policy Preferences`);
});

it.each([
  ['Accept all', true],
  ['Reject all', false],
] as const)('ConsentBanner saves "%s" by keyboard and publishes the change', async (name, isAccepted) => {
  const sent: unknown[] = [];
  const save = answer('cookie-preferences', ({ accepted_functional, accepted_advertising, ...rest }) => {
    sent.push(rest);
    return {
      cookieConsentPreferences: { cookie_consent_given: true, accepted_functional, accepted_advertising },
    };
  });
  const { user, shop } = setUp({ fakes: [config, save] });
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
  expect(sent).toEqual([{ store_id: 1, version: '1f0c9a3e' }]);
  expect(shop.busReports).toEqual([]);
});

it('ConsentBanner favours neither answer, and has them in the order of the preferences', async () => {
  setUp();
  const buttons = within(await region()).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Reject all', 'Accept all']);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
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

it.each([
  ['without cookie consent', configured({ cookieConsentEnabled: false })],
  ['whose settings have no question', answer('config', () => ({ cookieConsentEnabled: true }))],
])('ConsentBanner is hidden in a store %s', async (_which, fake) => {
  const { shop } = setUp({ fakes: [fake] });
  await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('ConsentBanner links to the policy and the preferences, which open over the page', async () => {
  const { user, shop, location } = setUp();
  const banner = within(await region());
  expect(banner.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
  const preferences = banner.getByRole('link', { name: 'Preferences' });
  expect(preferences).toHaveAttribute('href', '/cookie-preferences?back=%2Fsearch%3Fs%3Dski');
  await user.click(preferences);
  expect(shop.opened).toEqual([{ name: 'consent/preferences', props: {} }]);
  expect(location()).toBe('/search?s=ski');
});

it.each<[string, Parameters<typeof answer<'cookie-preferences'>>[1]]>([
  ['the shop does not answer', () => noConnection],
  ['the shop rejects it', () => new ErrorResponse('unavailable')],
])('ConsentBanner opens the preferences with the failure if %s', async (_why, fail) => {
  const { user, shop } = setUp({ fakes: [config, answer('cookie-preferences', fail)] });
  const changed = shop.record(consentChanged);
  const saveFailed = shop.record(consentSaveFailed);
  await region();
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  await waitFor(() =>
    expect(shop.opened).toEqual([{ name: 'consent/preferences', props: { failed: true } }]),
  );
  expect(await region()).toBeVisible();
  expect(changed).toEqual([]);
  expect(saveFailed).toEqual([{}]);
});

it('ConsentBanner saves an answer that is clicked twice once, and then another one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const saved: boolean[] = [];
  const slow = answer('cookie-preferences', async ({ accepted_functional }) => {
    saved.push(accepted_functional);
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
  expect(saved).toEqual([true, false]);
});

it('ConsentBanner posts either answer without JavaScript', async () => {
  const { container } = setUp();
  await region();
  const posts = [...container.querySelectorAll('form')].map((form) => ({
    method: form.method,
    action: form.getAttribute('action'),
    ...Object.fromEntries(new FormData(form)),
  }));
  const post = {
    method: 'post',
    action: '/form/cookie-preferences',
    back: '/search?s=ski',
    store_id: '1',
    version: '1f0c9a3e',
  };
  expect(posts).toEqual([
    { ...post, accepted_functional: 'false', accepted_advertising: 'false' },
    { ...post, accepted_functional: 'true', accepted_advertising: 'true' },
  ]);
});

it('ConsentBanner offers chat and help, which load nothing, where the store has them', async () => {
  const { user, shop, container } = setUp({ session: given });
  await user.click(await screen.findByRole('button', { name: 'Open the chat' }));
  await user.click(screen.getByRole('button', { name: 'Open help' }));
  expect(shop.opened).toEqual([
    { name: 'consent/service', props: { service: 'chat' } },
    { name: 'consent/service', props: { service: 'helpWidget' } },
  ]);
  expect(container.querySelector('iframe, link, script')).toBeNull();
});

it('ConsentBanner offers neither in a store without them', async () => {
  const { shop } = setUp({
    fakes: [configured({ thirdPartyServices: [service('analytics', 'functional')] })],
  });
  await region();
  await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button', { name: /chat|help/i })).not.toBeInTheDocument();
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
    return fullConfig;
  });
  const { shop } = renderInShop(<BannerAfterLoad />, { messages, handlers: [counted] });
  expect(await region()).toBeVisible();
  await waitFor(() => expect(shop.context.queryClient.isFetching()).toBe(0));
  expect(requests).toHaveLength(1);
});
