import { signInSchema, type SignIn } from 'shared-contracts/forms/sign-in';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, Checkbox, TextField } from 'shared-ui';
import { useLogin } from '../../api/login.ts';
import { toFailure, type Failure } from '../../domain/failure.ts';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useValidatedForm } from '../../form/use-validated-form.ts';
import styles from '../../form/form.module.css';

export interface SignInFormProps {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Path to go to after sign-in; null if the API decides. */
  referer: string | null;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  onSignedIn: OnSignedIn;
}

const names = ['email', 'password'] as const;

export function SignInForm({ back, referer, failure = null, onSignedIn }: SignInFormProps) {
  const intl = useIntl();
  const login = useLogin(onSignedIn);
  const { field, form, formProps, showFieldErrors, summary } = useValidatedForm<SignIn>({
    schema: signInSchema,
    defaultValues: { remember: true },
    names,
    onValid: (values) =>
      login.mutate(referer === null ? values : { ...values, referer }, {
        onError: ({ failure: { code, body } }) => {
          if (code === 'invalid_request') showFieldErrors(body?.fields ?? {});
        },
      }),
  });
  const shown = login.error ? toFailure(login.error.failure) : login.isIdle ? failure : null;

  return (
    <form {...formProps} method="post" action="/form/login" className={styles.form}>
      <input type="hidden" name="back" value={back} />
      {referer === null ? null : <input type="hidden" name="referer" value={referer} />}
      <ErrorSummary {...summary} />
      {shown ? <FailureAlert failure={shown} /> : null}
      <TextField
        {...field('email')}
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        autoComplete="username"
        required
      />
      <PasswordField {...field('password')} autoComplete="current-password" required />
      <Checkbox
        {...form.register('remember')}
        label={intl.formatMessage({ id: 'signIn.remember' })}
        defaultChecked
      />
      <Button type="submit" size="large" fullWidth pending={login.isPending}>
        <FormattedMessage id="signIn.submit" />
      </Button>
    </form>
  );
}
