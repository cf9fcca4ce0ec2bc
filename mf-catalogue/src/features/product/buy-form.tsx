import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, QuantityField, ShoppingBagIcon } from 'shared-ui';
import { BuyOutcome } from './buy-outcome.tsx';
import { OptionField } from './option-field.tsx';
import { useBuyForm } from './use-buy-form.ts';
import styles from './buy-form.module.css';

export interface BuyFormProps {
  product: Product;
  /** Path of the page, for the way back where the browser posts the form itself. */
  path: string;
  /** What the last post without JavaScript failed of. */
  formError: string | undefined;
}

export function BuyForm({ product, path, formError }: BuyFormProps) {
  const intl = useIntl();
  const { add, missing, handleSubmit, handleChoice } = useBuyForm(product);
  return (
    <form
      method="post"
      action="/form/basket-add"
      onSubmit={handleSubmit}
      ref={disableNativeValidation}
      className={styles.form}
      aria-label={intl.formatMessage({ id: 'product.form' })}
    >
      <input type="hidden" name="productID" value={product.productId} />
      <input type="hidden" name="back" value={path} />
      {product.options.map((option) => (
        <OptionField
          key={option.super_attribute_id}
          option={option}
          isMissing={missing.includes(option.super_attribute_id)}
          onChoice={handleChoice}
        />
      ))}
      <div className={styles.row}>
        <QuantityField
          label={intl.formatMessage({ id: 'product.quantity' })}
          name="quantity"
          defaultValue="1"
        />
        <Button type="submit" fullWidth pending={add.isPending} className={styles.add}>
          <ShoppingBagIcon size={20} />
          <FormattedMessage id={add.isPending ? 'product.adding' : 'product.add'} />
        </Button>
      </div>
      <BuyOutcome add={add} path={path} formError={formError} />
    </form>
  );
}

/** The browser's own bubbles serve whoever has no JavaScript; where this runs, the form words its own. */
function disableNativeValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
