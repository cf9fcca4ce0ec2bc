import { FormCheckbox, type ShopForm } from 'shared-forms';
import { FormattedMessage } from 'shared-runtime';
import type { Address } from '../../api/addresses.ts';
import type { AddressFormValues, InitialAddress } from './form-values.ts';
import styles from './address-form.module.css';

export interface DefaultFieldsProps {
  form: ShopForm<AddressFormValues>;
  initial: InitialAddress;
  address: Address | null;
  isFirst: boolean;
}

/** The checkboxes of the defaults. A default can be given to another address only, so there is none to clear. */
export function DefaultFields({ form, initial, address, isFirst }: DefaultFieldsProps) {
  if (isFirst) {
    return (
      <p className={styles.note}>
        <FormattedMessage id="addresses.firstIsDefault" />
      </p>
    );
  }
  return (
    <div>
      {address?.isDefaultShipping ? (
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
      )}
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
