import { useState } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { failureFromSearch } from 'shared-forms/failure';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResendConfirmationForm } from '../../components/resend-confirmation-form.tsx';
import { SignOutForm } from '../../components/sign-out-form.tsx';
import styles from './dashboard.module.css';

export function DashboardPage({ params }: { params: PageParams }) {
  const { isUserLoggedIn, userId, isConfirmed, name, firstName, email } = useSession();
  const { store } = useShop();
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn) return <SignedOut />;
  return (
    <AccountLayout
      page="account"
      heading={<FormattedMessage id="dashboard.title" values={{ name: firstName ?? name }} />}
    >
      {isConfirmed || userId === null ? null : (
        <Unconfirmed customerId={userId} email={email} back={params.path} />
      )}
      <AccountCard align="stretch" heading={<FormattedMessage id="dashboard.details" />}>
        <dl className={styles.details}>
          <dt>
            <FormattedMessage id="dashboard.name" />
          </dt>
          <dd>{name}</dd>
          <dt>
            <FormattedMessage id="field.email" />
          </dt>
          <dd>{email}</dd>
          <dt>
            <FormattedMessage id="dashboard.store" />
          </dt>
          <dd>{store.shopName}</dd>
        </dl>
        <SignOutForm back={params.path} failure={failureFromSearch(params.search)} variant="secondary" />
      </AccountCard>
    </AccountLayout>
  );
}

interface UnconfirmedProps {
  customerId: number;
  email: string | null;
  /** Path of this page. */
  back: string;
}

/** Reminds of an address that is not confirmed, also after a new link was mailed. */
function Unconfirmed({ customerId, email, back }: UnconfirmedProps) {
  const [isLinkSent, setIsLinkSent] = useState(false);
  return (
    <AccountCard
      align="stretch"
      className={styles.unconfirmed}
      heading={<FormattedMessage id="confirm.title" />}
    >
      {isLinkSent ? (
        <Notice takesFocus>
          <FormattedMessage id="dashboard.linkSent" values={{ email }} />
        </Notice>
      ) : (
        <>
          <p>
            <FormattedMessage id="dashboard.unconfirmed" values={{ email }} />
          </p>
          <ResendConfirmationForm customerId={customerId} back={back} onSent={() => setIsLinkSent(true)} />
        </>
      )}
    </AccountCard>
  );
}

function SignedOut() {
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="dashboard.signedOut" />
      </h1>
      <p>
        <Link to={paths.login(paths.account)}>
          <FormattedMessage id="signIn.submit" />
        </Link>
      </p>
    </div>
  );
}
