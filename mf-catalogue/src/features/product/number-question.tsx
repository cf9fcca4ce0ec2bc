import { useIntl } from 'shared-runtime';
import { TextField } from 'shared-ui';
import type { Bounds, FittingQuestion } from '../../domain/fitting.ts';
import { fittingField } from '../../domain/form-fields.ts';
import type { FittingFieldsProps } from './fitting-fields.tsx';

export interface NumberQuestionProps extends Pick<FittingFieldsProps, 'isRequired' | 'isWrong' | 'restored'> {
  question: Extract<FittingQuestion, `${string}${'Mm' | 'Kg' | 'Cm' | 'Year'}`>;
  bounds: Bounds;
  /** Message ids; each text may name `min` and `max`. */
  words: { label: string; hint?: string; wrong: string };
}

/** A number field: without JavaScript the browser itself keeps to the bounds. */
export function NumberQuestion({
  question,
  bounds,
  words,
  isRequired,
  isWrong,
  restored,
}: NumberQuestionProps) {
  const intl = useIntl();
  const { min, max, step } = bounds;
  const name = fittingField(question);
  const say = (id: string) => intl.formatMessage({ id }, { min, max });
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
      label={say(words.label)}
      hint={words.hint === undefined ? undefined : say(words.hint)}
      error={isWrong(name) ? say(words.wrong) : undefined}
    />
  );
}
