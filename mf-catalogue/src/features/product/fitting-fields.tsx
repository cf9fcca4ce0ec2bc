import { FormattedMessage } from 'shared-runtime';
import type { FittingForm } from '../../domain/fitting.ts';
import type { RestoredFields } from '../../domain/restored-fields.ts';
import { MondopointField } from './mondopoint-field.tsx';
import { SoleLengthFields } from './sole-length-fields.tsx';
import styles from './fitting-fields.module.css';

export interface FittingFieldsProps {
  form: FittingForm;
  /** Of a set that the workshop mounts; a single product goes out without. */
  isRequired: boolean;
  isWrong: (field: string) => boolean;
  restored: RestoredFields;
}

/** What the workshop needs to know. The shop never works out a release value of its own. */
export function FittingFields({ form, isRequired, isWrong, restored }: FittingFieldsProps) {
  const Questions = form.kind === 'mondopoint' ? MondopointField : SoleLengthFields;
  return (
    <fieldset className={styles.fitting}>
      <legend className={styles.title}>
        <FormattedMessage id="fitting.title" />
      </legend>
      <p className={styles.purpose}>
        <FormattedMessage id={isRequired ? 'fitting.purpose' : 'fitting.purposeSingle'} />
      </p>
      <Questions form={form} isRequired={isRequired} isWrong={isWrong} restored={restored} />
    </fieldset>
  );
}
