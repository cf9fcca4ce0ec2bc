import { useEffect, useState } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { XIcon } from 'shared-ui';
import { appPlatform, isInstalled } from './app-platform.ts';
import { useLateFrame } from '../../deferred/deferred-context.ts';
import { remember, wasShown } from './shown-flag.ts';
import styles from './smart-banner.module.css';

/**
 * Offers the app to the phones and tablets that could have it, until it was taken or sent away. It takes the place of
 * the header's strip, as tall as that, so that nothing moves. The question about cookies comes first.
 */
export function SmartBanner() {
  const { context, config } = useLateFrame();
  const intl = useIntl();
  const isAsked = useIsConsentAsked();
  const [platform] = useState(() => (isInstalled() ? null : appPlatform(navigator)));
  const [isDone, setIsDone] = useState(wasShown);
  const address = platform === null ? null : config?.appLinks?.[platform];
  const isShown = Boolean(address) && !isDone && !isAsked;
  useEffect(() => {
    if (isShown) remember(false);
  }, [isShown]);
  if (!address || !isShown) return null;

  function handleDone(): void {
    remember(true);
    setIsDone(true);
  }

  const { brand, shopName } = context.store;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no form, no disclosure, and a landmark would stand inside that of the header
    <div role="group" className={styles.banner} aria-label={intl.formatMessage({ id: 'late.app' })}>
      <button
        type="button"
        className={styles.close}
        aria-label={intl.formatMessage({ id: 'late.app.close' })}
        onClick={handleDone}
      >
        <XIcon />
      </button>
      <img src={signPath(`${brand}-favicon`)} alt="" width={20} height={20} />
      <p className={styles.text}>
        <strong>{shopName}</strong> <FormattedMessage id="late.app.text" />
      </p>
      <a href={address} className={styles.get} onClick={handleDone}>
        <FormattedMessage id="late.app.get" />
      </a>
    </div>
  );
}

/** Whether the visitor has yet to answer the question about cookies. */
function useIsConsentAsked(): boolean {
  const { context, config } = useLateFrame();
  const { bus, session } = context;
  const [isAnswered, setIsAnswered] = useState(
    (bus.last('session:changed')?.session ?? session).cookieConsentPreferences.cookie_consent_given,
  );
  useEffect(
    () =>
      bus.subscribe('consent:changed', ({ preferences }) => setIsAnswered(preferences.cookie_consent_given)),
    [bus],
  );
  return config?.cookieConsentEnabled !== false && !isAnswered;
}
