import type { Checkout } from 'shared-contracts/api/checkout';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { DeferredEmailForm } from '../deferred-forms.ts';
import type { PostedForm } from '../posted-form.ts';
import { SignInPanel } from '../sign-in-panel.tsx';
import styles from '../checkout.module.css';

export interface AccountStepProps {
  checkout: Checkout;
  posted: PostedForm;
}

/** Members see who they are. Guests sign in or, where the store permits it, give an e-mail address. */
export function AccountStep({ checkout, posted }: AccountStepProps) {
  if (checkout.account.isMember) return <MemberAccount checkout={checkout} />;
  return (
    <div className={styles.stack}>
      {checkout.isGuestCheckoutEnabled ? (
        <>
          <h3 className={styles.partTitle}>
            <FormattedMessage id="checkout.account.asGuest" />
          </h3>
          <DeferredEmailForm checkout={checkout} posted={posted('email')} />
          <p className={styles.divider}>
            <FormattedMessage id="checkout.account.or" />
          </p>
        </>
      ) : null}
      <h3 className={styles.partTitle}>
        <FormattedMessage id="checkout.account.signIn" />
      </h3>
      <SignInPanel back={paths.checkoutStep('delivery')} />
    </div>
  );
}

function MemberAccount({ checkout }: Pick<AccountStepProps, 'checkout'>) {
  return (
    <div className={styles.stack}>
      <AccountSummary checkout={checkout} />
      <ButtonLink as={Link} to={paths.checkoutStep('delivery')} preventScrollReset fullWidth>
        <FormattedMessage id="checkout.continue" />
      </ButtonLink>
    </div>
  );
}

export function AccountSummary({ checkout }: Pick<AccountStepProps, 'checkout'>) {
  const { name } = useSession();
  return (
    <p className={styles.lines}>
      {checkout.account.isMember && name ? <strong>{name}</strong> : null}
      <span>{checkout.account.email}</span>
    </p>
  );
}
