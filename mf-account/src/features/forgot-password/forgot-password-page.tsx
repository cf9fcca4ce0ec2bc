import { useState } from 'react';
import { forgotPasswordSchema } from 'shared-contracts/forms/customer';
import { paths } from 'shared-contracts/routes';
import { Form, FormTextField, SubmitButton, useShopForm } from 'shared-forms';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useSession, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { useRequestReset } from '../../api/request-reset.ts';
import { EntryPage } from '../../components/entry-page.tsx';
import { CaptchaNotice } from '../../components/captcha/captcha-notice.tsx';
import { useCaptcha } from '../../components/captcha/use-captcha.ts';
import { Notice } from '../../components/notice.tsx';
import { failureMessages, fieldErrorMessages } from '../../domain/form-messages.ts';
import styles from '../../components/entry-page.module.css';

/**
 * Asks for a mail with a link. The answer is the same whether or not the account exists. Also for members, whose mails link
 * here: another person may know their password.
 */
export function ForgotPasswordPage({ params }: { params: PageParams }) {
  const [isSent, setIsSent] = useState(false);
  const { isUserLoggedIn } = useSession();
  const wasSent = params.search['status'] === 'sent';
  return (
    <EntryPage
      title={<FormattedMessage id="forgot.title" />}
      lead={isSent || wasSent ? undefined : <FormattedMessage id="forgot.lead" />}
      other={
        isUserLoggedIn ? undefined : (
          <Link to={paths.login()} className={styles.otherLink}>
            <FormattedMessage id="forgot.back" />
          </Link>
        )
      }
    >
      {isSent || wasSent ? (
        <>
          <Notice takesFocus={isSent}>
            <FormattedMessage id="forgot.sent" />
          </Notice>
          <p className={styles.lead}>
            <FormattedMessage id="forgot.notArrived" />
          </p>
        </>
      ) : (
        <ForgotPasswordForm params={params} onSent={() => setIsSent(true)} />
      )}
    </EntryPage>
  );
}

function ForgotPasswordForm({ params, onSent }: { params: PageParams; onSent: () => void }) {
  const intl = useIntl();
  const requestReset = useRequestReset();
  const captcha = useCaptcha('forgot-password');
  const form = useShopForm<{ login: string }>({
    schema: forgotPasswordSchema,
    defaultValues: {},
    fields: ['login'],
    errorMessages: fieldErrorMessages,
    send: async ({ login }) => {
      await captcha.protect((token) => requestReset({ login, ...token }));
      onSent();
    },
    failure: failureFromSearch(params.search),
  });
  return (
    <Form
      form={form}
      action="/form/forgot-password"
      back={paths.forgotPassword}
      failureMessages={failureMessages}
    >
      <FormTextField
        form={form}
        name="login"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        autoComplete="username"
        defaultValue={params.enteredValues?.['login']}
        required
      />
      <CaptchaNotice captcha={captcha} />
      <SubmitButton form={form}>
        <FormattedMessage id="forgot.submit" />
      </SubmitButton>
    </Form>
  );
}
