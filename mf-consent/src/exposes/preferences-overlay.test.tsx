import { act, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { consentChanged } from 'shared-contracts/events/consent';
import { noConsent, type SessionData } from 'shared-contracts/session';
import { answer, ErrorResponse } from 'shared-runtime/testing';
import { config, fullConfig, handlers, wording } from '../testing/handlers.ts';
import { forgetAnswers, renderWithGate } from '../testing/render-with-gate.tsx';
import { service } from '../testing/services.ts';
import { PreferencesOverlay } from '../features/consent/preferences-overlay.tsx';

interface SetUp {
  session?: Partial<SessionData>;
  fakes?: RequestHandler[];
}

const setUp = ({ session = {}, fakes = handlers }: SetUp = {}) =>
  renderWithGate(<PreferencesOverlay />, { session, handlers: fakes });

const toggle = (name: string) => screen.getByRole('switch', { name });
const accepted = (functional: boolean, advertising: boolean): Partial<SessionData> => ({
  cookieConsentPreferences: {
    cookie_consent_given: true,
    accepted_functional: functional,
    accepted_advertising: advertising,
  },
});

function rejectAdvertising(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
}

afterEach(() => {
  forgetAnswers();
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
});

it('PreferencesOverlay has essential cookies on and all others off by default', async () => {
  setUp();
  expect(screen.getByRole('heading', { name: 'Cookie preferences' })).toHaveAttribute('id', 'overlay-title');
  expect(toggle('Essential')).toBeChecked();
  expect(toggle('Essential')).toBeDisabled();
  expect(toggle('Functional')).not.toBeChecked();
  expect(toggle('Advertising')).not.toBeChecked();
  await waitFor(() => expect(toggle('Essential')).toHaveAccessibleDescription(wording.essential));
  expect(toggle('Functional')).toHaveAccessibleDescription(wording.functional);
  expect(toggle('Advertising')).toHaveAccessibleDescription(wording.advertising);
});

it('PreferencesOverlay lists the services of each group with provider, purpose and retention', async () => {
  const { user } = setUp();
  const [ofDefault, functional, advertising] = await screen.findAllByText(/services? from others$/);
  expect(ofDefault).toHaveTextContent('1 service from others');
  expect(functional).toHaveTextContent('5 services from others');
  expect(advertising).toHaveTextContent('1 service from others');
  expect(screen.getByText(/loaded if you accept/)).toBeVisible();
  const tagManager = within(entryOf('Snow tagManager'));
  expect(tagManager.getByText('Snow tagManager')).not.toBeVisible();
  await user.click(ofDefault as HTMLElement);
  expect(tagManager.getByText('Snow tagManager')).toBeVisible();
  expect(tagManager.getByText('What tagManager is for.')).toBeVisible();
  expect(tagManager.getByText('90 days')).toBeVisible();
  expect(tagManager.getByRole('link', { name: 'Privacy at tagManager Ltd' })).toHaveAttribute(
    'href',
    'https://tagmanager.example/privacy',
  );
  expect(entryOf('Snow analytics')).toHaveTextContent('2 years');
  expect(entryOf('Snow webAnalytics')).toHaveTextContent('webAnalytics Ltd');
  expect(entryOf('Snow webAnalytics')).toHaveTextContent('until you close your browser');
});

it('PreferencesOverlay names the sites whose frames each group allows', async () => {
  const lists = {
    default: ['maps.example/a', 'maps.example/b'],
    functional: ['player.example'],
    advertising: [],
  };
  const frames = answer('config', () => ({
    ...fullConfig,
    thirdPartyServices: [],
    cookieConsentIframes: lists,
  }));
  setUp({ fakes: [frames] });
  const named = await screen.findAllByText(/^Content of other sites/);
  expect(named.map(({ textContent }) => textContent)).toEqual([
    'Content of other sites, such as videos: maps.example',
    'Content of other sites, such as videos: player.example',
  ]);
  expect(screen.getByText(/loaded if you accept/)).toBeVisible();
});

function entryOf(name: string): HTMLElement {
  const entry = screen.getByText(name).closest('li');
  if (!entry) throw new Error(`${name} is in no list`);
  return entry;
}

it('PreferencesOverlay has no list in a store without services and frames', async () => {
  const lists = { default: [], functional: [], advertising: [] };
  const nothing = { ...fullConfig, thirdPartyServices: [], cookieConsentIframes: lists };
  setUp({ fakes: [answer('config', () => nothing)] });
  await waitFor(() => expect(toggle('Functional')).toHaveAccessibleDescription(wording.functional));
  expect(screen.queryByText(/from others/)).not.toBeInTheDocument();
  expect(screen.queryByText(/loaded if you accept|Content of other sites/)).not.toBeInTheDocument();
});

it('PreferencesOverlay starts with the saved choice', () => {
  setUp({ session: accepted(false, true) });
  expect(toggle('Functional')).not.toBeChecked();
  expect(toggle('Advertising')).toBeChecked();
});

it('PreferencesOverlay shows a choice of another tab', async () => {
  const { shop } = setUp({ session: accepted(true, true) });
  act(() => shop.changeSession(accepted(false, true)));
  await waitFor(() => expect(toggle('Functional')).not.toBeChecked());
});

it('PreferencesOverlay saves a choice made by keyboard, publishes it and closes', async () => {
  const { user, shop, close } = setUp();
  const changed = shop.record(consentChanged);
  await screen.findAllByText(/from others/);
  toggle('Functional').focus();
  await user.keyboard(' ');
  screen.getByRole('button', { name: 'Save' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(changed.map(({ preferences }) => preferences)).toEqual([
    { cookie_consent_given: true, accepted_functional: true, accepted_advertising: false },
  ]);
});

it('PreferencesOverlay withdraws a consent', async () => {
  const { user, shop, close } = setUp({ session: accepted(true, true) });
  const changed = shop.record(consentChanged);
  await user.click(toggle('Functional'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(changed[0]?.preferences).toMatchObject({ accepted_functional: false, accepted_advertising: true });
});

it.each([
  ['Accept all', true],
  ['Reject all', false],
] as const)('PreferencesOverlay answers "%s" for all groups with one button', async (name, isAccepted) => {
  const { user, shop, close } = setUp({ session: accepted(!isAccepted, false) });
  const changed = shop.record(consentChanged);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(changed[0]?.preferences).toMatchObject({
    accepted_functional: isAccepted,
    accepted_advertising: isAccepted,
  });
});

it('PreferencesOverlay shows which answer is being saved: the last one, which counts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = answer('cookie-preferences', async ({ accepted_functional, accepted_advertising }) => {
    await promise;
    return {
      cookieConsentPreferences: { cookie_consent_given: true, accepted_functional, accepted_advertising },
    };
  });
  const { user, shop, close } = setUp({ fakes: [config, slow] });
  const changed = shop.record(consentChanged);
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Accept all'));
  expect(button('Accept all')).toHaveAttribute('aria-busy', 'true');
  await user.click(button('Reject all'));
  expect(button('Accept all')).not.toHaveAttribute('aria-busy');
  expect(button('Reject all')).toHaveAttribute('aria-busy', 'true');
  resolve();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(changed.map(({ preferences }) => preferences)).toEqual([
    { cookie_consent_given: true, accepted_functional: false, accepted_advertising: false },
  ]);
});

it('PreferencesOverlay shows the current question after an answer to an earlier one, and takes that answer', async () => {
  let version = '00000000';
  const versions: unknown[] = [];
  const changing = answer('config', () => ({ ...fullConfig, cookieConsentVersion: version }));
  const save = answer('cookie-preferences', (request) => {
    versions.push(request.version);
    return {
      cookieConsentPreferences:
        request.version === version
          ? { cookie_consent_given: true, accepted_functional: false, accepted_advertising: false }
          : noConsent,
    };
  });
  const { user, close } = setUp({ fakes: [changing, save] });
  await screen.findAllByText(/from others/);
  version = '11111111';
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('What we ask has changed in the meantime');
  expect(close).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-consent-answer');
  await waitFor(() => expect(document.querySelector('[name="version"]')).toHaveValue(version));
  await user.click(screen.getByRole('button', { name: 'Reject all' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(versions).toEqual(['00000000', '11111111']);
});

it('PreferencesOverlay stays open although an answer was given before it was opened', async () => {
  globalThis.consentAnswer = {
    ok: true,
    preferences: { cookie_consent_given: true, accepted_functional: true, accepted_advertising: true },
  };
  const { close } = setUp();
  await screen.findAllByText(/from others/);
  expect(close).not.toHaveBeenCalled();
});

it('PreferencesOverlay has advertising off and disabled if the browser rejects it', async () => {
  rejectAdvertising();
  const { user, shop } = setUp({ session: accepted(false, true) });
  const changed = shop.record(consentChanged);
  expect(toggle('Advertising')).not.toBeChecked();
  expect(toggle('Advertising')).toBeDisabled();
  await screen.findAllByText(/from others/);
  expect(toggle('Advertising')).toHaveAccessibleDescription(expect.stringMatching(/Global Privacy Control/));
  expect(toggle('Advertising')).toHaveAccessibleDescription(expect.stringContaining(wording.advertising));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed[0]?.preferences.accepted_advertising).toBe(false);
});

it('PreferencesOverlay is opened again with the failure if an answer cannot be saved', async () => {
  const { user, shop, close } = setUp({
    fakes: [config, answer('cookie-preferences', () => new ErrorResponse('internal'))],
  });
  const changed = shop.record(consentChanged);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shop.opened).toEqual([{ name: 'consent/preferences', props: { failed: true } }]),
  );
  expect(close).not.toHaveBeenCalled();
  expect(changed).toEqual([]);
});

it('PreferencesOverlay shows markup in texts of the store as text', async () => {
  const markup = '<b>Offpiste</b>';
  const hostile = {
    ...fullConfig,
    cookiePreferencesModalShopName: markup,
    cookieConsentWording: { ...wording, functional: markup },
    thirdPartyServices: [
      service('heatmap', 'advertising', { name: markup, purpose: markup, provider: markup }),
    ],
  };
  const { container } = setUp({ fakes: [answer('config', () => hostile)] });
  expect(await screen.findByText(/which cookies <b>Offpiste<\/b> may use/)).toBeInTheDocument();
  expect(screen.getAllByText(markup).length).toBeGreaterThan(2);
  expect(container.querySelector('b')).toBeNull();
});
