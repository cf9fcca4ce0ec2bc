import { useState } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { ApiError, FormattedMessage, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useCancelEmailChange } from '../../api/cancel-email-change.ts';
import { ActionForm } from '../../components/action-form.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { mailedLinkOf } from '../../domain/mailed-link.ts';

type Stage = 'form' | 'canceled' | 'invalid';

/** The page of a mailed link. Opening it changes nothing; its button keeps the present address of the account. */
export function CancelEmailChangePage({ params }: { params: PageParams }) {
  const link = mailedLinkOf(params.search);
  const failure = failureFromSearch(params.search);
  const [stage, setStage] = useState<Stage>(() => firstStage(params.search, link !== null));
  const cancelEmailChange = useCancelEmailChange();
  const isForm = stage === 'form' && link !== null;

  return (
    <EntryPage
      title={<FormattedMessage id="cancelEmailChange.title" />}
      lead={isForm ? <FormattedMessage id="cancelEmailChange.lead" /> : undefined}
    >
      {isForm ? (
        <ActionForm
          action="/form/email-change-cancel-by-link"
          back={paths.cancelEmailChange(link.id, link.token)}
          hidden={{ id: String(link.id), token: link.token }}
          failure={failure}
          send={async () => {
            try {
              await cancelEmailChange(link);
            } catch (error) {
              if (error instanceof ApiError && error.failure.code === 'invalid_token') setStage('invalid');
              throw error;
            }
          }}
          onDone={() => setStage('canceled')}
          size="large"
          fullWidth
        >
          <FormattedMessage id="cancelEmailChange.submit" />
        </ActionForm>
      ) : null}
      {stage === 'canceled' ? (
        <>
          <Notice takesFocus={params.search['status'] !== 'canceled'}>
            <FormattedMessage id="cancelEmailChange.done" />
          </Notice>
          <ButtonLink as={Link} to={paths.forgotPassword} fullWidth>
            <FormattedMessage id="security.newPassword" />
          </ButtonLink>
        </>
      ) : null}
      {stage === 'invalid' ? (
        <>
          <Notice kind="warning" takesFocus={failure === null && link !== null}>
            <FormattedMessage id="cancelEmailChange.invalid" />
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
  if (search['status'] === 'canceled') return 'canceled';
  return hasLink && search['form_error'] !== 'invalid_token' ? 'form' : 'invalid';
}
