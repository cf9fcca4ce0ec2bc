import type { Product } from 'shared-contracts/api/product';
import { FormattedMessage, useIntl } from 'shared-runtime';
import { RadioChips, TextField } from 'shared-ui';
import { fittingFields, type FittingField } from '../../domain/fitting-fields.ts';
import styles from './buy-form.module.css';

export interface FittingFormProps {
  form: Product['fittingForm'];
  missing: readonly string[];
  onAnswer: (name: string) => void;
}

/** What the workshop needs to know before it mounts a set. */
export function FittingForm({ form, missing, onAnswer }: FittingFormProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        <FormattedMessage id="fitting.title" />
      </legend>
      <p>
        <FormattedMessage id="fitting.why" />
      </p>
      {fittingFields(form).map((field) => (
        <Question
          key={field.name}
          field={field}
          isMissing={missing.includes(field.name)}
          onAnswer={onAnswer}
        />
      ))}
    </fieldset>
  );
}

interface QuestionProps {
  field: FittingField;
  isMissing: boolean;
  onAnswer: (name: string) => void;
}

function Question({ field, isMissing, onAnswer }: QuestionProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `fitting.${field.key}` });
  if (field.kind === 'choice') {
    return (
      <RadioChips
        legend={label}
        name={field.name}
        required
        options={field.values.map((value) => ({
          value,
          label: intl.formatMessage({ id: `fitting.${field.key}.${value}` }),
        }))}
        error={isMissing ? intl.formatMessage({ id: 'product.optionMissing' }, { label }) : undefined}
        onValueChange={() => onAnswer(field.name)}
      />
    );
  }
  const range = { min: field.min, max: field.max };
  return (
    <TextField
      label={label}
      name={field.name}
      type="number"
      inputMode="decimal"
      required
      min={field.min}
      max={field.max}
      step={field.step}
      hint={intl.formatMessage({ id: 'fitting.range' }, range)}
      error={isMissing ? intl.formatMessage({ id: 'fitting.invalid' }, range) : undefined}
      onInput={() => onAnswer(field.name)}
    />
  );
}
