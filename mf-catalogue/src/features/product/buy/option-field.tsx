import { memo } from 'react';
import type { ProductOption } from 'shared-contracts/api/product';
import { useIntl } from 'shared-runtime';
import { RadioChips } from 'shared-ui';

export interface OptionFieldProps {
  option: ProductOption;
  /** Name in the form's post. */
  name: string;
  isMissing: boolean;
  /** Id of the value that was selected when the form was posted without JavaScript. */
  restored?: string | undefined;
}

/** Memoised: the form renders again when it is sent, and its button shows that in the next frame. */
export const OptionField = memo(function OptionField({
  option,
  name,
  isMissing,
  restored,
}: OptionFieldProps) {
  const intl = useIntl();
  const { code, label, values } = option;
  // A single value is preselected.
  const [first] = values.length === 1 ? values : values.filter(({ id }) => String(id) === restored);
  return (
    <RadioChips
      legend={label}
      name={name}
      required
      defaultValue={first?.inStock ? String(first.id) : undefined}
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
      error={
        isMissing
          ? // The name of a case in a message has no hyphens.
            intl.formatMessage({ id: 'product.optionMissing' }, { option: code.replaceAll('-', '_'), label })
          : undefined
      }
    />
  );
});
