import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CollectPoint } from 'shared-contracts/api/checkout';
import { FormTextField, type ShopForm } from 'shared-forms';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { Alert, Button, TextField } from 'shared-ui';
import { collectPointsQuery } from '../../../api/checkout-query.ts';
import { RadioCard, RadioGroup } from '../radio-card.tsx';
import { searchFormId } from './collect-search-form.tsx';
import type { MethodValues } from './method-form.tsx';
import { OpeningHours } from './opening-hours.tsx';
import styles from './collect-points.module.css';

interface CollectPointsProps {
  form: ShopForm<MethodValues>;
  methodCode: string;
  /** Whether the method is selected; collect points of others are not fetched. */
  isSelected: boolean;
  postcode: string;
  /** The point that the server has. */
  saved: CollectPoint | null;
  /** The point that is selected at first. */
  selectedId: string | undefined;
  /** Mobile number of the message that the parcel has arrived. */
  phone: string | undefined;
}

export function CollectPoints(props: CollectPointsProps) {
  const { form, methodCode, isSelected, saved, selectedId, phone } = props;
  const intl = useIntl();
  const [postcode, setPostcode] = useState(props.postcode);
  const query = useQuery({
    ...collectPointsQuery(useShop(), methodCode, postcode),
    enabled: isSelected && postcode !== '',
    placeholderData: keepPreviousData,
  });
  const found = query.data?.points ?? [];
  // The chosen point stays, also when others are shown.
  const points = saved && found.every(({ id }) => id !== saved.id) ? [saved, ...found] : found;
  const field = form.field('collectPointId');
  return (
    <>
      <PostcodeSearch postcode={postcode} onSearch={setPostcode} isPending={query.isFetching} />
      <output className={styles.count}>
        {query.isSuccess && !query.isPlaceholderData ? (
          <FormattedMessage id="checkout.collect.found" values={{ count: found.length, postcode }} />
        ) : null}
      </output>
      {query.isError ? (
        <Alert kind="danger">
          <p>
            <FormattedMessage id="checkout.collect.failed" />
          </p>
        </Alert>
      ) : null}
      {points.length > 0 ? (
        <RadioGroup field={field} legend={<FormattedMessage id="checkout.collect.legend" />}>
          {points.map((point) => (
            <RadioCard
              key={point.id}
              field={field}
              value={point.id}
              isDefault={point.id === selectedId}
              isRequired={false}
              title={point.name}
              end={<Distance metres={point.distance} />}
              notes={`${point.street}, ${point.postcode} ${point.city}`}
            >
              <OpeningHours days={point.openingHours} />
            </RadioCard>
          ))}
        </RadioGroup>
      ) : null}
      <FormTextField
        form={form}
        name="phone_collect"
        type="tel"
        label={intl.formatMessage({ id: 'field.phoneCollect' })}
        hint={intl.formatMessage({ id: 'field.phoneCollect.hint' })}
        autoComplete="mobile tel"
        defaultValue={phone}
      />
    </>
  );
}

interface PostcodeSearchProps {
  postcode: string;
  onSearch: (postcode: string) => void;
  isPending: boolean;
}

/** Its form stands beside the form of the methods, because forms cannot be nested. */
function PostcodeSearch({ postcode, onSearch, isPending }: PostcodeSearchProps) {
  const intl = useIntl();
  // Not a state, which would undo what was entered before hydration.
  const input = useRef<HTMLInputElement>(null);

  function search(): void {
    const text = input.current?.value.trim() ?? '';
    if (text !== '') onSearch(text);
  }

  return (
    <div className={styles.search}>
      <TextField
        label={intl.formatMessage({ id: 'checkout.collect.postcode' })}
        name="postcode"
        form={searchFormId}
        ref={input}
        defaultValue={postcode}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
      />
      <Button
        type="submit"
        form={searchFormId}
        variant="secondary"
        pending={isPending}
        onClick={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <FormattedMessage id="checkout.collect.search" />
      </Button>
    </div>
  );
}

function Distance({ metres }: { metres: number | null }) {
  const intl = useIntl();
  if (metres === null) return null;
  return metres < 1000
    ? intl.formatNumber(Math.round(metres / 10) * 10, { style: 'unit', unit: 'meter' })
    : intl.formatNumber(metres / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
}
