import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { FormattedMessage, useShop } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { ButtonLink } from 'shared-ui';
import { addressCountriesQuery, addressListQuery, useDeleteAddress } from '../../api/addresses.ts';
import { AccountCard } from '../../components/account-card.tsx';
import { ActionForm } from '../../components/action-form.tsx';
import { addressFailureMessages } from '../../domain/address-messages.ts';
import { addressLines } from '../../domain/address-lines.ts';
import { MissingAddress } from './missing-address.tsx';
import styles from './address-page.module.css';

/**
 * Asks in the page whether an address is to be deleted: without JavaScript there is no dialog.
 *
 * @param addressId of the URL; it may be of an address that is not the member's own
 */
export function DeleteQuestion({ addressId, onDeleted }: { addressId: number; onDeleted: () => void }) {
  const shop = useShop();
  const navigate = useNavigate();
  const deleteAddress = useDeleteAddress();
  const { data: book } = useQuery(addressListQuery(shop));
  const { data: options } = useQuery(addressCountriesQuery(shop));
  if (book === undefined || options === undefined) return null;
  const address = book.addresses.find((each) => each.addressId === addressId);
  if (address === undefined) return <MissingAddress />;
  const country = options.countries.find(({ code }) => code === address.country_id);

  function handleDone(): void {
    onDeleted();
    // The question has been answered; a reload must not ask it again.
    void navigate(paths.addressBook, { replace: true, preventScrollReset: true });
  }

  return (
    <AccountCard align="stretch" heading={<FormattedMessage id="addresses.confirm.title" />}>
      <p>
        <FormattedMessage
          id="addresses.confirm.text"
          values={{ address: addressLines(address, country).join(', ') }}
        />
      </p>
      <div className={styles.answers}>
        <ActionForm
          action="/form/address-delete"
          back={paths.addressBook}
          hidden={{ addressId: `${addressId}` }}
          send={() => deleteAddress(addressId)}
          failureMessages={addressFailureMessages}
          onDone={handleDone}
        >
          <FormattedMessage id="addresses.confirm.delete" />
        </ActionForm>
        <ButtonLink as={Link} to={paths.addressBook} variant="secondary">
          <FormattedMessage id="addresses.confirm.keep" />
        </ButtonLink>
      </div>
    </AccountCard>
  );
}
