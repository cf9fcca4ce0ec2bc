import { count, nothing, percent } from '../labels.ts';

export interface FailuresProps {
  total: number;
  /** Of what there are so many, as "loads". */
  unit: string;
  failed: number;
}

/** From here on it is not the noise of single visitors. */
const alarming = 0.01;

export function Failures({ total, unit, failed }: FailuresProps) {
  if (total === 0 && failed === 0) return <>{nothing}</>;
  // What failed before it was shown is counted as failed only.
  const rate = failed / Math.max(total, failed);
  return (
    <span className="console-pair">
      <span>{`${count(total)} ${unit}`}</span>
      <span className={rate >= alarming ? 'console-bad' : 'console-calm'}>
        {failed === 0 ? 'none failed' : `${count(failed)} failed (${rateOf(rate)})`}
      </span>
    </span>
  );
}

const rateOf = (rate: number) => (rate < 0.001 ? `<\u00A0${percent(0.1)}` : percent(rate * 100));
