import { useState } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useSession, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResendConfirmationForm } from '../../components/resend-confirmation-form.tsx';
import { mailedLinkOf } from '../../domain/mailed-link.ts';
import { ConfirmForm } from './confirm-form.tsx';
import styles from '../../components/entry-page.module.css';

type Stage = 'form' | 'confirmed' | 'invalid' | 'sent';

/** The page of a mailed link. Opening it changes nothing; its button confirms the address. */
export function ConfirmPage({ params }: { params: PageParams }) {
  const link = mailedLinkOf(params.search);
  const failure = failureFromSearch(params.search);
  const [stage, setStage] = useState<Stage>(() => firstStage(params.search, link !== null));
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
          onConfirmed={() => setStage('confirmed')}
          onInvalid={() => setStage('invalid')}
        />
      ) : null}
      {stage === 'confirmed' ? <Confirmed /> : null}
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
              onSent={() => setStage('sent')}
              fullWidth
            />
          )}
        </>
      ) : null}
      {stage === 'sent' ? (
        <Notice takesFocus={params.search['status'] !== 'sent'}>
          <FormattedMessage id="confirm.sent" />
        </Notice>
      ) : null}
    </EntryPage>
  );
}

/** Without JavaScript the page is opened again with the result. */
function firstStage(search: PageParams['search'], hasLink: boolean): Stage {
  if (search['status'] === 'confirmed' || search['status'] === 'sent') return search['status'];
  return hasLink && search['form_error'] !== 'invalid_token' ? 'form' : 'invalid';
}

function BackToSignIn() {
  return (
    <Link to={paths.login()} className={styles.otherLink}>
      <FormattedMessage id="forgot.back" />
    </Link>
  );
}

function Confirmed() {
  const { isUserLoggedIn } = useSession();
  return (
    <>
      <Notice takesFocus>
        <FormattedMessage id="confirm.done" />
      </Notice>
      <ButtonLink as={Link} to={isUserLoggedIn ? paths.home : paths.login()} fullWidth>
        <FormattedMessage id={isUserLoggedIn ? 'welcome.start' : 'signIn.submit'} />
      </ButtonLink>
    </>
  );
}
