import { formatCount, formatPercent, noValue, stateLabels, type ReleaseState } from '../labels.ts';

export function StateBadge({ state }: { state: ReleaseState }) {
  return <span className={`console-badge console-badge-${state}`}>{stateLabels[state]}</span>;
}

/** An SVG: the Content Security Policy of the shop's pages allows no inline style here. */
export function TrafficBar({ traffic, isCanary }: { traffic: number; isCanary: boolean }) {
  return (
    <span className="console-traffic">
      <span>{formatPercent(traffic)}</span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="console-traffic-whole" width="100" height="6" rx="1" />
        <rect
          className={isCanary ? 'console-traffic-canary' : 'console-traffic-live'}
          width={traffic}
          height="6"
          rx="1"
        />
      </svg>
    </span>
  );
}

export interface FailureRateProps {
  total: number;
  /** What is counted, in the plural, such as "loads". */
  unit: string;
  failed: number;
}

/** Below this rate, failures of single visitors dominate. */
const alarmingRate = 0.01;

export function FailureRate({ total, unit, failed }: FailureRateProps) {
  if (total === 0 && failed === 0) return <>{noValue}</>;
  // A region that failed before it was shown is counted in `failed` only.
  const rate = failed / Math.max(total, failed);
  return (
    <span className="console-pair">
      <span>{`${formatCount(total)} ${unit}`}</span>
      <span className={rate >= alarmingRate ? 'console-bad' : 'console-calm'}>
        {failed === 0 ? 'none failed' : `${formatCount(failed)} failed (${formatRate(rate)})`}
      </span>
    </span>
  );
}

const formatRate = (rate: number) =>
  rate < 0.001 ? `<\u00A0${formatPercent(0.1)}` : formatPercent(rate * 100);
