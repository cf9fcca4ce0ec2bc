import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { Link, useNavigate } from 'shared-runtime/router';
import { ButtonLink, Card } from 'shared-ui';
import { addressCountriesQuery, addressQuery } from '../../api/addresses.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { DeferredAddressForm } from './deferred-address-form.ts';
import { MissingAddress } from './missing-address.tsx';
import styles from './address-page.module.css';

export function EditAddressPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  return (
    <AccountLayout page="address-list" title={intl.formatMessage({ id: 'addresses.editTitle' })}>
      <EditAddress params={params} />
    </AccountLayout>
  );
}

function EditAddress({ params }: { params: PageParams }) {
  const shop = useShop();
  const navigate = useNavigate();
  const addressId = Number(params.entityId);
  // Not fetched again while it is edited: if it has been deleted, the entries would go with it.
  const { data: address } = useQuery({ ...addressQuery(shop, addressId), staleTime: Infinity });
  const { data: options } = useQuery(addressCountriesQuery(shop));
  const { enteredValues: entered } = params;
  if (address === undefined || options === undefined) return null;
  if (address === null && entered === undefined) return <NothingToEdit />;
  return (
    <Card padding="large" className={styles.card}>
      <DeferredAddressForm
        key={addressId}
        // What was entered for an address that another tab has deleted becomes a new one.
        action={address === null ? '/form/address-create' : '/form/address-update'}
        back={address === null ? paths.newAddress : paths.editAddress(addressId)}
        address={address}
        countries={options.countries}
        failure={failureFromSearch(params.search)}
        entered={entered}
        // `replace`: the Back button must not lead to a form that has been sent.
        onSaved={(saved) =>
          void navigate(paths.addressSaved(saved.addressId === addressId ? 'changed' : 'added'), {
            replace: true,
          })
        }
      />
    </Card>
  );
}

function NothingToEdit() {
  return (
    <>
      <MissingAddress />
      <p>
        <ButtonLink as={Link} to={paths.addressBook}>
          <FormattedMessage id="addresses.toBook" />
        </ButtonLink>
      </p>
    </>
  );
}
