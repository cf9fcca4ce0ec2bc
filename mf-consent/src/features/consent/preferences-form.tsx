import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession, useShop } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert, Button } from 'shared-ui';
import { consentConfigQuery, frameListsQuery } from '../../api/consent-config-query.ts';
import { AnswerFields, AnswerForm } from '../../components/answer-form/answer-form.tsx';
import { useAnswer } from '../../components/answer-form/use-answer.ts';
import { acceptAll, rejectAll } from '../../domain/choices.ts';
import { ConsentGroups } from './consent-groups.tsx';
import styles from './preferences.module.css';

export interface PreferencesFormProps {
  /** Level of the headings of services, below that of the preferences. */
  headingLevel: 2 | 3;
  /** Where a post leads without JavaScript. @default the current page */
  back?: string;
  onSaved: () => void;
}

/** What a visitor may decide, with the services that it concerns. The same form withdraws a consent. */
export function PreferencesForm({ headingLevel, back, onSaved }: PreferencesFormProps) {
  const shop = useShop();
  const formId = useId();
  const { data: config } = useQuery(consentConfigQuery(shop));
  const { data: lists } = useQuery(frameListsQuery(shop));
  const { pending, isOutdated, start } = useAnswer<'reject' | 'accept' | 'save'>(onSaved);
  const { accepted_functional, accepted_advertising } = useSession().cookieConsentPreferences;
  return (
    <>
      <p>
        <FormattedMessage
          id="preferences.text"
          values={{ shop: config?.cookiePreferencesModalShopName ?? shop.store.shopName }}
        />{' '}
        <Link to={paths.cookiePolicy}>
          <FormattedMessage id="banner.policy" />
        </Link>
      </p>
      <form id={formId} method="post" action="/form/cookie-preferences" data-consent-answer="">
        <AnswerFields back={back} />
        <ConsentGroups
          // Another tab may change the choice.
          key={`${accepted_functional} ${accepted_advertising}`}
          wording={config?.cookieConsentWording}
          services={config?.thirdPartyServices ?? []}
          frames={lists?.cookieConsentIframes}
          choice={{ accepted_functional, accepted_advertising }}
          headingLevel={headingLevel}
        />
      </form>
      {isOutdated ? (
        <Alert kind="warning">
          <p>
            <FormattedMessage id="preferences.outdated" />
          </p>
        </Alert>
      ) : null}
      <div className={styles.actions}>
        <AnswerForm
          choice={rejectAll}
          back={back}
          pending={pending === 'reject'}
          onClick={() => start('reject')}
          fullWidth
        >
          <FormattedMessage id="consent.rejectAll" />
        </AnswerForm>
        <AnswerForm
          choice={acceptAll}
          back={back}
          pending={pending === 'accept'}
          onClick={() => start('accept')}
          fullWidth
        >
          <FormattedMessage id="consent.acceptAll" />
        </AnswerForm>
        {/* Last, for the keyboard: after the switches that it saves, and after both shorter ways. */}
        <Button
          type="submit"
          form={formId}
          variant="secondary"
          pending={pending === 'save'}
          onClick={() => start('save')}
        >
          <FormattedMessage id="preferences.save" />
        </Button>
      </div>
    </>
  );
}
