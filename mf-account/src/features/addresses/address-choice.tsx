import { useQuery } from '@tanstack/react-query';
import { accountAddressSelected } from 'shared-contracts/events/account';
import { FormattedMessage, useBus, useSession, useShop } from 'shared-runtime';
import { RadioCard } from 'shared-ui';
import {
  addressCountriesQuery,
  addressListQuery,
  type Address,
  type AddressCountry,
  type AddressUse,
} from '../../api/addresses.ts';
import { addressLines } from '../../domain/address-lines.ts';
import styles from './address-choice.module.css';

export interface AddressChoiceProps {
  use: AddressUse;
  /** Absent: the default address. */
  selectedId?: number | undefined;
}

/**
 * The member's addresses as radio buttons in the form of the page that embeds them, which posts `addressId` without
 * JavaScript, and learns of a choice by `account:address-selected`.
 */
export function AddressChoice(props: AddressChoiceProps) {
  const { isUserLoggedIn } = useSession();
  return isUserLoggedIn ? <Choice {...props} /> : null;
}

function Choice({ use, selectedId }: AddressChoiceProps) {
  const shop = useShop();
  const bus = useBus();
  const { data: book } = useQuery(addressListQuery(shop));
  const { data: options } = useQuery(addressCountriesQuery(shop));
  if (book === undefined || options === undefined) return null;
  const countryOf = (address: Address) => options.countries.find(({ code }) => code === address.country_id);
  const isSelected = ({ addressId, isDefaultBilling, isDefaultShipping }: Address) =>
    selectedId === undefined
      ? use === 'billing'
        ? isDefaultBilling
        : isDefaultShipping
      : addressId === selectedId;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <FormattedMessage id={use === 'delivery' ? 'addresses.delivery' : 'addresses.billing'} />
      </legend>
      {book.addresses.map((address) => {
        const country = countryOf(address);
        const [name, ...lines] = addressLines(address, country);
        const isDisabled = use === 'delivery' && country?.isDelivered !== true;
        return (
          <RadioCard
            key={address.addressId}
            name="addressId"
            value={address.addressId}
            defaultChecked={isSelected(address) && !isDisabled}
            disabled={isDisabled}
            onChange={() => bus.publish(accountAddressSelected, { addressId: address.addressId, use })}
            title={name}
            notes={<OptionNotes address={address} lines={lines} country={country} isDisabled={isDisabled} />}
          />
        );
      })}
    </fieldset>
  );
}

interface OptionNotesProps {
  address: Address;
  lines: readonly string[];
  country: AddressCountry | undefined;
  isDisabled: boolean;
}

function OptionNotes({ address, lines, country, isDisabled }: OptionNotesProps) {
  return (
    <>
      <span>{lines.join(', ')}</span>
      {isDisabled ? (
        <span>
          <FormattedMessage
            id="addresses.notDelivered"
            values={{ country: country?.name ?? address.country_id }}
          />
        </span>
      ) : null}
    </>
  );
}
