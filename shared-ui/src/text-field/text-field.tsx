import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.tsx';
import { describedBy } from '../field/field-notes.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldLabelProps, ComponentPropsWithRef<'input'> {
  /** A control at the end of the field, for instance a button that shows the password. */
  end?: ReactNode;
}

/** Renders an input. Accepts all of its props and its ref, so `{...register('email')}` of a form library fits. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, optionalLabel, hint, error, end, className, ...input } = props;
  const generated = useId();
  const id = input.id ?? generated;
  const frame = { id, label, labelHidden, optionalLabel, hint, error, className };
  return (
    <FieldFrame {...frame}>
      <div className={styles.wrap}>
        <input
          {...input}
          id={id}
          {...describedBy(id, { hint, error }, input['aria-describedby'])}
          className={classNames(fieldStyles.control, end !== undefined && styles.withEnd)}
        />
        {end !== undefined && <div className={styles.end}>{end}</div>}
      </div>
    </FieldFrame>
  );
}
