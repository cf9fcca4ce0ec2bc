import { jest } from '@jest/globals';
import { createVersionCheck } from './version-check.ts';

function setUp() {
  const log = jest.fn();
  const check = createVersionCheck('a1', log);
  return { log, newer: check.newer, hear: (mark: string | null) => check.heard({ mark, isClosed: false }) };
}

describe('the version check', () => {
  it('is content while what is live is what the tab runs, or nobody says', () => {
    const { log, newer, hear } = setUp();
    for (const mark of ['a1', null]) hear(mark);
    expect(newer()).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('logs once that the tab is outdated', () => {
    const { log, newer, hear } = setUp();
    for (const mark of ['b2', 'b2', null]) hear(mark);
    expect(newer()).toBe('b2');
    expect(log.mock.calls).toEqual([['This tab is outdated: a1, live b2']]);
  });

  it('follows what is live, also back', () => {
    const { log, newer, hear } = setUp();
    for (const mark of ['b2', 'c3']) hear(mark);
    expect(newer()).toBe('c3');
    hear('a1');
    expect(newer()).toBeNull();
    expect(log).toHaveBeenLastCalledWith('This tab is up to date again (a1)');
  });
});
