import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isConsented } from 'shared-contracts/consent/consent-groups';
import { userReceivers } from 'shared-contracts/consent/service-messages';
import type { ThirdPartyService } from 'shared-contracts/consent/third-party-services';
import type { OverlayProps } from 'shared-contracts/exposes';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useOverlay, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Spinner } from 'shared-ui';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import { ConsentRequest } from '../../components/consent-request/consent-request.tsx';
import { ServiceFrame } from '../../components/service-frame/service-frame.tsx';
import styles from './service-overlay.module.css';

const titles = { chat: 'service.chat', helpWidget: 'service.helpWidget' } as const;

/** Shows a service that loads on a click only. It asks for consent first if there is none. */
export function ServiceOverlay({ service: key }: OverlayProps<'consent/service'>) {
  const { titleId } = useOverlay();
  const intl = useIntl();
  const title = intl.formatMessage({ id: titles[key] });
  const { data: config, isPending } = useQuery(consentConfigQuery(useShop()));
  const service = config?.thirdPartyServices?.find((each) => each.key === key);
  return (
    <div className={styles.service}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {service ? (
        <Service service={service} title={title} />
      ) : isPending ? (
        <Spinner label={title} />
      ) : (
        <NotAvailable>
          <FormattedMessage id="service.unavailable" />
        </NotAvailable>
      )}
    </div>
  );
}

function Service({ service, title }: { service: ThirdPartyService; title: string }) {
  const { cookieConsentPreferences: consent } = useSession();
  const isAccepted = isConsented(service.group, consent);
  const [wasAccepted] = useState(isAccepted);
  const [isLoaded, setLoaded] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (!isAccepted) return <Request service={service} />;
  if (hasFailed) {
    return (
      <NotAvailable>
        <FormattedMessage id="service.failed" values={{ name: service.name }} />
      </NotAvailable>
    );
  }
  return (
    <FocusedBox isEnabled={!wasAccepted}>
      {isLoaded ? null : <Spinner label={title} className={styles.loading} />}
      <ServiceFrame
        service={service}
        title={title}
        className={styles.frame}
        onLoaded={() => setLoaded(true)}
        onFailed={() => setFailed(true)}
      />
    </FocusedBox>
  );
}

function Request({ service }: { service: ThirdPartyService }) {
  const { key, name, provider, privacyUrl, group } = service;
  const { isUserLoggedIn } = useSession();
  return (
    <>
      <p>
        <FormattedMessage id="service.text" values={{ name, provider }} />
        {isUserLoggedIn && userReceivers.includes(key) ? (
          <>
            {' '}
            <FormattedMessage id="service.user" />
          </>
        ) : null}
      </p>
      {privacyUrl === null ? null : (
        <a href={privacyUrl} target="_blank" rel="noreferrer" className={styles.link}>
          <FormattedMessage id="consent.privacyOf" values={{ provider }} />
        </a>
      )}
      <ConsentRequest group={group} />
    </>
  );
}

function NotAvailable({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <p>{children}</p>
      <Link to={paths.contact} className={styles.link}>
        <FormattedMessage id="service.contact" />
      </Link>
    </div>
  );
}

/** Takes the focus from the button that was in its place. */
function FocusedBox({ isEnabled, children }: { isEnabled: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEnabled) box.current?.focus();
  }, [isEnabled]);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  );
}
