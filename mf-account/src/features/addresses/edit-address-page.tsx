import { useQuery } from '@tanstack/react-query';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { useIntl, useShop, type PageParams } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { Card } from 'shared-ui';
import { addressCountriesQuery, addressQuery } from '../../api/addresses.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { DeferredAddressForm } from './deferred-address-form.ts';
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
  const { data: address } = useQuery(addressQuery(shop, addressId));
  const { data: options } = useQuery(addressCountriesQuery(shop));
  if (address === undefined || options === undefined) return null;
  return (
    <Card padding="large" className={styles.card}>
      <DeferredAddressForm
        key={addressId}
        action="/form/address-update"
        back={paths.editAddress(addressId)}
        address={address}
        countries={options.countries}
        failure={failureFromSearch(params.search)}
        entered={params.enteredValues}
        // `replace`: the Back button must not lead to a form that has been sent.
        onSaved={() => void navigate(paths.addressSaved('changed'), { replace: true })}
      />
    </Card>
  );
}
