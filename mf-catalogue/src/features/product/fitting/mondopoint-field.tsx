import { useIntl } from 'shared-runtime';
import { Select } from 'shared-ui';
import { bounds } from '../../../domain/buying/fitting.ts';
import { fittingField } from '../../../domain/buying/form-fields.ts';
import type { FittingFieldsProps } from './fitting-fields.tsx';

const { min, max, step } = bounds.mondopoint;
const lengths = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

type MondopointFieldProps = Pick<FittingFieldsProps, 'isRequired' | 'isInvalid' | 'restored'>;

/** Renders a select, because there are few lengths; labels use the decimal separator of the store's language. */
export function MondopointField({ isRequired, isInvalid, restored }: MondopointFieldProps) {
  const intl = useIntl();
  const name = fittingField('mondopoint');
  return (
    <Select
      name={name}
      required={isRequired}
      defaultValue={restored[name] ?? ''}
      label={intl.formatMessage({ id: 'fitting.mondopoint' })}
      optionalLabel={isRequired ? undefined : intl.formatMessage({ id: 'fitting.optional' })}
      hint={intl.formatMessage({ id: 'fitting.mondopoint.hint' })}
      error={isInvalid(name) ? intl.formatMessage({ id: 'fitting.mondopoint.invalid' }) : undefined}
    >
      <option value="">{intl.formatMessage({ id: 'fitting.choose' })}</option>
      {lengths.map((length) => (
        <option key={length} value={length}>
          {intl.formatNumber(length, { minimumFractionDigits: 1 })}
        </option>
      ))}
    </Select>
  );
}
