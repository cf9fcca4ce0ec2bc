import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, FieldError, FieldHint, type FieldNotes } from '../field/field-notes.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { RadioChip, type RadioChipOption } from './radio-chip.tsx';
import styles from './radio-chips.module.css';

export interface RadioChipsProps extends FieldNotes {
  /** Accessible name of the group. */
  legend: ReactNode;
  /** @default false */
  legendHidden?: boolean;
  /** Shown behind the legend, for instance the name of the selected colour. */
  chosen?: ReactNode;
  /** Name of the radios in the form's post. */
  name: string;
  options: readonly RadioChipOption[];
  /** Selected value. Without it the radios are uncontrolled and start with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  /** Stacks the options, for options that are whole sentences. @default false */
  stacked?: boolean;
  /** Added to a sold-out option for screen readers. */
  soldOutLabel?: string;
  /** Passed to every radio, for instance `register('size')` of a form library. */
  inputProps?: Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'checked' | 'defaultChecked'>;
  className?: string;
}

/** Renders a choice as native radios: arrow keys, form posts and validation are the browser's. */
export function RadioChips(props: RadioChipsProps) {
  const { legend, legendHidden, chosen, hint, error, options, required, stacked, className } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={required}
      {...describedBy(id, { hint, error })}
      className={classNames(styles.group, className)}
    >
      <legend id={`${id}-legend`} className={legendHidden ? hiddenStyles.hidden : styles.legend}>
        {legend}
        {chosen !== undefined && <span className={styles.chosen}> {chosen}</span>}
      </legend>
      <div className={classNames(styles.chips, stacked && styles.stacked)}>
        {options.map((option) => (
          <RadioChip key={option.value} option={option} group={props} />
        ))}
      </div>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
