import type { BasketItem } from 'shared-contracts/api/basket';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, Select } from 'shared-ui';
import { quantityChoices } from '../../domain/quantity-choices.ts';
import { LineForm } from './line-form.tsx';
import styles from './basket-line.module.css';

interface QuantityFormProps {
  item: BasketItem;
  version: number;
  /** Says of which product. */
  label: string;
  qty: number;
  onChange: (qty: number) => void;
}

export function QuantityForm({ item, version, label, qty, onChange }: QuantityFormProps) {
  const intl = useIntl();
  return (
    <LineForm
      cartItemId={item.cartItemId}
      version={version}
      onSubmit={(data) => onChange(Number(data.get('qty')))}
    >
      <div className={styles.quantity}>
        <Select
          label={label}
          labelHidden
          name="qty"
          value={qty}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {quantityChoices(item).map((quantity) => (
            <option key={quantity} value={quantity}>
              {quantity === 0 ? intl.formatMessage({ id: 'basket.remove' }) : quantity}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="secondary" size="small">
            <FormattedMessage id="basket.update" />
          </Button>
        </noscript>
      </div>
    </LineForm>
  );
}
