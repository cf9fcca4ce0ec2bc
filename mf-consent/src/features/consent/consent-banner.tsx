import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from 'shared-contracts/routes';
import {
  FormattedMessage,
  useIntl,
  useOpenOverlay,
  useOverlayIntent,
  useSession,
  useShop,
} from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Button } from 'shared-ui';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import { acceptAll, rejectAll, useSaveConsent } from '../../api/save-consent.ts';
import { ChoiceForm } from './choice-form.tsx';
import styles from './consent-banner.module.css';

/** Asks for consent. Without the store's configuration nothing is asked, and only essential cookies are set. */
export function ConsentBanner() {
  const { data: config } = useQuery(consentConfigQuery(useShop()));
  const { cookieConsentPreferences } = useSession();
  if (!config?.cookieConsentEnabled || cookieConsentPreferences.cookie_consent_given) return null;
  return <Banner />;
}

function Banner() {
  const intl = useIntl();
  const textId = useId();
  const openOverlay = useOpenOverlay();
  const intent = useOverlayIntent('consent/preferences');
  const save = useSaveConsent({ onFailed: () => openOverlay('consent/preferences', { failed: true }) });
  return (
    <section
      aria-label={intl.formatMessage({ id: 'banner.label' })}
      aria-describedby={textId}
      className={styles.banner}
    >
      <div className={styles.content}>
        <p id={textId} className={styles.text}>
          <FormattedMessage id="banner.text" />{' '}
          <Link to={paths.cookiePolicy}>
            <FormattedMessage id="banner.policy" />
          </Link>
        </p>
        <div className={styles.choices}>
          <ChoiceForm choice={acceptAll} save={save}>
            <FormattedMessage id="consent.acceptAll" />
          </ChoiceForm>
          <ChoiceForm choice={rejectAll} save={save}>
            <FormattedMessage id="banner.rejectAll" />
          </ChoiceForm>
          <Button
            variant="quiet"
            onClick={() => openOverlay('consent/preferences', {})}
            {...intent}
            className={styles.preferences}
          >
            <FormattedMessage id="banner.preferences" />
          </Button>
        </div>
      </div>
    </section>
  );
}
