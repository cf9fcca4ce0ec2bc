import { jest } from '@jest/globals';
import { createVersionCheck } from './version-check.ts';

function setUp() {
  const log = jest.fn();
  const check = createVersionCheck('a1', log);
  return {
    log,
    newerReleases: check.newerReleases,
    respond: (fingerprint: string | null) => check.onApiResponse({ fingerprint, isClosed: false }),
  };
}

describe('createVersionCheck', () => {
  it('returns null while the live releases are the tab’s, or unknown', () => {
    const { log, newerReleases, respond } = setUp();
    for (const fingerprint of ['a1', null]) respond(fingerprint);
    expect(newerReleases()).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  it('logs once that the tab is outdated', () => {
    const { log, newerReleases, respond } = setUp();
    for (const fingerprint of ['b2', 'b2', null]) respond(fingerprint);
    expect(newerReleases()).toBe('b2');
    expect(log.mock.calls).toEqual([['This tab is outdated: a1, live b2']]);
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
