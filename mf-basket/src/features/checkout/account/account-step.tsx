import * as z from 'zod/mini';
import type { Checkout } from 'shared-contracts/api/checkout';
import { paths } from 'shared-contracts/routes';
import { Form, FormTextField, SubmitButton, useShopForm } from 'shared-forms';
import { FormattedMessage, useIntl, useSession } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { useChangeCheckout } from '../../../api/change-checkout.ts';
import { partPath } from '../../../domain/checkout-steps.ts';
import { changeFailureAction, changeFailureMessages } from '../failures.tsx';
import type { PostedForm } from '../posted-form.ts';
import { SignInPanel } from '../sign-in-panel.tsx';
import { useOpenStep } from '../use-open-step.ts';
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
          <GuestEmailForm checkout={checkout} posted={posted} />
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

const emailSchema = z.strictObject({
  email: z
    .string('required')
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'max'), z.email('email')),
});

const emailErrorMessages = {
  'email.required': 'field.email.required',
  'email.email': 'field.email.email',
  'email.max': 'field.email.max',
};

function GuestEmailForm({ checkout, posted }: AccountStepProps) {
  const intl = useIntl();
  const { changeEmail } = useChangeCheckout();
  const open = useOpenStep();
  const { failure, entered } = posted('email');
  const form = useShopForm<z.infer<typeof emailSchema>>({
    schema: emailSchema,
    defaultValues: {},
    fields: ['email'],
    errorMessages: emailErrorMessages,
    send: async (values) => {
      await changeEmail(values);
      open('delivery');
    },
    failure,
  });
  return (
    <>
      <h3 className={styles.partTitle}>
        <FormattedMessage id="checkout.account.asGuest" />
      </h3>
      <Form
        form={form}
        action="/form/checkout-account"
        back={partPath('account', 'email')}
        hidden={{ version: String(checkout.version) }}
        failureMessages={changeFailureMessages}
        failureAction={changeFailureAction}
      >
        <FormTextField
          form={form}
          name="email"
          type="email"
          label={intl.formatMessage({ id: 'field.email' })}
          hint={intl.formatMessage({ id: 'checkout.account.emailHint' })}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={entered?.['email'] ?? checkout.account.email ?? undefined}
          required
        />
        <SubmitButton form={form}>
          <FormattedMessage id="checkout.continue" />
        </SubmitButton>
      </Form>
    </>
  );
}
