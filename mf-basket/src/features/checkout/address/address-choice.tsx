import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Checkout, CheckoutAddress } from 'shared-contracts/api/checkout';
import type { AddressForm as AddressValues } from 'shared-contracts/forms/address';
import type { Failure } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { addressBookQuery, countriesQuery } from '../../../api/checkout-query.ts';
import { DeferredAddressForm } from '../deferred-forms.ts';
import { useHasDraft } from '../draft/use-has-draft.ts';
import { AddressBookForm } from './address-book-form.tsx';
import styles from '../checkout.module.css';

export type ChosenAddress = { addressId: number } | { address: AddressValues };

interface AddressChoiceProps {
  checkout: Checkout;
  use: 'delivery' | 'billing';
  action: '/form/checkout-address' | '/form/checkout-billing';
  back: string;
  hidden: Readonly<Record<string, string>>;
  /** The address that is used now. */
  address: CheckoutAddress | null;
  failure: Failure | null;
  entered: PageParams['enteredValues'];
  onChoose: (chosen: ChosenAddress) => Promise<void>;
  /** Text of the buttons. */
  children: ReactNode;
}

/** A member chooses from the address book or enters a new address; a guest enters one. */
export function AddressChoice(props: AddressChoiceProps) {
  const { checkout, use, address, failure, entered, onChoose, children } = props;
  const shop = useShop();
  const { isMember } = checkout.account;
  const { data: options } = useQuery(countriesQuery(shop, use));
  const { data: book } = useQuery({ ...addressBookQuery(shop), enabled: isMember });
  const hasBook = isMember && (book === undefined || book.addresses.length > 0);
  const form = { use, action: props.action, back: props.back, hidden: props.hidden };
  // What was entered was a new address.
  const isNewRejected = entered !== undefined;
  const isNewBegun = useHasDraft(use === 'delivery' ? 'address' : 'billing');
  const newAddress =
    options === undefined ? null : (
      <DeferredAddressForm
        {...form}
        address={isMember ? (hasBook ? null : nameOf(checkout)) : address}
        countries={options.countries}
        failure={hasBook && !isNewRejected ? null : failure}
        entered={entered}
        onSave={(values) => onChoose({ address: values })}
      >
        {children}
      </DeferredAddressForm>
    );
  if (!hasBook) return newAddress;
  return (
    <div className={styles.stack}>
      <AddressBookForm
        {...form}
        addressIds={(book?.addresses ?? []).map(({ addressId }) => addressId)}
        selectedId={address?.addressId ?? null}
        failure={isNewRejected ? null : failure}
        onSelect={(addressId) => onChoose({ addressId })}
      >
        {children}
      </AddressBookForm>
      <details className={styles.more} open={isNewRejected || isNewBegun || undefined}>
        <summary>
          <FormattedMessage
            id={use === 'delivery' ? 'checkout.address.newDelivery' : 'checkout.address.newBilling'}
          />
        </summary>
        {newAddress}
      </details>
    </div>
  );
}

/** The first address of members is mostly their own. */
function nameOf({ account: { firstname, lastname } }: Checkout): Partial<CheckoutAddress> {
  return { ...(firstname && { firstname }), ...(lastname && { lastname }) };
}
