import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl, useShop } from 'shared-runtime';
import { useLocation } from 'shared-runtime/router';
import { Button, TextField } from 'shared-ui';
import type { ListingState } from '../../../domain/listing/listing-selection.ts';
import { useIsHydrated } from '../../../components/use-is-hydrated.ts';
import { minorUnits, parsePrice, priceText, readAmount } from '../../../domain/listing/price-filter.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { useListLinks } from '../use-list-links.ts';
import { useShowList } from './use-follow-filter.ts';
import styles from './filters.module.css';

const fields = ['from', 'to'] as const;
type End = (typeof fields)[number];

export interface PriceFormProps {
  /** Start of the ids of its fields. */
  id: string;
  chosen: ListingState;
}

/** Renders the two ends of a price range, in whole units of the currency. */
export function PriceForm({ id, chosen }: PriceFormProps) {
  const intl = useIntl();
  const { store } = useShop();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const linkTo = useListLinks(chosen);
  const showList = useShowList();
  const [wrongEnd, setWrongEnd] = useState<End | null>(null);
  const { price, ...others } = chosen.filters;
  const range = parsePrice(price);
  const form = useFieldsOfRange(price);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const textOf = (end: End) => {
      const text = entered.get(fieldName(end));
      return typeof text === 'string' ? text.trim() : '';
    };
    const ends = { from: readAmount(textOf('from'), 'from'), to: readAmount(textOf('to'), 'to') };
    const wrong = fields.find((end) => ends[end] === null && textOf(end) !== '') ?? null;
    setWrongEnd(wrong);
    if (wrong !== null) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name='${fieldName(wrong)}']`)?.focus();
      return;
    }
    const text = priceText(ends);
    void showList({
      url: linkTo({ filters: text === '' ? others : { ...others, price: text }, p: 1 }),
      rendered: chosen.filters,
    });
  }

  return (
    <form
      ref={form}
      action={pathname}
      noValidate={isHydrated}
      className={styles.price}
      onSubmit={handleSubmit}
    >
      <HiddenFields url={linkTo({ filters: others, p: 1 })} />
      {fields.map((end) => (
        <TextField
          key={end}
          id={`${id}-${end}`}
          name={fieldName(end)}
          label={intl.formatMessage({ id: `filters.price.${end}` }, { currency: store.currency })}
          error={wrongEnd === end ? intl.formatMessage({ id: 'filters.price.wrong' }) : undefined}
          inputMode="numeric"
          pattern={anyAmount}
          maxLength={16}
          autoComplete="off"
          defaultValue={enteredAmount(range?.[end] ?? null)}
        />
      ))}
      <Button type="submit" variant="secondary" size="small">
        <FormattedMessage id="filters.apply" />
      </Button>
    </form>
  );
}

/** What the browser checks without JavaScript: at least one digit, and no sign. */
const anyAmount = '[^\\-]*[0-9][^\\-]*';

const fieldName = (end: End) => `price_${end}` as const;

/** Returns the ref of a form whose fields show another range when one is chosen, and keep the focus. */
function useFieldsOfRange(price: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(price);
  useEffect(() => {
    // Not at first: what was entered before hydration stays.
    if (shown.current === price) return;
    shown.current = price;
    form.current?.reset();
  }, [price]);
  return form;
}

function enteredAmount(amount: number | null): string {
  return amount === null ? '' : String(Math.round(amount / minorUnits));
}
