import { useQuery } from '@tanstack/react-query';
import { accountAddressSaved } from 'shared-contracts/events/account';
import { useBus, useSession, useShop } from 'shared-runtime';
import { addressCountriesQuery, addressQuery, type AddressUse } from '../../api/addresses.ts';
import { DeferredAddressForm } from './deferred-address-form.ts';

export interface EmbeddedAddressFormProps {
  /** Path that a rejection returns to without JavaScript. */
  back: string;
  /** The address to change. Absent: a new one. */
  addressId?: number | undefined;
  use: AddressUse;
}

/** The form in a page of another remote, which learns of the address by `account:address-saved`. */
export function EmbeddedAddressForm(props: EmbeddedAddressFormProps) {
  const { isUserLoggedIn } = useSession();
  if (!isUserLoggedIn) return null;
  return props.addressId === undefined ? (
    <NewAddress {...props} />
  ) : (
    <KnownAddress {...props} addressId={props.addressId} />
  );
}

function NewAddress({ back, use }: EmbeddedAddressFormProps) {
  const { data: options } = useQuery(addressCountriesQuery(useShop(), use));
  const bus = useBus();
  if (options === undefined) return null;
  return (
    <DeferredAddressForm
      action="/form/address-create"
      back={back}
      address={null}
      countries={options.countries}
      use={use}
      onSaved={({ addressId }) => bus.publish(accountAddressSaved, { addressId, use })}
    />
  );
}

function KnownAddress({ back, use, addressId }: EmbeddedAddressFormProps & { addressId: number }) {
  const shop = useShop();
  const { data: address } = useQuery(addressQuery(shop, addressId));
  const { data: options } = useQuery(addressCountriesQuery(shop, use));
  const bus = useBus();
  if (address === undefined || options === undefined) return null;
  return (
    <DeferredAddressForm
      key={addressId}
      action={address === null ? '/form/address-create' : '/form/address-update'}
      back={back}
      address={address}
      countries={options.countries}
      use={use}
      onSaved={(saved) => bus.publish(accountAddressSaved, { addressId: saved.addressId, use })}
    />
  );
}
