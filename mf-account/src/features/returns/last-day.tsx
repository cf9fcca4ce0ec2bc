import { FormattedMessage } from 'shared-runtime';
import { LongDay } from './long-day.tsx';

/** Renders until which day something can be returned. `until`: the end of that day, which is the start of the next one. */
export function LastDay({ until }: { until: string }) {
  return (
    <FormattedMessage
      id="returns.until"
      values={{ date: <LongDay key="date" value={Date.parse(until) - 1} /> }}
    />
  );
}
