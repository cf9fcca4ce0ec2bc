import { useIntl, useShop } from 'shared-runtime';
import { RadioChips } from 'shared-ui';
import { bootNorms, bounds, skierTypes, soleBounds, yearBounds } from '../../../domain/buying/fitting.ts';
import { fittingField } from '../../../domain/buying/form-fields.ts';
import type { FittingFieldsProps } from './fitting-fields.tsx';
import { BootSole } from './boot-sole.tsx';
import { NumberQuestion } from './number-question.tsx';
import styles from './fitting-fields.module.css';

const normMessageIds = {
  alpine: 'fitting.bootNorm.alpine',
  gripwalk: 'fitting.bootNorm.gripwalk',
  touring: 'fitting.bootNorm.touring',
};
const skierTypeMessageIds = {
  1: 'fitting.skierType.cautious',
  2: 'fitting.skierType.moderate',
  3: 'fitting.skierType.fast',
};

export function SoleLengthFields(props: FittingFieldsProps) {
  const { form, isRequired, areBootsIncluded = false, bootSoleMm, isInvalid, restored } = props;
  const intl = useIntl();
  const { serverTime } = useShop();
  const translate = (id: string) => intl.formatMessage({ id });
  const commonProps = { isRequired, isInvalid, restored };
  const norm = fittingField('bootNorm');
  const type = fittingField('skierType');
  return (
    <>
      {bootSoleMm === undefined ? (
        <NumberQuestion
          {...commonProps}
          question="soleLengthMm"
          bounds={soleBounds(form)}
          messageIds={areBootsIncluded ? includedSoleMessageIds : soleMessageIds}
        />
      ) : (
        <BootSole soleMm={bootSoleMm} form={form} isInvalid={isInvalid(fittingField('soleLengthMm'))} />
      )}
      <RadioChips
        legend={translate('fitting.bootNorm')}
        name={norm}
        required={isRequired}
        hint={translate(areBootsIncluded ? 'fitting.bootNorm.hintIncluded' : 'fitting.bootNorm.hint')}
        options={bootNorms.map((each) => ({ value: each, label: translate(normMessageIds[each]) }))}
        defaultValue={restored[norm]}
        error={isInvalid(norm) ? translate('fitting.bootNorm.invalid') : undefined}
      />
      <div className={styles.measures}>
        <NumberQuestion
          {...commonProps}
          question="weightKg"
          bounds={bounds.weightKg}
          messageIds={weightMessageIds}
        />
        <NumberQuestion
          {...commonProps}
          question="heightCm"
          bounds={bounds.heightCm}
          messageIds={heightMessageIds}
        />
        <NumberQuestion
          {...commonProps}
          question="birthYear"
          bounds={yearBounds(serverTime)}
          messageIds={yearMessageIds}
        />
      </div>
      <RadioChips
        legend={translate('fitting.skierType')}
        name={type}
        required={isRequired}
        stacked
        options={skierTypes.map((each) => ({
          value: String(each),
          label: translate(skierTypeMessageIds[each]),
        }))}
        defaultValue={restored[type]}
        error={isInvalid(type) ? translate('fitting.skierType.invalid') : undefined}
      />
    </>
  );
}

const soleMessageIds = {
  label: 'fitting.soleLengthMm',
  hint: 'fitting.soleLengthMm.hint',
  invalid: 'fitting.soleLengthMm.invalid',
};
const includedSoleMessageIds = { ...soleMessageIds, hint: 'fitting.soleLengthMm.hintIncluded' };
const weightMessageIds = { label: 'fitting.weightKg', invalid: 'fitting.weightKg.invalid' };
const heightMessageIds = { label: 'fitting.heightCm', invalid: 'fitting.heightCm.invalid' };
const yearMessageIds = { label: 'fitting.birthYear', invalid: 'fitting.birthYear.invalid' };
