import { useQuery } from '@tanstack/react-query';
import { maxAddresses } from 'shared-contracts/api/max-addresses';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch } from 'shared-forms/failure';
import { FormattedMessage, useIntl, useShop, type PageParams } from 'shared-runtime';
import { useNavigate } from 'shared-runtime/router';
import { Card } from 'shared-ui';
import { addressCountriesQuery, addressListQuery } from '../../api/addresses.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { DeferredAddressForm } from './deferred-address-form.ts';
import styles from './address-page.module.css';

export function NewAddressPage({ params }: { params: PageParams }) {
  const intl = useIntl();
  return (
    <AccountLayout page="address-list" title={intl.formatMessage({ id: 'addresses.newTitle' })}>
      <NewAddress params={params} />
    </AccountLayout>
  );
}

function NewAddress({ params }: { params: PageParams }) {
  const shop = useShop();
  const navigate = useNavigate();
  const { data: book } = useQuery(addressListQuery(shop));
  const { data: options } = useQuery(addressCountriesQuery(shop));
  if (book === undefined || options === undefined) return null;
  if (book.addresses.length >= maxAddresses) {
    return (
      <Notice kind="info">
        <FormattedMessage id="addresses.full" values={{ max: maxAddresses }} />
      </Notice>
    );
  }
  return (
    <Card padding="large" className={styles.card}>
      <DeferredAddressForm
        action="/form/address-create"
        back={paths.newAddress}
        address={null}
        countries={options.countries}
        isFirst={book.addresses.length === 0}
        failure={failureFromSearch(params.search)}
        entered={params.enteredValues}
        // `replace`: the Back button must not lead to a form that has been sent.
        onSaved={() => void navigate(paths.addressSaved('added'), { replace: true })}
      />
    </Card>
  );
}
