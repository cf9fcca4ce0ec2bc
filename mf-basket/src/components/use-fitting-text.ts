import type { FittingAnswers } from 'shared-contracts/forms/fitting';
import { useIntl } from 'shared-runtime';

type SoleLengthAnswers = Extract<FittingAnswers, { soleLengthMm: number }>;

const normMessageIds: Record<SoleLengthAnswers['bootNorm'], string> = {
  alpine: 'item.norm.alpine',
  gripwalk: 'item.norm.gripwalk',
  touring: 'item.norm.touring',
};
const skierTypeMessageIds: Readonly<Record<number, string>> = {
  1: 'item.skier.cautious',
  2: 'item.skier.moderate',
  3: 'item.skier.fast',
};

/** Returns a function that formats fitting answers as one line. */
export function useFittingText(): (answers: FittingAnswers) => string {
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
        norm: intl.formatMessage({ id: normMessageIds[bootNorm] }),
        weight: weightKg,
        height: heightCm,
        // A string, because a number would get a thousands separator.
        year: String(birthYear),
        skier: intl.formatMessage({ id: skierTypeMessageIds[skierType] ?? 'item.skier.cautious' }),
      },
    );
  };
}
