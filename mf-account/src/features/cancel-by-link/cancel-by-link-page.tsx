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
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';

export interface CancelByLinkPageProps {
  search: PageParams['search'];
  action: ActionFormProps['action'];
  /** Returns the path of this page with the link, to which a rejection returns without JavaScript. */
  pathOf: (id: number, token: string) => string;
  send: (link: MailedLink) => Promise<unknown>;
  title: ReactNode;
  lead: ReactNode;
  /** The label of the button. */
  submit: ReactNode;
  /** Text after the change was canceled. */
  canceled: ReactNode;
  /** Text for a link that is used up, expired or forged. */
  invalid: ReactNode;
}

/** A page of a mailed link that warns of a change. Opening it changes nothing; its button cancels what was requested. */
export function CancelByLinkPage(props: CancelByLinkPageProps) {
  const { search } = props;
  const link = mailedLinkOf(search);
  const failure = failureFromSearch(search);
  const texts = { canceled: props.canceled };
  const result = usePageResult(texts, search, { staysInUrl: true });
  const [isInvalid, setIsInvalid] = useState(link === null || search['form_error'] === 'invalid_token');
  const stage = result.kind ?? (isInvalid ? 'invalid' : 'form');
  const isForm = stage === 'form' && link !== null;

  async function send(known: MailedLink): Promise<void> {
    try {
      await props.send(known);
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === 'invalid_token') setIsInvalid(true);
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
          onDone={() => result.show('canceled')}
          size="large"
          fullWidth
        >
          {props.submit}
        </ActionForm>
      ) : null}
      {stage === 'canceled' ? (
        <>
          <ResultNotice result={result} texts={texts} />
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
