import type { ConsentGroup } from 'shared-contracts/consent/consent-groups';
import { FormattedMessage, useSession } from 'shared-runtime';
import { withGroup } from '../../domain/choices.ts';
import { AnswerForm } from '../answer-form/answer-form.tsx';
import { useAnswer } from '../answer-form/use-answer.ts';
import { useRejectsAdvertising } from '../use-browser-facts.ts';
import styles from './consent-request.module.css';

const labels: Record<ConsentGroup, string> = {
  default: 'consent.accept.functional',
  functional: 'consent.accept.functional',
  advertising: 'consent.accept.advertising',
};

/** Asks for the consent to one group, in the place of what needs it. The choice of the other group stays as it is. */
export function ConsentRequest({ group }: { group: ConsentGroup }) {
  const { cookieConsentPreferences } = useSession();
  const isRejected = useRejectsAdvertising() && group === 'advertising';
  const { pending, start } = useAnswer<'accept'>(() => undefined);
  if (isRejected) {
    return (
      <p className={styles.rejected}>
        <FormattedMessage id="consent.rejectedByBrowser" />
      </p>
    );
  }
  return (
    <AnswerForm
      choice={withGroup(cookieConsentPreferences, group)}
      pending={pending !== null}
      onClick={() => start('accept')}
    >
      <FormattedMessage id={labels[group]} />
    </AnswerForm>
  );
}
