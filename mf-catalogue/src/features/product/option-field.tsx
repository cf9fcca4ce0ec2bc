import type { ProductOption } from 'shared-contracts/api/product';
import { useIntl } from 'shared-runtime';
import { RadioChips } from 'shared-ui';
import { optionField } from '../../domain/basket-request.ts';

export interface OptionFieldProps {
  option: ProductOption;
  isMissing: boolean;
  onChoice: (attributeId: number) => void;
}

export function OptionField({ option, isMissing, onChoice }: OptionFieldProps) {
  const intl = useIntl();
  const { super_attribute_id: id, label, values } = option;
  const [only] = values;
  return (
    <RadioChips
      legend={label}
      name={optionField(id)}
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
      }))}
      error={isMissing ? intl.formatMessage({ id: 'product.optionMissing' }, { label }) : undefined}
      onValueChange={() => onChoice(id)}
    />
  );
}
