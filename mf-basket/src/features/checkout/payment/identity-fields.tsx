import { FormPasswordField, type ShopForm } from 'shared-forms';
import { useIntl, useSession } from 'shared-runtime';
import type { PaymentValues } from './payment-values.ts';

/** The password of a member who signed in too long ago to pay with a stored card. */
export function IdentityFields({ form }: { form: ShopForm<PaymentValues> }) {
  const intl = useIntl();
  const { email } = useSession();
  return (
    <>
      {/* Password managers read fields only, also hidden ones. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <FormPasswordField
        form={form}
        name="current_password"
        label={intl.formatMessage({ id: 'checkout.password' })}
        hint={intl.formatMessage({ id: 'checkout.password.hint' })}
        autoComplete="current-password"
      />
    </>
  );
}
