import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { Button, QuantityField, ShoppingBagIcon } from 'shared-ui';
import { optionField } from '../../domain/form-fields.ts';
import { BuyOutcome } from './buy-outcome.tsx';
import { BundlePartField } from './bundle-part-field.tsx';
import { FittingFields } from './fitting-fields.tsx';
import { OptionField } from './option-field.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import { useBuyForm } from './use-buy-form.ts';
import styles from './buy-form.module.css';

export interface BuyFormProps {
  product: Product;
  /** Path of the page, for the way back where the browser posts the form itself. */
  path: string;
  /** What the last post without JavaScript failed of. */
  formError: string | undefined;
  /** Told of every option that is chosen, by the name of its field. */
  onOption?: (field: string, value: string) => void;
}

export function BuyForm({ product, path, formError, onOption }: BuyFormProps) {
  const intl = useIntl();
  const { productId, options, parts, fittingForm, productType, sizeGuide } = product;
  const { add, isWrong, handleSubmit, handleChange } = useBuyForm(product, onOption);
  return (
    <form
      method="post"
      action="/form/basket-add"
      onSubmit={handleSubmit}
      onChange={handleChange}
      ref={disableNativeValidation}
      className={styles.form}
      aria-label={intl.formatMessage({ id: 'product.form' })}
    >
      <input type="hidden" name="productID" value={productId} />
      <input type="hidden" name="back" value={path} />
      {sizeGuide === null ? null : <SizeGuideLink code={sizeGuide} />}
      {options.map((option) => {
        const name = optionField(option.super_attribute_id);
        return <OptionField key={name} option={option} name={name} isMissing={isWrong(name)} />;
      })}
      {parts.map((part) => (
        <BundlePartField key={part.partId} part={part} isWrong={isWrong} />
      ))}
      {fittingForm === null ? null : (
        <FittingFields form={fittingForm} isRequired={productType === 'bundle'} isWrong={isWrong} />
      )}
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
