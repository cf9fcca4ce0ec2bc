import { useState, type ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { ApiError, FormattedMessage, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { mailedLinkOf, type MailedLink } from '../../domain/mailed-link.ts';
import { ActionForm, type ActionFormProps } from '../../components/action-form.tsx';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';

export interface CancelByLinkPageProps {
  search: PageParams['search'];
  action: ActionFormProps['action'];
  /** Returns the path of this page with the link, to which a rejection returns without JavaScript. */
  pathOf: (id: number, token: string) => string;
  /** The `status` of the page that a post without JavaScript leads to. */
  doneStatus: string;
  send: (link: MailedLink) => Promise<unknown>;
  title: ReactNode;
  lead: ReactNode;
  /** The label of the button. */
  submit: ReactNode;
  done: ReactNode;
  invalid: ReactNode;
}

type Stage = 'form' | 'done' | 'invalid';

/** A page of a mailed link that warns of a change. Opening it changes nothing; its button cancels what was requested. */
export function CancelByLinkPage(props: CancelByLinkPageProps) {
  const { search, doneStatus } = props;
  const link = mailedLinkOf(search);
  const failure = failureFromSearch(search);
  const isPosted = search['status'] === doneStatus;
  const [stage, setStage] = useState<Stage>(() => {
    if (isPosted) return 'done';
    return link !== null && search['form_error'] !== 'invalid_token' ? 'form' : 'invalid';
  });
  const isForm = stage === 'form' && link !== null;

  async function send(known: MailedLink): Promise<void> {
    try {
      await props.send(known);
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === 'invalid_token') setStage('invalid');
      throw error;
    }
  }

  return (
    <EntryPage title={props.title} lead={isForm ? props.lead : undefined}>
      {isForm ? (
        <ActionForm
          action={props.action}
          back={props.pathOf(link.id, link.token)}
          hidden={{ id: String(link.id), token: link.token }}
          failure={failure}
          send={() => send(link)}
          onDone={() => setStage('done')}
          size="large"
          fullWidth
        >
          {props.submit}
        </ActionForm>
      ) : null}
      {stage === 'done' ? (
        <>
          <Notice takesFocus={!isPosted}>{props.done}</Notice>
          <ButtonLink as={Link} to={paths.forgotPassword} fullWidth>
            <FormattedMessage id="security.newPassword" />
          </ButtonLink>
        </>
      ) : null}
      {stage === 'invalid' ? (
        <>
          <Notice kind="warning" takesFocus={failure === null && link !== null}>
            {props.invalid}
          </Notice>
          <ButtonLink as={Link} to={paths.contact} variant="secondary" fullWidth>
            <FormattedMessage id="cancelEmailChange.contact" />
          </ButtonLink>
        </>
      ) : null}
    </EntryPage>
  );
}
