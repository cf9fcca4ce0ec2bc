import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.tsx';
import { describedBy } from '../field/field-notes.tsx';
import fieldStyles from '../field/field.module.css';
import { ChevronDownIcon } from '../icons/icons.ts';
import styles from './select.module.css';

/** `size` of the native element (a list box) is left out: this is always a drop-down. */
export interface SelectProps extends FieldLabelProps, Omit<ComponentPropsWithRef<'select'>, 'size'> {}

/** Renders a native select; its children are `<option>`s. */
export function Select(props: SelectProps) {
  const { label, labelHidden, optionalLabel, hint, error, className, ...select } = props;
  const generated = useId();
  const id = select.id ?? generated;
  const frame = { id, label, labelHidden, optionalLabel, hint, error, className };
  return (
    <FieldFrame {...frame}>
      <div className={styles.wrap}>
        <select
          {...select}
          id={id}
          {...describedBy(id, { hint, error }, select['aria-describedby'])}
          className={classNames(fieldStyles.control, styles.select)}
        />
        <ChevronDownIcon size={18} aria-hidden="true" className={styles.chevron} />
      </div>
    </FieldFrame>
  );
}
