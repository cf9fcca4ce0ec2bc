import { jest } from '@jest/globals';
import { createVersionCheck } from './version-check.ts';

function setUp() {
  const log = jest.fn();
  const check = createVersionCheck('a1', log);
  return {
    log,
    newerReleases: check.newerReleases,
    respond: (...fingerprints: string[]) => check.onApiResponse({ fingerprints, isClosed: false }),
  };
}

describe('createVersionCheck', () => {
  it('returns null while the live releases are the tab’s, or unknown', () => {
    const { log, newerReleases, respond } = setUp();
    respond('a1');
    respond();
    expect(newerReleases()).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('logs once that the tab is outdated', () => {
    const { log, newerReleases, respond } = setUp();
    for (const fingerprints of [['b2'], ['b2'], []]) respond(...fingerprints);
    expect(newerReleases()).toBe('b2');
    expect(log.mock.calls).toEqual([['This tab is outdated: a1, live b2']]);
  });

  it('keeps a tab of any build that is live, and loads another one when its own ends', () => {
    const { log, newerReleases, respond } = setUp();
    respond('b2', 'a1');
    respond('a1', 'b2');
    expect(newerReleases()).toBeNull();
    expect(log).not.toHaveBeenCalled();
    respond('b2', 'c3');
    expect(newerReleases()).toBe('b2');
  });

  it('follows the live releases, also back', () => {
    const { log, newerReleases, respond } = setUp();
    for (const fingerprint of ['b2', 'c3']) respond(fingerprint);
    expect(newerReleases()).toBe('c3');
    respond('a1');
    expect(newerReleases()).toBeNull();
    expect(log).toHaveBeenLastCalledWith('This tab is up to date again (a1)');
  });
});
