import type { Product } from 'shared-contracts/api/product';
import { Fragment, useCallback } from 'react';
import { FormattedMessage, useIntl, useMoneyFormat } from 'shared-runtime';
import { Button, QuantityField, ShoppingBagIcon } from 'shared-ui';
import { optionField } from '../../../domain/buying/form-fields.ts';
import { priceDisplay } from '../../../domain/price-display.ts';
import type { RestoredFields } from '../../../domain/buying/restored-fields.ts';
import { BuyOutcome, outcomeId } from './buy-outcome.tsx';
import { BundlePartField } from './bundle-part-field.tsx';
import { DeferredFittingFields } from '../fitting/deferred-fitting.ts';
import { OptionField } from './option-field.tsx';
import { SizeGuideLink } from './size-guide-link.tsx';
import { useBootSole } from './use-boot-sole.ts';
import { useBuyForm, type BuyFormHandlers } from './use-buy-form.ts';
import styles from './buy-form.module.css';

export interface BuyFormProps extends BuyFormHandlers {
  product: Product;
  /** Path of the page, which a post without JavaScript returns to. */
  path: string;
  /** Error code of the last post without JavaScript. */
  formError: string | undefined;
  /** Values of the fields when the form was posted without JavaScript. */
  restored?: RestoredFields;
  /** On a page the button stays at the bottom of a phone's screen, with the price. @default 'page' */
  place?: 'page' | 'panel';
}

const nothingRestored: RestoredFields = {};

export function BuyForm(props: BuyFormProps) {
  const { product, path, formError, restored = nothingRestored, place = 'page', ...handlers } = props;
  const intl = useIntl();
  const { productId, options, parts, fittingForm, productType, sizeGuide } = product;
  // The guide belongs to the first option that is no colour. Parts have guides of their own.
  const sized = options.find(({ code }) => code !== 'colour');
  const hasPartGuides = parts.some((part) => part.sizeGuide);
  const { bootSoleMm, readFields, readForm } = useBootSole(product, restored);
  const { add, isInvalid, handleSubmit, handleChange } = useBuyForm(product, {
    ...handlers,
    onFieldChange(field, value) {
      handlers.onFieldChange?.(field, value);
      readFields({ [field]: value });
    },
  });
  const initialise = useCallback(
    (form: HTMLFormElement | null) => {
      if (form === null) return;
      // Native validation serves visitors without JavaScript; with it, the form shows its own messages.
      form.noValidate = true;
      readForm(form);
    },
    [readForm],
  );
  return (
    <form
      method="post"
      action="/form/basket-add"
      onSubmit={handleSubmit}
      onChange={handleChange}
      ref={initialise}
      className={styles.form}
      aria-label={intl.formatMessage({ id: 'product.form' })}
    >
      <input type="hidden" name="productID" value={productId} />
      <input type="hidden" name="back" value={`${path}#${outcomeId}`} />
      {options.map((option) => {
        const name = optionField(option.super_attribute_id);
        return (
          <Fragment key={name}>
            <OptionField option={option} name={name} isMissing={isInvalid(name)} restored={restored[name]} />
            {option === sized && sizeGuide !== null ? (
              <SizeGuideLink code={sizeGuide} productId={productId} />
            ) : null}
          </Fragment>
        );
      })}
      {sized === undefined && sizeGuide !== null && !hasPartGuides ? (
        <SizeGuideLink code={sizeGuide} productId={productId} />
      ) : null}
      {parts.map((part) => (
        <BundlePartField key={part.partId} part={part} isInvalid={isInvalid} restored={restored} />
      ))}
      {fittingForm === null ? null : (
        <DeferredFittingFields
          form={fittingForm}
          isRequired={productType === 'bundle'}
          areBootsIncluded={hasBoots(parts)}
          bootSoleMm={bootSoleMm}
          isInvalid={isInvalid}
          restored={restored}
        />
      )}
      <div className={place === 'page' ? styles.row : styles.panelRow}>
        <QuantityField
          label={intl.formatMessage({ id: 'product.quantity' })}
          name="quantity"
          defaultValue={restored['quantity'] ?? '1'}
        />
        <div className={place === 'page' ? styles.bar : undefined}>
          {/* Repeats the price where the one above has been scrolled away. */}
          {place === 'panel' ? null : (
            <div aria-hidden="true" className={styles.barPrice}>
              <BarPrice price={product.price} />
            </div>
          )}
          <Button type="submit" fullWidth pending={add.isPending} className={styles.add}>
            <ShoppingBagIcon size={20} />
            <FormattedMessage id={add.isPending ? 'product.adding' : 'product.add'} />
          </Button>
        </div>
      </div>
      <BuyOutcome add={add} path={path} formError={formError} />
    </form>
  );
}

/** Ski boots are the only parts that are sold in Mondopoint and that a binding is adjusted to. */
const hasBoots = (parts: Product['parts']) =>
  parts.some(({ options }) => options.some(({ code }) => code === 'mondopoint'));

function BarPrice({ price }: Pick<Product, 'price'>) {
  const formatMoney = useMoneyFormat();
  const display = priceDisplay(price);
  return display.kind === 'shown' ? formatMoney(display.current) : null;
}
