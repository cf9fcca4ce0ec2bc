import * as z from 'zod/mini';
import type { Checkout } from 'shared-contracts/api/checkout';
import { Form, FormTextField, SubmitButton, useShopForm } from 'shared-forms';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { useChangeCheckout } from '../../../api/change-checkout.ts';
import { clearDraftPart, type Entries } from '../../../domain/checkout-draft.ts';
import { partPath } from '../../../domain/checkout-steps.ts';
import { WithDraft } from '../draft/with-draft.tsx';
import { changeFailureAction, changeFailureMessages } from '../failures.tsx';
import type { PostedForm } from '../posted-form.ts';
import { useOpenStep } from '../use-open-step.ts';

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

export interface EmailFormProps {
  checkout: Checkout;
  posted: ReturnType<PostedForm>;
}

/** The e-mail address of a guest. */
export function EmailForm(props: EmailFormProps) {
  return (
    <WithDraft part="email" isSkipped={props.posted.entered !== undefined}>
      {(entered) => <EmailFields {...props} draft={entered} />}
    </WithDraft>
  );
}

function EmailFields({ checkout, posted, draft }: EmailFormProps & { draft: Entries | undefined }) {
  const intl = useIntl();
  const { changeEmail } = useChangeCheckout();
  const open = useOpenStep();
  const { failure, entered = draft } = posted;
  const form = useShopForm<z.infer<typeof emailSchema>>({
    schema: emailSchema,
    defaultValues: {},
    fields: ['email'],
    errorMessages: emailErrorMessages,
    send: async (values) => {
      await changeEmail(values);
      clearDraftPart('email');
      open('delivery');
    },
    failure,
  });
  return (
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
  );
}
