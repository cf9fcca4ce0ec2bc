import { useEffect, useState } from 'react';
import type { StoreConfig } from 'shared-contracts/api/shop';
import type { StoredName } from 'shared-contracts/cookies';
import { consentChanged } from 'shared-contracts/events/consent';
import { signPath } from 'shared-contracts/pictures';
import { FormattedMessage, useIntl, type ShopContext } from 'shared-runtime';
import { XIcon } from 'shared-ui';
import { appPlatform, isInstalled } from './app-platform.ts';
import styles from './smart-banner.module.css';

const key: StoredName<'localStorage'> = 'smart-banner-shown';

/** Reads the flag of specification §4: `1` after the banner was used or closed, `0` before. */
function wasShown(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false; // storage is forbidden
  }
}

function setShown(isShown: boolean): void {
  try {
    localStorage.setItem(key, isShown ? '1' : '0');
  } catch {
    // Storage is full or forbidden: the banner is shown again on the next page.
  }
}

export interface SmartBannerProps {
  context: Pick<ShopContext, 'bus' | 'session' | 'store'>;
  /** Null if it could not be loaded. */
  config: StoreConfig | null;
}

/**
 * Offers the app on phones and tablets until it is used or closed, after the cookie question. It covers the header's
 * first line at the same height, without layout shift.
 */
export function SmartBanner({ context, config }: SmartBannerProps) {
  const intl = useIntl();
  const isAsked = useIsConsentAsked({ context, config });
  const [platform] = useState(() => (isInstalled() ? null : appPlatform(navigator)));
  const [isDone, setIsDone] = useState(wasShown);
  const address = platform === null ? null : config?.appLinks?.[platform];
  const isShown = Boolean(address) && !isDone && !isAsked;
  useEffect(() => {
    if (isShown) setShown(false);
  }, [isShown]);
  if (!address || !isShown) return null;

  function handleDone(): void {
    setShown(true);
    setIsDone(true);
  }

  const { brand, shopName } = context.store;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- neither form nor disclosure, and a landmark would be nested in the header’s
    <div role="group" className={styles.banner} aria-label={intl.formatMessage({ id: 'app.label' })}>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'app.close' })}
        onClick={handleDone}
      >
        <XIcon />
      </button>
      <img src={signPath(`${brand}-favicon`)} alt="" width={20} height={20} />
      <p className={styles.text}>
        <strong>{shopName}</strong> <FormattedMessage id="app.text" />
      </p>
      <a href={address} className={styles.get} onClick={handleDone}>
        <FormattedMessage id="app.get" />
      </a>
    </div>
  );
}

/** Returns whether the cookie question is unanswered. */
function useIsConsentAsked({ context, config }: SmartBannerProps): boolean {
  const { bus } = context;
  const [isAnswered, setIsAnswered] = useState(
    () => context.session.cookieConsentPreferences.cookie_consent_given,
  );
  useEffect(
    () => bus.subscribe(consentChanged, ({ preferences }) => setIsAnswered(preferences.cookie_consent_given)),
    [bus],
  );
  return config?.cookieConsentEnabled !== false && !isAnswered;
}
