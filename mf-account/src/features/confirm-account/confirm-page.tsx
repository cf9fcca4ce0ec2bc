import { useState } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useSession, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResendConfirmationForm } from '../../components/resend-confirmation-form.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { mailedLinkOf } from '../../domain/mailed-link.ts';
import { ConfirmForm } from './confirm-form.tsx';
import styles from '../../components/entry-page.module.css';

const resultTexts = {
  confirmed: <FormattedMessage id="confirm.done" />,
  sent: <FormattedMessage id="confirm.sent" />,
};

/** The page of a mailed link. Opening it changes nothing; its button confirms the address. */
export function ConfirmPage({ params }: { params: PageParams }) {
  const link = mailedLinkOf(params.search);
  const failure = failureFromSearch(params.search);
  const result = usePageResult(resultTexts, params.search, { staysInUrl: true });
  const [isInvalid, setIsInvalid] = useState(
    link === null || params.search['form_error'] === 'invalid_token',
  );
  const stage = result.kind ?? (isInvalid ? 'invalid' : 'form');
  const { userId } = useSession();
  const customerId = link?.id ?? userId;
  return (
    <EntryPage
      title={<FormattedMessage id="confirm.title" />}
      lead={stage === 'form' ? <FormattedMessage id="confirm.lead" /> : undefined}
      other={stage === 'invalid' && userId === null ? <BackToSignIn /> : undefined}
    >
      {stage === 'form' && link !== null ? (
        <ConfirmForm
          link={link}
          failure={failure}
          onConfirmed={() => result.show('confirmed')}
          onInvalid={() => setIsInvalid(true)}
        />
      ) : null}
      <ResultNotice result={result} texts={resultTexts} />
      {stage === 'confirmed' ? <NextStep /> : null}
      {stage === 'invalid' ? (
        <>
          <Notice kind="warning" takesFocus={failure === null && link !== null}>
            <FormattedMessage id="failure.invalidToken" />
          </Notice>
          {customerId === null ? (
            // A member gets the form for a new link here.
            <ButtonLink as={Link} to={paths.login(params.path)} fullWidth>
              <FormattedMessage id="confirm.signInForLink" />
            </ButtonLink>
          ) : (
            <ResendConfirmationForm
              customerId={customerId}
              back={params.path}
              onSent={() => result.show('sent')}
              fullWidth
            />
          )}
        </>
      ) : null}
    </EntryPage>
  );
}

function BackToSignIn() {
  return (
    <Link to={paths.login()} className={styles.otherLink}>
      <FormattedMessage id="forgot.back" />
    </Link>
  );
}

function NextStep() {
  const { isUserLoggedIn } = useSession();
  return (
    <ButtonLink as={Link} to={isUserLoggedIn ? paths.home : paths.login()} fullWidth>
      <FormattedMessage id={isUserLoggedIn ? 'welcome.start' : 'signIn.submit'} />
    </ButtonLink>
  );
}
