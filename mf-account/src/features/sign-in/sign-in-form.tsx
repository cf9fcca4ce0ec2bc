import { paths } from 'shared-contracts/routes';
import { signInSchema, type SignIn } from 'shared-contracts/forms/sign-in';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormTextField,
  SubmitButton,
  useShopForm,
} from 'shared-forms';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, useIntl, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { useLogin } from '../../api/login.ts';
import { CaptchaNotice } from '../../components/captcha/captcha-notice.tsx';
import { useCaptcha } from '../../components/captcha/use-captcha.ts';
import { fieldErrorMessages, signInFailureMessages } from '../../domain/form-messages.ts';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';
import styles from './sign-in-form.module.css';

export interface SignInFormProps {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Path to go to after sign-in; null if the API decides. */
  referer: string | null;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  /** What was entered before such a failure. */
  entered?: PageParams['enteredValues'];
  /** Connects the social login that this browser has begun. @default false */
  connectsSocialLogin?: boolean;
  onSignedIn: OnSignedIn;
}

export function SignInForm(props: SignInFormProps) {
  const { back, referer, failure = null, entered, connectsSocialLogin = false, onSignedIn } = props;
  const intl = useIntl();
  const { mutateAsync: login } = useLogin(onSignedIn);
  const captcha = useCaptcha('sign-in');
  const more = {
    ...(referer === null ? {} : { referer }),
    ...(connectsSocialLogin ? { connect_social_login: true } : {}),
  };
  const form = useShopForm<SignIn>({
    schema: signInSchema,
    defaultValues: { remember: true },
    fields: ['email', 'password'],
    errorMessages: fieldErrorMessages,
    send: (values) => captcha.protect((token) => login({ ...values, ...more, ...token })),
    failure,
    lock: { name: 'sign-in', account: 'email' },
  });

  return (
    <Form
      form={form}
      action="/form/login"
      back={back}
      hidden={{ referer, connect_social_login: connectsSocialLogin ? 'true' : null }}
      failureMessages={signInFailureMessages}
      failureAction={({ code }) => (code === 'too_many_attempts' ? <ResetOffer /> : null)}
    >
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        autoComplete="username"
        defaultValue={entered?.['email']}
        required
      />
      <FormPasswordField
        form={form}
        name="password"
        label={intl.formatMessage({ id: 'field.password' })}
        autoComplete="current-password"
        required
      />
      <p className={styles.forgot}>
        <Link to={paths.forgotPassword}>
          <FormattedMessage id="signIn.forgot" />
        </Link>
      </p>
      <FormCheckbox
        form={form}
        name="remember"
        label={intl.formatMessage({ id: 'signIn.remember' })}
        defaultChecked
      />
      <CaptchaNotice captcha={captcha} />
      <SubmitButton form={form}>
        <FormattedMessage id="signIn.submit" />
      </SubmitButton>
    </Form>
  );
}

/** A locked sign-in does not prevent a new password, which lifts the lock. */
function ResetOffer() {
  return (
    <Link to={paths.forgotPassword}>
      <FormattedMessage id="signIn.lockReset" />
    </Link>
  );
}
