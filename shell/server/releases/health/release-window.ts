import { build, type Histogram } from 'hdr-histogram-js';
import { durationNames, type DurationName } from './observation.ts';
import type { Durations } from './release-figures.ts';

const slotMs = 60_000;
const defaultSlots = 15;

/** Longest recorded duration, milliseconds; longer ones are recorded as this. */
const maxDurationMs = 120_000;

const countNames = ['shown', 'failed', 'loads', 'failures'] as const;
type CountName = (typeof countNames)[number];

interface Slot {
  number: number;
  counts: Record<CountName, number>;
  durations: Partial<Record<DurationName, Histogram>>;
}

/** Figures of one release over the last minutes, by minute. Memory does not grow with the traffic. */
export interface ReleaseWindow {
  count(name: CountName, by: number): void;
  time(name: DurationName, ms: number): void;
  read(): Record<CountName, number> & Record<DurationName, Durations>;
  isEmpty(): boolean;
}

/** `maxSlots`: minutes that are kept. */
export function createReleaseWindow(now: () => number, maxSlots = defaultSlots): ReleaseWindow {
  let slots: Slot[] = [];

  const currentNumber = () => Math.floor(now() / slotMs);

  function dropOld(): void {
    const oldest = currentNumber() - maxSlots;
    slots = slots.filter((slot) => slot.number > oldest);
  }

  function current(): Slot {
    const number = currentNumber();
    const last = slots.at(-1);
    if (last?.number === number) return last;
    dropOld();
    const slot: Slot = { number, counts: { shown: 0, failed: 0, loads: 0, failures: 0 }, durations: {} };
    slots.push(slot);
    return slot;
  }

  function durationsOf(name: DurationName): Durations {
    const whole = histogram();
    for (const slot of slots) {
      const part = slot.durations[name];
      if (part) whole.add(part);
    }
    const at = (percentile: number) =>
      whole.totalCount === 0 ? null : whole.getValueAtPercentile(percentile);
    return { count: whole.totalCount, p50: at(50), p75: at(75), p99: at(99) };
  }

  return {
    count(name, by) {
      current().counts[name] += by;
    },
    time(name, ms) {
      const { durations } = current();
      const own = (durations[name] ??= histogram());
      own.recordValue(Math.min(Math.max(Math.round(ms), 1), maxDurationMs));
    },
    read() {
      dropOld();
      const sum = (name: CountName) => slots.reduce((total, { counts }) => total + counts[name], 0);
      return {
        ...(Object.fromEntries(countNames.map((name) => [name, sum(name)])) as Record<CountName, number>),
        ...(Object.fromEntries(durationNames.map((name) => [name, durationsOf(name)])) as Record<
          DurationName,
          Durations
        >),
      };
    },
    isEmpty() {
      dropOld();
      return slots.length === 0;
    },
  };
}

/** Two significant digits: an error below 1 %, at a few kilobytes per minute. */
function histogram(): Histogram {
  return build({ bitBucketSize: 32, numberOfSignificantValueDigits: 2, useWebAssembly: false });
}
