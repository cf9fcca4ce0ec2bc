import { FormattedMessage } from 'shared-runtime';
import type { FittingForm } from '../../../domain/buying/fitting.ts';
import type { RestoredFields } from '../../../domain/buying/restored-fields.ts';
import { MondopointField } from './mondopoint-field.tsx';
import { SoleLengthFields } from './sole-length-fields.tsx';
import styles from './fitting-fields.module.css';

export interface FittingFieldsProps {
  form: FittingForm;
  /** True for a bundle that the workshop mounts; a single product is sold without mounting. */
  isRequired: boolean;
  /** True if the boots are a part of the bundle, so that the shopper cannot read what is printed on them. @default false */
  areBootsIncluded?: boolean;
  /** Sole length of the boots of the bundle, in mm; null until their size is chosen. @default it is asked for */
  bootSoleMm?: number | null | undefined;
  isInvalid: (field: string) => boolean;
  restored: RestoredFields;
}

/** Renders the questions of the workshop. The shop never computes a release value itself. */
export function FittingFields({ form, isRequired, ...others }: FittingFieldsProps) {
  const Questions = form.kind === 'mondopoint' ? MondopointField : SoleLengthFields;
  return (
    <fieldset className={styles.fitting}>
      <legend className={styles.title}>
        <FormattedMessage id="fitting.title" />
      </legend>
      <p className={styles.purpose}>
        <FormattedMessage id={isRequired ? 'fitting.purpose' : 'fitting.purposeSingle'} />
      </p>
      <Questions form={form} isRequired={isRequired} {...others} />
    </fieldset>
  );
}
