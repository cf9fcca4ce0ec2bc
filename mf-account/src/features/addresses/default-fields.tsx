import { FormCheckbox, type ShopForm } from 'shared-forms';
import type { AddressFormValues, InitialAddress } from 'shared-forms/address';
import { FormattedMessage } from 'shared-runtime';
import type { Address } from '../../api/addresses.ts';
import styles from './default-fields.module.css';

export interface DefaultFieldsProps {
  form: ShopForm<AddressFormValues>;
  initial: InitialAddress;
  address: Address | null;
  isFirst: boolean;
  /** Whether the shop delivers to the selected country. An address elsewhere is never the default for delivery. */
  isDelivered: boolean;
}

/** The checkboxes of the defaults. A default can be given to another address only, so there is none to clear. */
export function DefaultFields({ form, initial, address, isFirst, isDelivered }: DefaultFieldsProps) {
  if (isFirst) {
    return (
      <p className={styles.note}>
        <FormattedMessage id={isDelivered ? 'addresses.firstIsDefault' : 'addresses.firstIsDefaultBilling'} />
      </p>
    );
  }
  return (
    <div>
      {isDelivered ? <DefaultDelivery form={form} initial={initial} address={address} /> : null}
      {address?.isDefaultBilling ? (
        <p className={styles.note}>
          <FormattedMessage id="addresses.isDefaultBilling" />
        </p>
      ) : (
        <FormCheckbox
          form={form}
          name="address.isDefaultBilling"
          label={<FormattedMessage id="addresses.makeDefaultBilling" />}
          defaultChecked={initial('isDefaultBilling') !== undefined}
        />
      )}
    </div>
  );
}

function DefaultDelivery({
  form,
  initial,
  address,
}: Pick<DefaultFieldsProps, 'form' | 'initial' | 'address'>) {
  return address?.isDefaultShipping ? (
    <p className={styles.note}>
      <FormattedMessage id="addresses.isDefaultDelivery" />
    </p>
  ) : (
    <FormCheckbox
      form={form}
      name="address.isDefaultShipping"
      label={<FormattedMessage id="addresses.makeDefaultDelivery" />}
      defaultChecked={initial('isDefaultShipping') !== undefined}
    />
  );
}
