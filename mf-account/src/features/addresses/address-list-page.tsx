import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { signPath } from 'shared-contracts/pictures';
import { maxAddresses } from 'shared-contracts/api/max-addresses';
import { paths } from 'shared-contracts/routes';
import { failureFromSearch, FailureAlert } from 'shared-forms/failure';
import { FormattedMessage, useShop, type PageParams } from 'shared-runtime';
import { Link } from 'shared-runtime/router';
import { ButtonLink, EmptyState } from 'shared-ui';
import { addressCountriesQuery, addressListQuery } from '../../api/addresses.ts';
import { AccountLayout } from '../../components/account-layout/account-layout.tsx';
import { ResultNotice, usePageResult } from '../../components/result-notice.tsx';
import { addressFailureMessages } from '../../domain/address-messages.ts';
import { AddressCard } from './address-card.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { MissingAddress } from './missing-address.tsx';
import styles from './address-page.module.css';

const resultTexts = {
  added: <FormattedMessage id="addresses.added" />,
  changed: <FormattedMessage id="addresses.changed" />,
  'default-changed': <FormattedMessage id="addresses.defaultChanged" />,
  deleted: <FormattedMessage id="addresses.deleted" />,
  gone: <FormattedMessage id="addresses.gone" />,
} satisfies Record<string, ReactNode>;

type Result = keyof typeof resultTexts;

const noQuery = {};

/** The member's addresses. For members only. */
export function AddressListPage({ params }: { params: PageParams }) {
  const rejected = failureFromSearch(params.search);
  const result = usePageResult(resultTexts, rejected === null ? params.search : noQuery);
  const failure = result.count === 0 ? rejected : null;
  const toDelete = idOf(params.search['delete']);
  return (
    <AccountLayout page="address-list">
      {failure ? <FailureAlert failure={failure} messages={addressFailureMessages} /> : null}
      {result.kind === 'gone' ? (
        <MissingAddress key={result.count} takesFocus={result.count > 0} />
      ) : (
        <ResultNotice result={result} texts={resultTexts} />
      )}
      {toDelete === null || result.count > 0 ? null : (
        <DeleteQuestion addressId={toDelete} onDeleted={() => result.show('deleted')} />
      )}
      <Addresses onDone={result.show} />
    </AccountLayout>
  );
}

function idOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function Addresses({ onDone }: { onDone: (result: Result) => void }) {
  const shop = useShop();
  const { data: book } = useQuery(addressListQuery(shop));
  const { data: options } = useQuery(addressCountriesQuery(shop));
  if (book === undefined || options === undefined) return null;
  const { addresses } = book;
  if (addresses.length === 0) {
    return (
      <EmptyState
        drawing={signPath('empty-addresses')}
        title={<FormattedMessage id="addresses.empty.title" />}
        actions={<NewAddressLink />}
      >
        <FormattedMessage id="addresses.empty.text" />
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.addressId}
            address={address}
            country={options.countries.find(({ code }) => code === address.country_id)}
            onDeleted={() => onDone('deleted')}
            onDefaultChanged={() => onDone('default-changed')}
            onGone={() => onDone('gone')}
          />
        ))}
      </ul>
      {addresses.length >= maxAddresses ? (
        <p>
          <FormattedMessage id="addresses.full" values={{ max: maxAddresses }} />
        </p>
      ) : (
        <p>
          <NewAddressLink />
        </p>
      )}
    </>
  );
}

function NewAddressLink() {
  return (
    <ButtonLink as={Link} to={paths.newAddress}>
      <FormattedMessage id="addresses.new" />
    </ButtonLink>
  );
}
