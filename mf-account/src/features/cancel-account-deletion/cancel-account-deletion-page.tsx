import { useState } from 'react';
import { paths, privacyPaths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { ApiError, FormattedMessage, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useKeepAccountByLink } from '../../api/privacy.ts';
import { ActionForm } from '../../components/action-form.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { mailedLinkOf } from '../../domain/mailed-link.ts';

type Stage = 'form' | 'kept' | 'invalid';

/** The page of a mailed link. Opening it changes nothing; its button keeps an account that is going to be deleted. */
export function CancelAccountDeletionPage({ params }: { params: PageParams }) {
  const link = mailedLinkOf(params.search);
  const failure = failureFromSearch(params.search);
  const [stage, setStage] = useState<Stage>(() => firstStage(params.search, link !== null));
  const keepAccount = useKeepAccountByLink();
  const isForm = stage === 'form' && link !== null;

  return (
    <EntryPage
      title={<FormattedMessage id="cancelDeletion.title" />}
      lead={isForm ? <FormattedMessage id="cancelDeletion.lead" /> : undefined}
    >
      {isForm ? (
        <ActionForm
          action="/form/account-deletion-cancel-by-link"
          back={privacyPaths.cancelAccountDeletion(link.id, link.token)}
          hidden={{ id: String(link.id), token: link.token }}
          failure={failure}
          send={async () => {
            try {
              await keepAccount(link);
            } catch (error) {
              if (error instanceof ApiError && error.failure.code === 'invalid_token') setStage('invalid');
              throw error;
            }
          }}
          onDone={() => setStage('kept')}
          size="large"
          fullWidth
        >
          <FormattedMessage id="privacy.deletion.keep" />
        </ActionForm>
      ) : null}
      {stage === 'kept' ? (
        <>
          <Notice takesFocus={params.search['status'] !== 'kept'}>
            <FormattedMessage id="cancelDeletion.done" />
          </Notice>
          <ButtonLink as={Link} to={paths.forgotPassword} fullWidth>
            <FormattedMessage id="security.newPassword" />
          </ButtonLink>
        </>
      ) : null}
      {stage === 'invalid' ? (
        <>
          <Notice kind="warning" takesFocus={failure === null && link !== null}>
            <FormattedMessage id="cancelDeletion.invalid" />
          </Notice>
          <ButtonLink as={Link} to={paths.contact} variant="secondary" fullWidth>
            <FormattedMessage id="cancelEmailChange.contact" />
          </ButtonLink>
        </>
      ) : null}
    </EntryPage>
  );
}

/** Without JavaScript the page is opened again with the result. */
function firstStage(search: PageParams['search'], hasLink: boolean): Stage {
  if (search['status'] === 'kept') return 'kept';
  return hasLink && search['form_error'] !== 'invalid_token' ? 'form' : 'invalid';
}
