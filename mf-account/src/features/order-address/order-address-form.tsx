import { useMemo } from 'react';
import * as z from 'zod/mini';
import { paths } from 'shared-contracts/routes';
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
import { FormattedMessage, type ApiFailure, type PageParams } from 'shared-runtime';
import type { AddressCountry } from '../../api/addresses.ts';
import { useChangeOrderAddress } from '../../api/order-changes.ts';
import type { OrderDetails } from '../../api/order-details-query.ts';
import { AddressFields } from '../../components/address-fields/address-fields.tsx';

export interface OrderAddressFormProps {
  order: OrderDetails;
  /** Of the order: no other one can be selected. */
  country: AddressCountry;
  /** Failure of a post without JavaScript, from the URL. */
  failure: Failure | null;
  /** What was entered before such a failure. */
  entered: PageParams['enteredValues'];
  /** Called with the failure if it was too late, and with null after a success. */
  onDone: (rejection: ApiFailure | null) => void;
}

const formSchema = z.strictObject({ address: addressFormSchema });

export function OrderAddressForm({ order, country, failure, entered, onDone }: OrderAddressFormProps) {
  const { id, shippingAddress } = order;
  const changeAddress = useChangeOrderAddress(id);
  const initial = useMemo(() => initialAddress(shippingAddress, entered), [shippingAddress, entered]);
  const countries = useMemo(() => [country], [country]);
  const form = useShopForm<AddressFormValues>({
    schema: formSchema,
    defaultValues: {},
    fields: addressFieldNames,
    errorMessages: addressErrorMessages,
    send: async ({ address }) => onDone(await changeAddress(address)),
    failure,
  });
  const selected = useSelectedCountry(form, countries, initial);
  return (
    <Form
      form={form}
      action="/form/self-edit-address-order"
      back={paths.orderAddress(id)}
      hidden={{ order_id: `${id}` }}
    >
      <AddressFields form={form} countries={countries} selected={selected} initial={initial} use="delivery" />
      <SubmitButton form={form}>
        <FormattedMessage id="addresses.save" />
      </SubmitButton>
    </Form>
  );
}
