/** What is read of an event in a trace of Chromium. Times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { name?: string; frame?: string; data?: object };
}

/** A longer task blocks, milliseconds. */
const blockingMs = 50;

/**
 * Returns the blocking time of a page by the processor time of its main thread, milliseconds: what tasks after the first
 * paint take beyond 50 ms each on a phone whose processor is slower by `slowdown`. Lighthouse multiplies wall-clock times,
 * which on a machine of two cores are mostly the wait for the other processes: the browser's own, the shop and Lighthouse.
 * Other than Lighthouse it also counts tasks after the page is interactive. NaN if the trace has no processor times.
 */
export function processorBlockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'navigationStart' && isOfPage(args?.data))
      .map(({ args }) => args?.frame),
  );
  const paint = events.findLast(
    ({ name, args }) => name === 'firstContentfulPaint' && pages.has(args?.frame),
  );
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain',
  );
  if (!paint || !main) return Number.NaN;
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      /(?:^|::)RunTask$/.test(name) && pid === main.pid && tid === main.tid && ts + dur > paint.ts,
  );
  const timed = tasks.filter(({ tdur }) => tdur !== undefined);
  // Tasks at the end of the trace may have none.
  if (timed.length === 0 || timed.length < tasks.length * 0.98) return Number.NaN;
  return timed.reduce((total, { tdur = 0 }) => total + Math.max(0, (tdur / 1000) * slowdown - blockingMs), 0);
}

/** Returns whether a navigation is that of the page, not of a frame in it. Lighthouse's types do not list the field. */
function isOfPage(data: object | undefined): boolean {
  return data !== undefined && 'isOutermostMainFrame' in data && data.isOutermostMainFrame === true;
}
