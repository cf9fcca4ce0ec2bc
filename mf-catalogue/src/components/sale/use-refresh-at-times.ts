import { useEffect, useEffectEvent, useRef } from 'react';
import { useClock } from './use-clock.ts';

/** Maximum random delay, which spreads the requests of all open pages after the end of a sale. */
const maxDelayMs = 5_000;

/**
 * Calls `refresh` once after each of the times that passes while the page is open, by the server's clock: the end of a
 * sale, or the start of a coming one. Times are ISO 8601.
 */
export function useRefreshAtTimes(times: readonly string[], refresh: () => void): void {
  const passed = useClock((now) => times.filter((time) => Date.parse(time) <= now).length);
  const handled = useRef(passed);
  const handlePassed = useEffectEvent(refresh);
  useEffect(() => {
    // Fewer have passed: the data is newer than what was handled.
    if (passed <= handled.current) {
      handled.current = passed;
      return undefined;
    }
    const timer = setTimeout(() => {
      handled.current = passed;
      handlePassed();
    }, Math.random() * maxDelayMs);
    return () => clearTimeout(timer);
  }, [passed]);
}
