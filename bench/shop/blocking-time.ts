/** What is read of an event in a trace of Chromium. Times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { name?: string };
}

/** A longer task blocks, milliseconds. */
const blockingMs = 50;

/**
 * Returns the blocking time of a page by the processor time of its main thread, milliseconds: what tasks after the first
 * paint take beyond 50 ms each on a phone whose processor is slower by `slowdown`. Lighthouse multiplies wall-clock times,
 * which on a machine of two cores are mostly the wait for the other processes: the browser's own, the shop and Lighthouse.
 * Throws if the trace has no processor times.
 */
export function processorBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first paint');
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint.pid && args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      /(?:^|::)RunTask$/.test(name) && pid === main?.pid && tid === main.tid && ts + dur > paint.ts,
  );
  const timed = tasks.filter(({ tdur }) => tdur !== undefined);
  // The trace ends during the last tasks.
  if (timed.length < tasks.length * 0.9 || timed.length === 0)
    throw new Error('The trace has no processor times');
  return timed.reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1000) * slowdown - blockingMs), 0);
}
