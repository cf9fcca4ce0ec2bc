import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import { useIntl } from 'shared-runtime';

type SoleLengthAnswers = Extract<FittingAnswers, { soleLengthMm: number }>;

const normWords: Record<SoleLengthAnswers['bootNorm'], string> = {
  alpine: 'item.norm.alpine',
  gripwalk: 'item.norm.gripwalk',
  touring: 'item.norm.touring',
};
const typeWords: Readonly<Record<number, string>> = {
  1: 'item.skier.cautious',
  2: 'item.skier.moderate',
  3: 'item.skier.fast',
};

/** The answers that the workshop was given, as one line. */
export function useFittingWords(): (answers: FittingAnswers) => string {
  const intl = useIntl();
  return (answers) => {
    if ('mondopoint' in answers) {
      return intl.formatMessage({ id: 'item.mondopoint' }, { length: answers.mondopoint });
    }
    const { soleLengthMm, bootNorm, weightKg, heightCm, birthYear, skierType } = answers;
    return intl.formatMessage(
      { id: 'item.fitting' },
      {
        sole: soleLengthMm,
        norm: intl.formatMessage({ id: normWords[bootNorm] }),
        weight: weightKg,
        height: heightCm,
        // Not `birthYear` itself: a year is no amount, and has no thousands.
        year: String(birthYear),
        skier: intl.formatMessage({ id: typeWords[skierType] ?? 'item.skier.cautious' }),
      },
    );
  };
}
