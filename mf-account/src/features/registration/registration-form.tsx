import { useId, type ReactNode } from 'react';
import { registrationSchema, type Registration } from 'shared-contracts/forms/registration';
import {
  Form,
  FormCheckbox,
  FormPasswordField,
  FormTextField,
  SubmitButton,
  useFieldValue,
  useShopForm,
} from 'shared-forms';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useSession, useShop, type PageParams } from 'shared-runtime';
import { useSignup } from '../../api/signup.ts';
import { CaptchaNotice } from '../../components/captcha/captcha-notice.tsx';
import { useCaptcha } from '../../components/captcha/use-captcha.ts';
import { NewPassword } from '../../components/new-password/new-password.tsx';
import { failureMessages, newPasswordErrorMessages } from '../../domain/form-messages.ts';
import type { OnSignedIn } from '../../domain/on-signed-in.ts';
import { OptionalFields } from './optional-fields.tsx';
import { Terms } from './terms.tsx';
import styles from './registration.module.css';

export interface RegistrationFormProps {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Path to go to after registration; null if the API decides. */
  referer: string | null;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  /** What was entered before such a failure. */
  entered?: PageParams['enteredValues'];
  /** Code of the member who has invited the visitor, from the link. @default that of the invitation that was opened */
  referralCode?: string | null;
  /** Connects the social login that this browser has begun. @default false */
  connectsSocialLogin?: boolean;
  /** Link to sign-in, shown if the e-mail address already has an account. */
  signInOffer: ReactNode;
  onSignedIn: OnSignedIn;
  /** Called instead of `onSignedIn` if the store requires a confirmed address. */
  onConfirmationSent: (redirect: string) => void;
}

export function RegistrationForm(props: RegistrationFormProps) {
  const { back, referer, failure = null, entered, referralCode = null } = props;
  const { referralCode: openedInvitation } = useSession();
  const { connectsSocialLogin = false, signInOffer } = props;
  const intl = useIntl();
  const rulesId = useId();
  const { store } = useShop();
  const { mutateAsync: signup } = useSignup(props);
  const captcha = useCaptcha('sign-up');
  const more = {
    ...(referer === null ? {} : { referer }),
    ...(connectsSocialLogin ? { connect_social_login: true } : {}),
  };
  const form = useShopForm<Registration>({
    schema: registrationSchema,
    defaultValues: { country_id: store.country, language: store.locale, newsletter: false },
    fields: ['firstname', 'lastname', 'email', 'password', 'gender', 'referral_code'],
    errorMessages: newPasswordErrorMessages,
    send: (values) => captcha.protect((token) => signup({ ...values, ...more, ...token })),
    fieldErrorCodes: ['invalid_request', 'breached_password', 'weak_password'],
    failure,
    lock: { name: 'sign-up', account: 'email' },
  });

  return (
    <Form
      form={form}
      action="/form/signup"
      back={back}
      hidden={{ referer, connect_social_login: connectsSocialLogin ? 'true' : null }}
      failureMessages={failureMessages}
      failureAction={({ code }) => (code === 'email_taken' ? signInOffer : null)}
    >
      <div className={styles.names}>
        <FormTextField
          form={form}
          name="firstname"
          label={intl.formatMessage({ id: 'field.firstname' })}
          autoComplete="given-name"
          defaultValue={entered?.['firstname']}
          required
        />
        <FormTextField
          form={form}
          name="lastname"
          label={intl.formatMessage({ id: 'field.lastname' })}
          autoComplete="family-name"
          defaultValue={entered?.['lastname']}
          required
        />
      </div>
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        autoComplete="email"
        defaultValue={entered?.['email']}
        required
      />
      <NewPassword id={rulesId} password={useFieldValue(form, 'password') ?? ''}>
        <FormPasswordField
          form={form}
          name="password"
          label={intl.formatMessage({ id: 'field.password' })}
          autoComplete="new-password"
          aria-describedby={rulesId}
          required
        />
      </NewPassword>
      <OptionalFields form={form} entered={entered} referralCode={referralCode ?? openedInvitation} />
      <FormCheckbox
        form={form}
        name="newsletter"
        label={<FormattedMessage id="registration.newsletter" values={{ nobr: noBreak }} />}
      />
      <Terms />
      <CaptchaNotice captcha={captcha} />
      <SubmitButton form={form}>
        <FormattedMessage id="registration.submit" />
      </SubmitButton>
    </Form>
  );
}

/** Keeps a word with a hyphen in one line. */
function noBreak(text: ReactNode) {
  return <span className={styles.nobr}>{text}</span>;
}
