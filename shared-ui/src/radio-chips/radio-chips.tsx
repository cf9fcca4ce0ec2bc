import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { describedBy, FieldError, FieldHint, type FieldNotes } from '../field/field-notes.tsx';
import hiddenStyles from '../visually-hidden/visually-hidden.module.css';
import { RadioChip, type RadioChipOption } from './radio-chip.tsx';
import styles from './radio-chips.module.css';

export interface RadioChipsProps extends FieldNotes {
  /** Names the group. */
  legend: ReactNode;
  /** @default false */
  legendHidden?: boolean;
  /** Shown behind the legend, for instance the name of the chosen colour. */
  chosen?: ReactNode;
  /** Name of the radios, as a form posts it. */
  name: string;
  options: readonly RadioChipOption[];
  /** Chosen value; leave it out and give `defaultValue` for a form that works by itself. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  required?: boolean;
  /** One below the other, for options that are whole sentences. @default false */
  stacked?: boolean;
  /** Words added for screen readers to a sold-out option. */
  soldOutLabel?: string;
  /** Spread over every radio: `register('size')` of a form library fits here. */
  inputProps?: Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'checked' | 'defaultChecked'>;
  className?: string;
}

/** One choice of few, as native radios: arrow keys, form posts and validation are the browser's. */
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
