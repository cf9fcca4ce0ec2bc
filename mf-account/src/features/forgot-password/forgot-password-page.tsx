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
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { failureMessages, fieldErrorMessages } from '../../domain/form-messages.ts';
import styles from '../../components/entry-page.module.css';

const resultTexts = { sent: <FormattedMessage id="forgot.sent" /> };

/**
 * Asks for a mail with a link. The answer is the same whether or not the account exists. Also for members, whose mails link
 * here: another person may know their password.
 */
export function ForgotPasswordPage({ params }: { params: PageParams }) {
  const result = usePageResult(resultTexts, params.search, { staysInUrl: true });
  const isSent = result.kind === 'sent';
  const { isUserLoggedIn } = useSession();
  return (
    <EntryPage
      title={<FormattedMessage id="forgot.title" />}
      lead={isSent ? undefined : <FormattedMessage id="forgot.lead" />}
      other={
        isUserLoggedIn ? undefined : (
          <Link to={paths.login()} className={styles.otherLink}>
            <FormattedMessage id="forgot.back" />
          </Link>
        )
      }
    >
      {isSent ? (
        <>
          <ResultNotice result={result} texts={resultTexts} />
          <p className={styles.lead}>
            <FormattedMessage id="forgot.notArrived" />
          </p>
        </>
      ) : (
        <ForgotPasswordForm params={params} onSent={() => result.show('sent')} />
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
