import type { ReactNode } from 'react';
import { registrationSchema, type Registration } from 'shared-contracts/forms/registration';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { Button, Checkbox, TextField } from 'shared-ui';
import { useSignup } from '../../api/signup.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { useValidatedForm } from '../../form/use-validated-form.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Terms } from './terms.tsx';
import formStyles from '../../form/form.module.css';
import styles from './registration.module.css';

export interface RegistrationFormProps {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Path to go to after registration; null if the API decides. */
  referer: string | null;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  /** Link to sign-in, shown if the e-mail address already has an account. */
  signInOffer: ReactNode;
  onSignedIn: OnSignedIn;
}

const names = ['firstname', 'lastname', 'email', 'password'] as const;

export function RegistrationForm(props: RegistrationFormProps) {
  const { back, referer, failure = null, signInOffer, onSignedIn } = props;
  const intl = useIntl();
  const { store } = useShop();
  const signup = useSignup(onSignedIn);
  const { field, form, formProps, showFieldErrors, summary } = useValidatedForm<Registration>({
    schema: registrationSchema,
    defaultValues: { country_id: store.country, language: store.locale, newsletter: false },
    names,
    onValid: (values) =>
      signup.mutate(referer === null ? values : { ...values, referer }, {
        onError: ({ failure: { code, body } }) => {
          if (code === 'invalid_request' || code === 'breached_password') showFieldErrors(body?.fields ?? {});
        },
      }),
  });
  const shown = signup.error ? toFailure(signup.error.failure) : signup.isIdle ? failure : null;
  const label = (name: (typeof names)[number]) => intl.formatMessage({ id: labels[name] });

  return (
    <form {...formProps} method="post" action="/form/signup" className={formStyles.form}>
      <input type="hidden" name="back" value={back} />
      {referer === null ? null : <input type="hidden" name="referer" value={referer} />}
      <ErrorSummary {...summary} />
      {shown ? (
        <FailureAlert failure={shown}>{shown.code === 'email_taken' ? signInOffer : null}</FailureAlert>
      ) : null}
      <div className={styles.names}>
        <TextField {...field('firstname')} label={label('firstname')} autoComplete="given-name" required />
        <TextField {...field('lastname')} label={label('lastname')} autoComplete="family-name" required />
      </div>
      <TextField {...field('email')} type="email" label={label('email')} autoComplete="email" required />
      <NewPasswordField control={form.control} {...field('password')} />
      <Checkbox
        {...form.register('newsletter')}
        label={intl.formatMessage({ id: 'registration.newsletter' }, { shop: store.shopName })}
      />
      <Terms />
      <Button type="submit" size="large" fullWidth pending={signup.isPending}>
        <FormattedMessage id="registration.submit" />
      </Button>
    </form>
  );
}

const labels = {
  firstname: 'field.firstname',
  lastname: 'field.lastname',
  email: 'field.email',
  password: 'field.password',
} as const;
