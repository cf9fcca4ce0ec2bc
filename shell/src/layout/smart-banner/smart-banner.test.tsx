import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { noConsent } from 'shared-contracts/session';
import type { StoreConfig } from 'shared-contracts/api/shop';
import { consentChanged } from 'shared-contracts/events/consent';
import { useShop } from 'shared-runtime';
import { renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { SmartBanner, type SmartBannerProps } from './smart-banner.tsx';

const appLinks = { ios: 'https://apps.example/ios', android: 'https://apps.example/android' };
const flag = 'smart-banner-shown';
const answered = { ...noConsent, cookie_consent_given: true };

function setUp({
  userAgent = 'iPhone',
  isStandalone = false,
  hasAnswered = true,
  config = { appLinks, cookieConsentEnabled: true } as StoreConfig | null,
} = {}) {
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
  window.matchMedia = (query) =>
    ({ matches: isStandalone && query.includes('standalone') }) as MediaQueryList;
  return renderInShop(<BannerOfShop config={config} />, {
    messages,
    session: hasAnswered ? { cookieConsentPreferences: answered } : {},
  });
}

function BannerOfShop({ config }: Pick<SmartBannerProps, 'config'>) {
  return <SmartBanner context={useShop()} config={config} />;
}

const banner = () => screen.queryByRole('group', { name: 'Our app' });

beforeEach(() => localStorage.clear());

describe('SmartBanner', () => {
  it.each([
    ['iPhone', appLinks.ios],
    ['Linux; Android 15', appLinks.android],
  ])('links %s to its app', (userAgent, address) => {
    setUp({ userAgent });
    expect(screen.getByRole('link', { name: 'Get the app' })).toHaveAttribute('href', address);
    expect(localStorage.getItem(flag)).toBe('0');
  });

  it.each([
    ['on a computer', { userAgent: 'Windows NT 10.0' }],
    ['in what is an app already', { isStandalone: true }],
    ['where the store has no apps', { config: {} }],
    ['where the store’s settings could not be had', { config: null }],
  ])('is not shown %s', (_where, options) => {
    setUp(options);
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem(flag)).toBeNull();
  });

  it.each(['link', 'button'])('is not shown again after its %s is pressed', async (role) => {
    const { user, unmount } = setUp();
    const pressed = screen.getByRole(role);
    pressed.addEventListener('click', (event) => event.preventDefault());
    await user.click(pressed);
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem(flag)).toBe('1');
    unmount();
    setUp();
    expect(banner()).not.toBeInTheDocument();
  });

  it('is shown again if it was neither used nor closed', () => {
    localStorage.setItem(flag, '0');
    setUp();
    expect(banner()).toBeInTheDocument();
  });

  it('waits for the cookie question', () => {
    const { shop } = setUp({ hasAnswered: false });
    expect(banner()).not.toBeInTheDocument();
    act(() => shop.context.bus.publish(consentChanged, { preferences: answered }));
    expect(banner()).toBeInTheDocument();
  });

  it('does not wait if the store has no cookie question', () => {
    setUp({ hasAnswered: false, config: { appLinks, cookieConsentEnabled: false } });
    expect(banner()).toBeInTheDocument();
  });

  it('can be closed when storage is forbidden', async () => {
    const failToStore = () => {
      throw new DOMException('not allowed', 'SecurityError');
    };
    const spies = (['getItem', 'setItem'] as const).map((name) =>
      jest.spyOn(Storage.prototype, name).mockImplementation(failToStore),
    );
    const { user } = setUp();
    await user.click(screen.getByRole('button', { name: 'No thanks' }));
    expect(banner()).not.toBeInTheDocument();
    for (const spy of spies) {
      expect(spy).toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});
