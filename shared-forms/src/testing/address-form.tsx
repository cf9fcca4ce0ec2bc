import { useMemo } from 'react';
import * as z from 'zod/mini';
import { addressFormSchema } from 'shared-contracts/forms/address';
import {
  AddressFields,
  addressErrorMessages,
  addressFieldNames,
  initialAddress,
  useSelectedCountry,
  type AddressCountry,
  type AddressFieldsProps,
  type AddressFormValues,
} from '../address/index.ts';
import { Form, SubmitButton, useShopForm } from '../index.ts';

interface AddressFormProps {
  address: Parameters<typeof initialAddress>[0];
  entered?: Parameters<typeof initialAddress>[1];
  countries: readonly AddressCountry[];
  use?: AddressFieldsProps['use'];
  send?: (values: AddressFormValues) => Promise<unknown>;
}

/** A form with the fields of an address only. */
export function AddressForm({ address, entered, countries, use, send = async () => null }: AddressFormProps) {
  const initial = useMemo(() => initialAddress(address, entered), [address, entered]);
  const form = useShopForm<AddressFormValues>({
    schema: z.strictObject({ address: addressFormSchema }),
    defaultValues: {},
    fields: addressFieldNames,
    errorMessages: addressErrorMessages,
    send,
  });
  const selected = useSelectedCountry(form, countries, initial);
  return (
    <Form form={form} action="/form/address" back="/">
      <AddressFields form={form} countries={countries} selected={selected} initial={initial} use={use} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}
