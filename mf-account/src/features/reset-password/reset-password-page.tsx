import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { failureFromSearch } from 'shared-forms/failure';
import { resetLinkQuery } from '../../api/reset-link-query.ts';
import { EntryPage } from '../../components/entry-page.tsx';
import { Notice } from '../../components/notice.tsx';
import { mailedLinkOf, type MailedLink } from '../../domain/mailed-link.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import styles from '../../components/entry-page.module.css';

/** The page of a mailed link. Opening it changes nothing: mail programs open links to check them. */
export function ResetPasswordPage({ params }: { params: PageParams }) {
  const link = mailedLinkOf(params.search);
  return link === null ? <InvalidLink /> : <LinkedPage link={link} params={params} />;
}

function LinkedPage({ link, params }: { link: MailedLink; params: PageParams }) {
  const shop = useShop();
  const navigate = useNavigate();
  // Not fetched again: after a success the link is used up, before this page is left.
  const { data } = useQuery({ ...resetLinkQuery(shop, link), staleTime: Infinity });
  if (data?.email === null) return <InvalidLink />;
  return (
    <EntryPage title={<FormattedMessage id="reset.title" />} lead={<FormattedMessage id="reset.lead" />}>
      <ResetPasswordForm
        link={link}
        email={data?.email ?? ''}
        failure={failureFromSearch(params.search)}
        // `replace`: the Back button must not lead to a link that is used up.
        onChanged={() => void navigate(paths.signInAfterReset, { replace: true })}
      />
    </EntryPage>
  );
}

function InvalidLink() {
  return (
    <EntryPage
      title={<FormattedMessage id="reset.title" />}
      other={
        <Link to={paths.login()} className={styles.otherLink}>
          <FormattedMessage id="forgot.back" />
        </Link>
      }
    >
      <Notice kind="warning">
        <FormattedMessage id="failure.invalidToken" />
      </Notice>
      <ButtonLink as={Link} to={paths.forgotPassword} fullWidth>
        <FormattedMessage id="reset.newLink" />
      </ButtonLink>
    </EntryPage>
  );
}
