import * as z from 'zod/mini';
import type { CheckoutAddress } from 'shared-contracts/api/checkout';
import { addressFormSchema, type AddressForm as AddressValues } from 'shared-contracts/forms/address';
import { Form, SubmitButton, useShopForm } from 'shared-forms';
import {
  AddressFields,
  addressErrorMessages,
  addressFieldNames,
  initialAddress,
  useSelectedCountry,
  type AddressCountry,
  type AddressFormValues,
} from 'shared-forms/address';
import type { Failure } from 'shared-forms/failure';
import type { PageParams } from 'shared-runtime';
import { useMemo, type ReactNode } from 'react';
import { clearDraftPart } from '../../../domain/checkout-draft.ts';
import { WithDraft } from '../draft/with-draft.tsx';
import { changeFailureAction, changeFailureMessages } from '../failures.tsx';

export interface AddressFormProps {
  use: 'delivery' | 'billing';
  /** Path of the shell that takes the post without JavaScript. */
  action: '/form/checkout-address' | '/form/checkout-billing';
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** Further fields of the post without JavaScript. */
  hidden: Readonly<Record<string, string>>;
  /** What the form begins with; null: empty. */
  address: Partial<CheckoutAddress> | null;
  countries: readonly AddressCountry[];
  failure: Failure | null;
  /** What was entered before a rejected post without JavaScript. */
  entered: PageParams['enteredValues'];
  onSave: (address: AddressValues) => Promise<void>;
  /** Text of the button. */
  children: ReactNode;
}

const formSchema = z.strictObject({ address: addressFormSchema });

/** A new address of the checkout, of guests and members alike: a member's address book keeps it. */
export function AddressForm(props: AddressFormProps) {
  const { use, entered } = props;
  return (
    <WithDraft part={newAddressPart[use]} isSkipped={entered !== undefined}>
      {(draft) => <EnteredAddress {...props} entered={entered ?? draft} />}
    </WithDraft>
  );
}

const newAddressPart = { delivery: 'address', billing: 'billing' } as const;

function EnteredAddress(props: AddressFormProps) {
  const { use, action, back, hidden, address, countries, failure, entered, onSave, children } = props;
  const initial = useMemo(() => initialAddress(address, entered), [address, entered]);
  const form = useShopForm<AddressFormValues>({
    schema: formSchema,
    defaultValues: {},
    fields: addressFieldNames,
    errorMessages: addressErrorMessages,
    send: async ({ address: values }) => {
      await onSave(values);
      clearDraftPart(newAddressPart[use]);
    },
    failure,
  });
  const selected = useSelectedCountry(form, countries, initial);

  return (
    <Form
      form={form}
      action={action}
      back={back}
      hidden={hidden}
      failureMessages={changeFailureMessages}
      failureAction={changeFailureAction}
    >
      <AddressFields form={form} countries={countries} selected={selected} initial={initial} use={use} />
      <SubmitButton form={form}>{children}</SubmitButton>
    </Form>
  );
}
