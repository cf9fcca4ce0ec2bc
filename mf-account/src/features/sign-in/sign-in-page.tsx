import { paths } from 'shared-contracts/routes';
import { FormattedMessage, type PageParams } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { Card } from 'shared-ui';
import { failureFromSearch } from 'shared-forms/failure';
import { SocialLogin } from '../../components/social-login/social-login.tsx';
import { refererOf, safeRedirect } from '../../domain/referer.ts';
import { Notice } from '../../components/notice.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { DeferredSignInForm } from './deferred-sign-in-form.ts';
import styles from '../../components/entry-page.module.css';

/** What led here: a registration, or a new password by the mailed link. */
const resultTexts = {
  'confirmation-sent': <FormattedMessage id="signIn.confirmationSent" />,
  'password-changed': <FormattedMessage id="signIn.passwordChanged" />,
};

export function SignInPage({ params }: { params: PageParams }) {
  const navigate = useNavigate();
  const referer = refererOf(params.path);
  const result = usePageResult(resultTexts, params.search);
  return (
    <div className={styles.page}>
      <Card as="section" padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <FormattedMessage id="signIn.title" />
        </h1>
        <ResultNotice result={result} texts={resultTexts} />
        {params.search['status'] === 'invalid-link' ? (
          <Notice kind="warning">
            <FormattedMessage id="failure.newsletterLink" />
          </Notice>
        ) : null}
        <DeferredSignInForm
          back={params.path}
          referer={referer}
          failure={failureFromSearch(params.search)}
          entered={params.enteredValues}
          // `replace`: the Back button must not lead a member to the sign-in page.
          onSignedIn={(redirect) => void navigate(safeRedirect(redirect), { replace: true })}
        />
        <SocialLogin back={params.path} referer={referer} />
        <p className={styles.other}>
          <FormattedMessage id="signIn.noAccount" />{' '}
          <Link to={paths.register(referer ?? undefined)} className={styles.otherLink}>
            <FormattedMessage id="signIn.join" />
          </Link>
        </p>
      </Card>
    </div>
  );
}
