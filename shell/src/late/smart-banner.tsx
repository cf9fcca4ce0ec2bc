import { useEffect, useState } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { ButtonLink, IconButton, XIcon } from 'shared-ui';
import { appPlatform, isInstalled } from './app-platform.ts';
import { useLateFrame } from './late-context.ts';
import { remember, wasShown } from './shown-flag.ts';
import styles from './smart-banner.module.css';

/**
 * Offers the app to the phones and tablets that could have it, until it was taken or sent away. It lies over the foot
 * of the page, where the question about cookies lies too: that one comes first.
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
    <aside className={styles.banner} aria-label={intl.formatMessage({ id: 'late.app' })}>
      <IconButton
        label={intl.formatMessage({ id: 'late.app.close' })}
        icon={<XIcon />}
        onClick={handleDone}
      />
      <img src={signPath(`${brand}-favicon`)} alt="" width={40} height={40} />
      <p className={styles.text}>
        <strong>{shopName}</strong>
        <FormattedMessage id="late.app.text" />
      </p>
      <ButtonLink href={address} size="small" onClick={handleDone}>
        <FormattedMessage id="late.app.get" />
      </ButtonLink>
    </aside>
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
