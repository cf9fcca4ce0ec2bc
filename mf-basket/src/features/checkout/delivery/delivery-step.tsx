import type { Checkout } from 'shared-contracts/api/checkout';
import { FormattedMessage } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Alert } from 'shared-ui';
import { useChangeCheckout } from '../../../api/change-checkout.ts';
import { AddressText } from '../../../components/address-text.tsx';
import { partPath } from '../../../domain/checkout-steps.ts';
import { AddressChoice } from '../address/address-choice.tsx';
import { DeferredMethodForm } from '../deferred-forms.ts';
import type { PostedForm } from '../posted-form.ts';
import { useOpenStep } from '../use-open-step.ts';
import { CollectSearchForm } from './collect-search-form.tsx';
import styles from '../checkout.module.css';

export interface DeliveryStepProps {
  checkout: Checkout;
  posted: PostedForm;
  search: Readonly<Record<string, string>>;
}

/** First the address, then how the order gets there. */
export function DeliveryStep({ checkout, posted, search }: DeliveryStepProps) {
  const { address, methods } = checkout.delivery;
  if (address === null || showsAddressChoice(checkout, search)) {
    return <DeliveryAddress checkout={checkout} posted={posted} />;
  }
  return (
    <div className={styles.stack}>
      <div className={styles.chosen}>
        <div>
          <h3 className={styles.partTitle}>
            <FormattedMessage id="checkout.delivery.address" />
          </h3>
          <AddressText address={address} />
        </div>
        <Link to={partPath('delivery', 'address')} preventScrollReset className={styles.change}>
          <FormattedMessage id="checkout.delivery.changeAddress" />
        </Link>
      </div>
      {methods.length === 0 ? (
        <Alert kind="warning">
          <p>
            <FormattedMessage id="checkout.delivery.noMethods" />
          </p>
        </Alert>
      ) : (
        <>
          <CollectSearchForm />
          <DeferredMethodForm
            // Another address has other methods.
            key={methods.map(({ code }) => code).join(' ')}
            checkout={checkout}
            posted={posted('method')}
            postcode={search['postcode'] ?? address.postcode}
          />
        </>
      )}
    </div>
  );
}

/** Returns whether the step begins with the choice of an address. */
export function showsAddressChoice(
  { delivery }: Checkout,
  search: Readonly<Record<string, string>>,
): boolean {
  return delivery.address === null || search['part'] === 'address';
}

function DeliveryAddress({ checkout, posted }: Pick<DeliveryStepProps, 'checkout' | 'posted'>) {
  const { changeAddress } = useChangeCheckout();
  const open = useOpenStep();
  return (
    <AddressChoice
      checkout={checkout}
      use="delivery"
      action="/form/checkout-address"
      back={partPath('delivery', 'address')}
      hidden={{ version: String(checkout.version) }}
      address={checkout.delivery.address}
      {...posted('address')}
      onChoose={async (chosen) => {
        await changeAddress(chosen);
        open('delivery');
      }}
    >
      <FormattedMessage id="checkout.delivery.useAddress" />
    </AddressChoice>
  );
}
