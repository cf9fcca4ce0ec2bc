import { useQuery } from '@tanstack/react-query';
import { useId, type MouseEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useIntl, useOpenOverlay, useSession, useShop } from 'shared-runtime';
import { Link, useLocation } from 'shared-runtime/router';
import { isModifiedClick } from 'shared-ui';
import { consentConfigQuery } from '../../api/consent-config-query.ts';
import { AnswerForm } from '../../components/answer-form/answer-form.tsx';
import { acceptAll, rejectAll } from '../../domain/choices.ts';
import { preferencesPath } from '../../domain/preferences-path.ts';
import styles from './consent-banner.module.css';

/** Asks for consent. Without the store's configuration nothing is asked, and only essential cookies are set. */
export function ConsentBanner() {
  const { data: config } = useQuery(consentConfigQuery(useShop()));
  const { cookieConsentPreferences } = useSession();
  const { cookieConsentEnabled: isEnabled, cookieConsentWording: wording } = config ?? {};
  if (!isEnabled || !wording || cookieConsentPreferences.cookie_consent_given) return null;
  return <Banner question={wording.question} />;
}

/** The first script of the page hides it when it is answered, see the style sheet. */
function Banner({ question }: { question: string }) {
  const intl = useIntl();
  const textId = useId();
  return (
    <section
      aria-label={intl.formatMessage({ id: 'banner.label' })}
      aria-describedby={textId}
      className={styles.banner}
    >
      <div className={styles.content}>
        <p id={textId} className={styles.text}>
          {question}{' '}
          <Link to={paths.cookiePolicy} className={styles.policy}>
            <FormattedMessage id="banner.policy" />
          </Link>{' '}
          <PreferencesLink />
        </p>
        <div className={styles.choices}>
          <AnswerForm choice={rejectAll} className={styles.choice} fullWidth>
            <FormattedMessage id="consent.rejectAll" />
          </AnswerForm>
          <AnswerForm choice={acceptAll} className={styles.choice} fullWidth>
            <FormattedMessage id="consent.acceptAll" />
          </AnswerForm>
        </div>
      </div>
    </section>
  );
}

/** Links to the page of the preferences; with JavaScript it opens them over the current page. */
function PreferencesLink() {
  const openOverlay = useOpenOverlay();
  const { pathname, search } = useLocation();

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    openOverlay('consent/preferences', {});
  }

  return (
    <Link
      to={preferencesPath(pathname, search)}
      opens="consent/preferences"
      onClick={handleClick}
      aria-haspopup="dialog"
      className={styles.preferences}
    >
      <FormattedMessage id="banner.preferences" />
    </Link>
  );
}
