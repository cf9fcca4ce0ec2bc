import { useIntl } from 'shared-runtime';
import { RadioChips } from 'shared-ui';
import { bootNorms, bounds, skierTypes, soleBounds } from '../../domain/fitting.ts';
import { fittingField } from '../../domain/form-fields.ts';
import type { FittingFieldsProps } from './fitting-fields.tsx';
import { NumberQuestion } from './number-question.tsx';
import styles from './fitting-fields.module.css';

const normWords = {
  alpine: 'fitting.bootNorm.alpine',
  gripwalk: 'fitting.bootNorm.gripwalk',
  touring: 'fitting.bootNorm.touring',
};
const typeWords = {
  1: 'fitting.skierType.cautious',
  2: 'fitting.skierType.moderate',
  3: 'fitting.skierType.fast',
};

export function SoleLengthFields({ form, isRequired, isWrong, restored }: FittingFieldsProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  const asked = { isRequired, isWrong, restored };
  const norm = fittingField('bootNorm');
  const type = fittingField('skierType');
  return (
    <>
      <NumberQuestion {...asked} question="soleLengthMm" bounds={soleBounds(form)} words={soleWords} />
      <RadioChips
        legend={say('fitting.bootNorm')}
        name={norm}
        required={isRequired}
        hint={say('fitting.bootNorm.hint')}
        options={bootNorms.map((each) => ({ value: each, label: say(normWords[each]) }))}
        defaultValue={restored[norm]}
        error={isWrong(norm) ? say('fitting.bootNorm.wrong') : undefined}
      />
      <div className={styles.measures}>
        <NumberQuestion {...asked} question="weightKg" bounds={bounds.weightKg} words={weightWords} />
        <NumberQuestion {...asked} question="heightCm" bounds={bounds.heightCm} words={heightWords} />
        <NumberQuestion {...asked} question="birthYear" bounds={bounds.birthYear} words={yearWords} />
      </div>
      <RadioChips
        legend={say('fitting.skierType')}
        name={type}
        required={isRequired}
        stacked
        options={skierTypes.map((each) => ({ value: String(each), label: say(typeWords[each]) }))}
        defaultValue={restored[type]}
        error={isWrong(type) ? say('fitting.skierType.wrong') : undefined}
      />
    </>
  );
}

const soleWords = {
  label: 'fitting.soleLengthMm',
  hint: 'fitting.soleLengthMm.hint',
  wrong: 'fitting.soleLengthMm.wrong',
};
const weightWords = { label: 'fitting.weightKg', wrong: 'fitting.weightKg.wrong' };
const heightWords = { label: 'fitting.heightCm', wrong: 'fitting.heightCm.wrong' };
const yearWords = { label: 'fitting.birthYear', wrong: 'fitting.birthYear.wrong' };
