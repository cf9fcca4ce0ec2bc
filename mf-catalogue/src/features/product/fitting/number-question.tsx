import { useIntl } from 'shared-runtime';
import { TextField } from 'shared-ui';
import type { Bounds, FittingQuestion } from '../../../domain/buying/fitting.ts';
import { fittingField } from '../../../domain/buying/form-fields.ts';
import type { FittingFieldsProps } from './fitting-fields.tsx';

export interface NumberQuestionProps extends Pick<
  FittingFieldsProps,
  'isRequired' | 'isInvalid' | 'restored'
> {
  question: Extract<FittingQuestion, `${string}${'Mm' | 'Kg' | 'Cm' | 'Year'}`>;
  bounds: Bounds;
  /** Message ids; each text may contain `min` and `max`. */
  messageIds: { label: string; hint?: string; invalid: string };
}

/** Renders a number field. Without JavaScript the browser checks its bounds. */
export function NumberQuestion({
  question,
  bounds,
  messageIds,
  isRequired,
  isInvalid,
  restored,
}: NumberQuestionProps) {
  const intl = useIntl();
  const { min, max, step } = bounds;
  const name = fittingField(question);
  const format = (id: string) => intl.formatMessage({ id }, { min, max });
  return (
    <TextField
      type="number"
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      name={name}
      defaultValue={restored[name]}
      min={min}
      max={max}
      step={step}
      required={isRequired}
      autoComplete="off"
      label={format(messageIds.label)}
      hint={messageIds.hint === undefined ? undefined : format(messageIds.hint)}
      error={isInvalid(name) ? format(messageIds.invalid) : undefined}
    />
  );
}
