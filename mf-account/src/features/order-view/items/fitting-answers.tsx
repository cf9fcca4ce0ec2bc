import type { FittingAnswers as Answers } from 'shared-contracts/forms/fitting';
import { FormattedMessage } from 'shared-runtime';
import shared from '../../../components/order/order.module.css';

type SoleLengthAnswers = Extract<Answers, { soleLengthMm: number }>;

const normTexts: Record<SoleLengthAnswers['bootNorm'], string> = {
  alpine: 'orders.norm.alpine',
  gripwalk: 'orders.norm.gripwalk',
  touring: 'orders.norm.touring',
};

const skierTexts: Readonly<Record<number, string>> = {
  1: 'orders.skier.cautious',
  2: 'orders.skier.moderate',
  3: 'orders.skier.fast',
};

/** What the member has told the workshop, as one line. */
export function FittingAnswers({ answers }: { answers: Answers }) {
  return (
    <p className={shared.muted}>
      <FormattedMessage id="orders.workshop" />{' '}
      {'mondopoint' in answers ? (
        <FormattedMessage id="orders.mondopoint" values={{ length: answers.mondopoint }} />
      ) : (
        <SoleLength {...answers} />
      )}
    </p>
  );
}

function SoleLength({ soleLengthMm, bootNorm, weightKg, heightCm, birthYear, skierType }: SoleLengthAnswers) {
  return (
    <FormattedMessage
      id="orders.fitting"
      values={{
        sole: soleLengthMm,
        norm: <FormattedMessage key="norm" id={normTexts[bootNorm]} />,
        weight: weightKg,
        height: heightCm,
        // A string, because a number would get a thousands separator.
        year: String(birthYear),
        skier: <FormattedMessage key="skier" id={skierTexts[skierType] ?? 'orders.skier.cautious'} />,
      }}
    />
  );
}
