import { useRef } from 'react';
import type { BasketItem } from 'shared-contracts/api/basket';
import { fullProductName } from 'shared-contracts/product-name';
import { FormattedMessage, useIntl, useMoneyFormat, useShop } from 'shared-runtime';
import { Button, Price, TrashIcon } from 'shared-ui';
import { usePendingCode } from '../../../api/change-discount.ts';
import { ItemFacts } from '../../../components/item-facts.tsx';
import { ItemPicture } from '../../../components/item-picture.tsx';
import { removalPath } from '../../../domain/removed-line.ts';
import { LineDetails } from './line-details.tsx';
import { LineForm } from './line-form.tsx';
import { QuantityForm } from './quantity-form.tsx';
import { useFocusIfLost } from './use-focus-if-lost.ts';
import styles from './basket-line.module.css';

interface BasketLineProps {
  item: BasketItem;
  version: number;
  /** Requested quantity while the change is pending. */
  pendingQty: number | undefined;
  /** Whether the line was restored by the last change. */
  isRestored: boolean;
  onChange: (qty: number) => void;
}

export function BasketLine({ item, version, pendingQty, isRestored, onChange }: BasketLineProps) {
  const intl = useIntl();
  const format = useMoneyFormat();
  const { locale } = useShop();
  const product = fullProductName(item.brand_name, item.name, locale);
  const select = useRef<HTMLSelectElement>(null);
  useFocusIfLost(select, isRestored);
  return (
    <li className={styles.line} data-pending={pendingQty !== undefined || undefined}>
      <ItemPicture item={item} />
      <div className={styles.what}>
        <ItemFacts item={item} />
        <LineDetails item={item} />
        {item.unitPrice ? (
          <p className={styles.unit}>
            <FormattedMessage id="basket.unitPrice" /> {format(item.unitPrice)}
          </p>
        ) : null}
        <LineDiscount item={item} />
      </div>
      <div className={styles.controls}>
        <QuantityForm
          item={item}
          version={version}
          label={intl.formatMessage({ id: 'basket.quantityOf' }, { product })}
          // A pending removal (0) shows the old quantity, since 0 is not an option of the select.
          qty={pendingQty || item.qty}
          selectRef={select}
          onChange={onChange}
        />
        <LineForm
          cartItemId={item.cartItemId}
          version={version}
          back={removalPath(item)}
          onSubmit={() => onChange(0)}
        >
          <input type="hidden" name="qty" value="0" />
          <Button
            type="submit"
            variant="quiet"
            size="small"
            pending={pendingQty === 0}
            aria-label={intl.formatMessage({ id: 'basket.removeProduct' }, { product })}
          >
            <TrashIcon size={18} aria-hidden="true" />
            <FormattedMessage id="basket.remove" />
          </Button>
        </LineForm>
      </div>
      <LinePrice item={item} />
    </li>
  );
}

/** While a code is being checked, its place is kept: nothing moves when the answer arrives. */
function LineDiscount({ item: { discountAmount } }: { item: BasketItem }) {
  const format = useMoneyFormat();
  const isCodePending = usePendingCode() !== null;
  if (discountAmount && discountAmount.amount > 0) {
    return (
      <p className={styles.discount}>
        <FormattedMessage id="basket.lineDiscount" values={{ amount: format(discountAmount) }} />
      </p>
    );
  }
  return isCodePending ? (
    <p className={styles.discount}>
      <span aria-hidden="true">…</span>
    </p>
  ) : null;
}

function LinePrice({ item: { subtotal, rrp, discount } }: { item: BasketItem }) {
  const intl = useIntl();
  const format = useMoneyFormat();
  if (!subtotal) return null;
  const isReduced = rrp !== null && rrp.amount > subtotal.amount;
  return (
    <Price
      className={styles.price}
      current={format(subtotal)}
      previous={isReduced ? format(rrp) : undefined}
      saving={discount ? intl.formatMessage({ id: 'basket.save' }, { percent: discount }) : undefined}
      labels={{
        current: intl.formatMessage({ id: 'basket.subtotal' }),
        previous: intl.formatMessage({ id: 'basket.rrp' }),
      }}
      showPreviousLabel
    />
  );
}
