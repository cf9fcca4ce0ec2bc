import { useQuery } from '@tanstack/react-query';
import { accountAddressSelected } from 'shared-contracts/events/account';
import { FormattedMessage, useBus, useSession, useShop } from 'shared-runtime';
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
        const isDisabled = use === 'delivery' && country?.isDelivered !== true;
        return (
          <label key={address.addressId} className={styles.option}>
            <input
              type="radio"
              name="addressId"
              value={address.addressId}
              defaultChecked={isSelected(address) && !isDisabled}
              disabled={isDisabled}
              onChange={() => bus.publish(accountAddressSelected, { addressId: address.addressId, use })}
              className={styles.radio}
            />
            <Option address={address} country={country} isDisabled={isDisabled} />
          </label>
        );
      })}
    </fieldset>
  );
}

interface OptionProps {
  address: Address;
  country: AddressCountry | undefined;
  isDisabled: boolean;
}

function Option({ address, country, isDisabled }: OptionProps) {
  const [name, ...lines] = addressLines(address, country);
  return (
    <span className={styles.lines}>
      <span className={styles.name}>{name}</span>
      <span>{lines.join(', ')}</span>
      {isDisabled ? (
        <span className={styles.note}>
          <FormattedMessage
            id="addresses.notDelivered"
            values={{ country: country?.name ?? address.country_id }}
          />
        </span>
      ) : null}
    </span>
  );
}
