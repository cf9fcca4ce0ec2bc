import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedDate, FormattedMessage, useSession, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { failureFromSearch } from 'shared-forms/failure';
import { ButtonLink } from 'shared-ui';
import { accountDetailsQuery } from '../../api/account-details-query.ts';
import { privacyStatusQuery } from '../../api/privacy.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { ResendConfirmationForm } from '../../components/resend-confirmation-form.tsx';
import { SignOutForm } from '../../components/sign-out-form.tsx';
import { CurrentOrders } from './current-orders.tsx';
import styles from './dashboard.module.css';

export function DashboardPage({ params }: { params: PageParams }) {
  const { isUserLoggedIn, userId, isConfirmed, name, firstName, email } = useSession();
  // The shell leaves this page after sign-out. Until then no data of the member may stay on screen.
  if (!isUserLoggedIn) return <SignedOut />;
  return (
    <AccountLayout
      page="account"
      heading={<FormattedMessage id="dashboard.title" values={{ name: firstName ?? name }} />}
      warnings={
        <>
          <PendingDeletion />
          {isConfirmed || userId === null ? null : (
            <Unconfirmed customerId={userId} email={email} back={params.path} />
          )}
        </>
      }
    >
      <CurrentOrders />
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
          <dd>
            <ShopName />
          </dd>
        </dl>
        <SignOutForm back={params.path} failure={failureFromSearch(params.search)} variant="secondary" />
      </AccountCard>
    </AccountLayout>
  );
}

/** The shop and its country: the same account is used in the shops of several countries. */
function ShopName() {
  const shop = useShop();
  const { isUserLoggedIn } = useSession();
  // After sign-out the shell leaves the page: what it shows until then is not fetched again.
  const { data } = useQuery({ ...accountDetailsQuery(shop), enabled: isUserLoggedIn });
  const { shopName } = shop.store;
  if (data === undefined) return shopName;
  return (
    <FormattedMessage id="dashboard.storeName" values={{ shop: shopName, country: data.storeCountryName }} />
  );
}

/** Warns of the account deletion that the member, or another person with the password, has requested. */
function PendingDeletion() {
  const { isUserLoggedIn } = useSession();
  const { data } = useQuery({ ...privacyStatusQuery(useShop()), enabled: isUserLoggedIn });
  const deletionAt = data?.deletionAt ?? null;
  if (deletionAt === null) return null;
  return (
    <AccountCard className={styles.warning} heading={<FormattedMessage id="dashboard.deletion.title" />}>
      <p>
        <FormattedMessage
          id="dashboard.deletion.text"
          values={{ date: <FormattedDate key="date" value={deletionAt} dateStyle="long" /> }}
        />
      </p>
      <ButtonLink as={Link} to={paths.privacy}>
        <FormattedMessage id="dashboard.deletion.cancel" />
      </ButtonLink>
    </AccountCard>
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
    <AccountCard align="stretch" className={styles.warning} heading={<FormattedMessage id="confirm.title" />}>
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
