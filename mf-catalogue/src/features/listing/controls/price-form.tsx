import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { Button, TextField } from 'shared-ui';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { minorUnits, parsePrice, priceText, wholeAmount } from '../../../domain/listing/price-filter.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { useListLinks } from '../use-list-links.ts';
import { useShowList } from './use-follow-filter.ts';
import styles from './filters.module.css';

const fields = ['from', 'to'] as const;

/** Renders the two ends of a price range, in whole units of the currency. */
export function PriceForm({ chosen }: { chosen: ListingState }) {
  const intl = useIntl();
  const { store } = useShop();
  const { pathname } = useLocation();
  const linkTo = useListLinks(chosen);
  const showList = useShowList();
  const { price, ...others } = chosen.filters;
  const range = parsePrice(price);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const amountOf = (name: (typeof fields)[number]) => {
      const text = entered.get(`price_${name}`);
      return typeof text === 'string' ? wholeAmount(text) : null;
    };
    const text = priceText({ from: amountOf('from'), to: amountOf('to') });
    void showList(linkTo({ filters: text === '' ? others : { ...others, price: text }, p: 1 }));
  }

  return (
    <form action={pathname} className={styles.price} onSubmit={handleSubmit}>
      <HiddenFields url={linkTo({ filters: others, p: 1 })} />
      {fields.map((name) => (
        <TextField
          // A range that was chosen elsewhere replaces what was entered.
          key={`${name} ${price}`}
          name={`price_${name}`}
          label={intl.formatMessage({ id: `filters.price.${name}` }, { currency: store.currency })}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          maxLength={6}
          autoComplete="off"
          defaultValue={enteredAmount(range?.[name] ?? null)}
        />
      ))}
      <Button type="submit" variant="secondary" size="small">
        <FormattedMessage id="filters.apply" />
      </Button>
    </form>
  );
}

function enteredAmount(amount: number | null): string {
  return amount === null ? '' : String(Math.round(amount / minorUnits));
}
