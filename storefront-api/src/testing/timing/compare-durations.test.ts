import { compareDurations } from './compare-durations.ts';

const series = (start: number, step = 0.1) => Array.from({ length: 200 }, (_, index) => start + index * step);

describe('compareDurations', () => {
  it('finds no difference between equal series, and their median', () => {
    expect(compareDurations(series(40), series(40))).toEqual({
      medians: [49.95, 49.95],
      probability: 0.5,
      isClear: false,
    });
    expect(compareDurations([1, 9, 2], [5]).medians).toEqual([2, 5]);
  });

  it('finds a missing password hash of 30 ms, in both directions', () => {
    expect(compareDurations(series(40), series(10))).toMatchObject({ probability: 1, isClear: true });
    expect(compareDurations(series(10), series(40))).toMatchObject({ probability: 0, isClear: true });
  });

  it('finds a difference of half the spread', () => {
    expect(compareDurations(series(40), series(50)).isClear).toBe(true);
  });

  it('ignores differences that a network hides, and those of single outliers', () => {
    expect(compareDurations(series(40, 0.001), series(40.5, 0.001)).isClear).toBe(false);
    expect(compareDurations([...series(40), 900, 900], series(40)).isClear).toBe(false);
    expect(compareDurations([40, 41, 42], [50, 51, 52])).toMatchObject({ probability: 0, isClear: false });
  });
});
