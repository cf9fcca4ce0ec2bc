import { jest } from '@jest/globals';
import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { fakeChannels } from '../../testing/fake-channels.ts';
import { followOtherTabs } from './follow-other-tabs.ts';

let forgetChannels: () => void;
beforeEach(() => (forgetChannels = fakeChannels()));
afterEach(() => {
  forgetChannels();
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  document.cookie = 'cookie_consent=; Max-Age=0; Path=/';
});

/** Stores an answer, as the shop does. @param givenAt seconds since 1970 */
function store(functional: boolean, advertising: boolean, givenAt = 1_795_000_000): void {
  const value = writeStoredConsent({
    accepted_functional: functional,
    accepted_advertising: advertising,
    version: '1f0c9a3e',
    givenAt,
    recordId: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  document.cookie = `cookie_consent=${value}; Path=/`;
}

function openTab() {
  const onConsent = jest.fn();
  return { onConsent, ...followOtherTabs(onConsent) };
}

const consent = (functional: boolean, advertising: boolean) => ({
  cookie_consent_given: true,
  accepted_functional: functional,
  accepted_advertising: advertising,
});

const show = () => document.dispatchEvent(new Event('visibilitychange'));
const restore = (persisted: boolean) => {
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: persisted });
  window.dispatchEvent(event);
};

describe('followOtherTabs', () => {
  it('follows each answer of another tab once, and not that of its own', () => {
    const [one, other] = [openTab(), openTab()];
    store(true, false);
    one.announce();
    expect(other.onConsent.mock.calls).toEqual([[consent(true, false)]]);
    store(false, true);
    other.announce();
    other.announce();
    expect(one.onConsent.mock.calls).toEqual([[consent(false, true)]]);
    expect(other.onConsent).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['it is shown', show],
    ['the browser restores it', () => restore(true)],
  ])('reads the cookie again when %s', (_when, happen) => {
    store(true, true);
    const { onConsent } = openTab();
    happen();
    expect(onConsent).not.toHaveBeenCalled();
    store(false, false);
    happen();
    happen();
    expect(onConsent.mock.calls).toEqual([[consent(false, false)]]);
  });

  it('does nothing when a page is loaded, or hidden', () => {
    const { onConsent } = openTab();
    store(true, true);
    restore(false);
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show();
    hidden.mockRestore();
    expect(onConsent).not.toHaveBeenCalled();
  });

  it.each(['forged', 'f1a1', '2.f1a1.1f0c9a3e.t5k2x0.short', ''])('ignores the cookie %j', (value) => {
    const { onConsent } = openTab();
    document.cookie = `cookie_consent=${value}; Path=/`;
    show();
    expect(onConsent).not.toHaveBeenCalled();
  });

  it('does not withdraw a consent whose cookie is gone', () => {
    store(true, true);
    const { onConsent } = openTab();
    document.cookie = 'cookie_consent=; Max-Age=0; Path=/';
    show();
    expect(onConsent).not.toHaveBeenCalled();
  });

  it('follows an answer whatever the clock of the computer says', () => {
    const { onConsent } = openTab();
    store(true, true, Math.round(Date.now() / 1000) + 86_400);
    show();
    expect(onConsent.mock.calls).toEqual([[consent(true, true)]]);
  });

  it('counts advertising as rejected if the browser rejects it', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    const { onConsent } = openTab();
    store(true, true);
    show();
    expect(onConsent.mock.calls).toEqual([[consent(true, false)]]);
  });

  it('follows when the tab is shown, in a browser without channels', () => {
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const { onConsent, announce } = openTab();
    expect(announce).not.toThrow();
    store(true, false);
    show();
    expect(onConsent).toHaveBeenCalledTimes(1);
  });
});
