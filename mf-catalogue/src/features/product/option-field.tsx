import type { ProductOption } from 'shared-contracts/api/product';
import { useIntl } from 'shared-runtime';
import { RadioChips } from 'shared-ui';

export interface OptionFieldProps {
  option: ProductOption;
  /** As the form posts it. */
  name: string;
  isMissing: boolean;
}

export function OptionField({ option, name, isMissing }: OptionFieldProps) {
  const intl = useIntl();
  const { label, values } = option;
  const [only] = values;
  return (
    <RadioChips
      legend={label}
      name={name}
      required
      // Where there is nothing to choose, nothing is asked.
      defaultValue={values.length === 1 && only?.inStock ? String(only.id) : undefined}
      soldOutLabel={intl.formatMessage({ id: 'product.optionSoldOut' })}
      options={values.map((value) => ({
        value: String(value.id),
        label:
          value.lastItems === null
            ? value.label
            : intl.formatMessage(
                { id: 'product.optionLast' },
                { label: value.label, count: value.lastItems },
              ),
        soldOut: !value.inStock,
        disabled: !value.inStock,
        swatch: value.swatch,
      }))}
      error={isMissing ? intl.formatMessage({ id: 'product.optionMissing' }, { label }) : undefined}
    />
  );
}
