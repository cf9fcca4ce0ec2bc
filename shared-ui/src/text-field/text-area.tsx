import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { FieldFrame, type FieldLabelProps } from '../field/field-frame.tsx';
import { describedBy } from '../field/field-notes.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './text-field.module.css';

export interface TextAreaProps extends FieldLabelProps, ComponentPropsWithRef<'textarea'> {}

export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, optionalLabel, hint, error, className, ...area } = props;
  const generated = useId();
  const id = area.id ?? generated;
  const frame = { id, label, labelHidden, optionalLabel, hint, error, className };
  return (
    <FieldFrame {...frame}>
      <textarea
        {...area}
        id={id}
        {...describedBy(id, { hint, error }, area['aria-describedby'])}
        className={classNames(fieldStyles.control, styles.area)}
      />
    </FieldFrame>
  );
}
