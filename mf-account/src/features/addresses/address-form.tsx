import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { addressFormSchema } from 'shared-contracts/forms/address';
import { Form, SubmitButton, useShopForm } from 'shared-forms';
import {
  addressErrorMessages,
  addressFieldNames,
  initialAddress,
  useSelectedCountry,
  type AddressFormValues,
} from 'shared-forms/address';
import type { Failure } from 'shared-forms/failure';
import { ApiError, FormattedMessage, type PageParams } from 'shared-runtime';
import {
  useSaveAddress,
  type Address,
  type AddressCountry,
  type AddressUse,
  type AddressValues,
} from '../../api/addresses.ts';
import { addressFormFailureMessages } from '../../domain/address-messages.ts';
import { AddressFields } from '../../components/address-fields/address-fields.tsx';
import { DefaultFields } from './default-fields.tsx';

export interface AddressFormProps {
  /** Path of the shell that takes the post without JavaScript. */
  action: '/form/address-create' | '/form/address-update';
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** The address to change; null for a new one. */
  address: Address | null;
  countries: readonly AddressCountry[];
  /** Which addresses of the browser fill the form in. Absent: the form is in the address book. */
  use?: AddressUse;
  /** Whether the member has no other address, which makes it the default. @default false */
  isFirst?: boolean;
  /** Failure of a post without JavaScript, from the URL. */
  failure?: Failure | null;
  /** What was entered before such a failure. */
  entered?: PageParams['enteredValues'];
  onSaved: (address: Address) => void;
}

const formSchema = z.strictObject({ address: addressFormSchema });

export function AddressForm(props: AddressFormProps) {
  const { action, back, countries, use, isFirst = false, failure = null, entered, onSaved } = props;
  const [isGone, setIsGone] = useState(false);
  const address = isGone ? null : props.address;
  const saveAddress = useSaveAddress(address?.addressId ?? null);
  const initial = useMemo(() => initialAddress(props.address, entered), [props.address, entered]);
  const form = useShopForm<AddressFormValues>({
    schema: formSchema,
    defaultValues: {},
    fields: addressFieldNames,
    errorMessages: addressErrorMessages,
    send: async ({ address: values }) =>
      // The checkbox may have been checked for another country.
      onSaved(await save(isDelivered ? values : { ...values, isDefaultShipping: false })),
    failure,
  });

  async function save(values: AddressValues): Promise<Address> {
    try {
      return await saveAddress(values);
    } catch (error) {
      // Another tab has deleted it: the next attempt adds what was entered.
      if (error instanceof ApiError && error.failure.code === 'not_found') setIsGone(true);
      throw error;
    }
  }

  const selected = useSelectedCountry(form, countries, initial);
  const isDelivered = selected.country?.isDelivered !== false;
  return (
    <Form
      form={form}
      action={action}
      back={back}
      hidden={{ addressId: address === null ? null : `${address.addressId}` }}
      failureMessages={addressFormFailureMessages}
    >
      <AddressFields form={form} countries={countries} selected={selected} initial={initial} use={use} />
      {use === undefined ? (
        <DefaultFields
          form={form}
          initial={initial}
          address={address}
          isFirst={isFirst}
          isDelivered={isDelivered}
        />
      ) : null}
      <SubmitButton form={form}>
        <FormattedMessage id="addresses.save" />
      </SubmitButton>
    </Form>
  );
}
