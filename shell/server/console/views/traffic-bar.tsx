import { percent } from '../labels.ts';

/** A drawing, because the policy of the shop's pages allows no style of a single element here. */
export function TrafficBar({ traffic, isCanary }: { traffic: number; isCanary: boolean }) {
  return (
    <span className="console-traffic">
      <span>{percent(traffic)}</span>
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
