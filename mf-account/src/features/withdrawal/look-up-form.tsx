import { paths } from 'shared-contracts/routes';
import { withdrawalLookupSchema, type WithdrawalLookup } from 'shared-contracts/forms/withdrawal';
import { Form, FormTextField, SubmitButton, useShopForm } from 'shared-forms';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useSession, type PageParams } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { useFindOrder } from '../../api/withdrawal.ts';
import { lookUpErrorMessages, lookUpFailureMessages } from './withdrawal-failures.ts';

export interface LookUpFormProps {
  params: PageParams;
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
}

/** Names the order, by its number and the address that it was placed with. */
export function LookUpForm({ params, failure }: LookUpFormProps) {
  const intl = useIntl();
  const { email } = useSession();
  const findOrder = useFindOrder();
  const navigate = useNavigate();
  const { search, enteredValues } = params;
  const form = useShopForm<WithdrawalLookup>({
    schema: withdrawalLookupSchema,
    defaultValues: {},
    fields: ['order', 'email'],
    errorMessages: lookUpErrorMessages,
    send: async (values) => navigate(await findOrder(values)),
    failure,
  });
  return (
    <Form
      form={form}
      action="/form/withdrawal-order"
      back={paths.withdraw(search['order'])}
      failureMessages={lookUpFailureMessages}
    >
      <FormTextField
        form={form}
        name="order"
        label={intl.formatMessage({ id: 'withdrawal.number' })}
        hint={intl.formatMessage({ id: 'withdrawal.number.hint' })}
        autoComplete="off"
        inputMode="numeric"
        maxLength={20}
        defaultValue={enteredValues?.['order'] ?? search['order']}
        required
      />
      <FormTextField
        form={form}
        name="email"
        type="email"
        label={intl.formatMessage({ id: 'field.email' })}
        hint={intl.formatMessage({ id: 'withdrawal.email.hint' })}
        autoComplete="email"
        defaultValue={enteredValues?.['email'] ?? email ?? undefined}
        required
      />
      <SubmitButton form={form}>
        <FormattedMessage id="withdrawal.continue" />
      </SubmitButton>
    </Form>
  );
}
