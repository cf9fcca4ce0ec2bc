import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { Card } from 'shared-ui';
import { failureFromSearch } from 'shared-forms/failure';
import { SocialLogin } from '../../components/social-login/social-login.tsx';
import { refererOf, safeRedirect } from '../../domain/referer.ts';
import { DeferredRegistrationForm } from './deferred-registration-form.ts';
import styles from '../../components/entry-page.module.css';

export function RegistrationPage({ params }: { params: PageParams }) {
  const { store } = useShop();
  const navigate = useNavigate();
  const referer = refererOf(params.path);
  const signInPath = paths.login(referer ?? undefined);
  return (
    <div className={styles.page}>
      <Card as="section" padding="large" className={styles.card}>
        <h1 className={styles.title}>
          <FormattedMessage id="registration.title" values={{ shop: store.shopName }} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="registration.lead" />
        </p>
        <DeferredRegistrationForm
          back={params.path}
          referer={referer}
          failure={failureFromSearch(params.search)}
          entered={params.enteredValues}
          referralCode={params.search['referral_code'] ?? null}
          signInOffer={
            <Link to={signInPath}>
              <FormattedMessage id="registration.signInInstead" />
            </Link>
          }
          // `replace`: the Back button must not lead a member to the registration page.
          onConfirmationSent={(redirect) => void navigate(safeRedirect(redirect), { replace: true })}
          onSignedIn={(redirect) => void navigate(safeRedirect(redirect), { replace: true })}
        />
        <SocialLogin back={params.path} referer={referer} />
        <p className={styles.other}>
          <FormattedMessage id="registration.haveAccount" />{' '}
          <Link to={signInPath} className={styles.otherLink}>
            <FormattedMessage id="signIn.submit" />
          </Link>
        </p>
      </Card>
    </div>
  );
}
