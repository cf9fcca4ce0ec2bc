import type { ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useConfirm, useIntl } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { Badge, ButtonLink, Card, VisuallyHidden } from 'shared-ui';
import {
  useDeleteAddress,
  useSetDefaultAddress,
  type Address,
  type AddressCountry,
} from '../../api/addresses.ts';
import { ActionForm } from '../../components/action-form.tsx';
import { addressFailureMessages } from '../../domain/address-messages.ts';
import { addressLines } from '../../domain/address-lines.ts';
import styles from './address-card.module.css';

export interface AddressCardProps {
  address: Address;
  /** Undefined if the shop has no customers there any more. */
  country: AddressCountry | undefined;
  onDeleted: () => void;
  onDefaultChanged: () => void;
  /** Another tab has removed the address, which was to become the default. */
  onGone: () => void;
}

export function AddressCard({ address, country, onDeleted, onDefaultChanged, onGone }: AddressCardProps) {
  const { addressId, isDefaultShipping, isDefaultBilling, street1, city, formattedTelephone } = address;
  const intl = useIntl();
  const confirm = useConfirm();
  const setDefault = useSetDefaultAddress();
  const deleteAddress = useDeleteAddress();
  const lines = addressLines(address, country);
  // Names the address in the button, which sighted members see above it.
  const values = { address: `${street1}, ${city}`, hidden };

  const showDefault = (isChanged: unknown) => (isChanged === true ? onDefaultChanged() : onGone());

  function confirmDeletion(): Promise<boolean> {
    return confirm({
      title: intl.formatMessage({ id: 'addresses.confirm.title' }),
      text: intl.formatMessage({ id: 'addresses.confirm.text' }, { address: lines.join(', ') }),
      confirmLabel: intl.formatMessage({ id: 'addresses.confirm.delete' }),
      cancelLabel: intl.formatMessage({ id: 'addresses.confirm.keep' }),
    });
  }

  return (
    <Card as="li" className={styles.card}>
      {isDefaultShipping || isDefaultBilling ? (
        <p className={styles.badges}>
          {isDefaultShipping ? (
            <Badge>
              <FormattedMessage id="addresses.defaultDelivery" />
            </Badge>
          ) : null}
          {isDefaultBilling ? (
            <Badge>
              <FormattedMessage id="addresses.defaultBilling" />
            </Badge>
          ) : null}
        </p>
      ) : null}
      <p className={styles.lines}>
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and are not reordered
          <span key={index}>{line}</span>
        ))}
        <span className={styles.telephone}>{formattedTelephone}</span>
      </p>
      <div className={styles.actions}>
        <ButtonLink as={Link} to={paths.editAddress(addressId)} variant="secondary" size="small">
          <FormattedMessage id="addresses.edit" values={values} />
        </ButtonLink>
        <ActionForm
          // Without JavaScript the page asks the question.
          method="get"
          action={paths.addressBook}
          hidden={{ delete: `${addressId}` }}
          confirm={confirmDeletion}
          send={() => deleteAddress(addressId)}
          onDone={onDeleted}
          variant="secondary"
          size="small"
        >
          <FormattedMessage id="addresses.delete" values={values} />
        </ActionForm>
        {isDefaultShipping || country?.isDelivered === false ? null : (
          <ActionForm
            action="/form/address-default"
            back={paths.addressBook}
            hidden={{ addressId: `${addressId}`, use: 'delivery' }}
            send={() => setDefault(addressId, 'delivery')}
            failureMessages={addressFailureMessages}
            onDone={showDefault}
            variant="secondary"
            size="small"
          >
            <FormattedMessage id="addresses.setDefaultDelivery" values={values} />
          </ActionForm>
        )}
        {isDefaultBilling ? null : (
          <ActionForm
            action="/form/address-default"
            back={paths.addressBook}
            hidden={{ addressId: `${addressId}`, use: 'billing' }}
            send={() => setDefault(addressId, 'billing')}
            failureMessages={addressFailureMessages}
            onDone={showDefault}
            variant="secondary"
            size="small"
          >
            <FormattedMessage id="addresses.setDefaultBilling" values={values} />
          </ActionForm>
        )}
      </div>
    </Card>
  );
}

function hidden(text: ReactNode) {
  return <VisuallyHidden key="address">{text}</VisuallyHidden>;
}
