import { isSlowConnection } from './slow-connection.ts';

describe('isSlowConnection', () => {
  const navigation = { requestStart: 10 };

  it.each([
    [navigation, 400, undefined, false],
    [navigation, 600, undefined, true],
    [undefined, 600, undefined, false],
    [navigation, 100, {}, false],
    [navigation, 100, { effectiveType: '4g' }, false],
    [navigation, 100, { effectiveType: '3g' }, true],
    [navigation, 100, { effectiveType: 'slow-2g' }, true],
    [navigation, 600, { effectiveType: '4g' }, true],
  ])('judges the request %j at %i ms and the connection %j: %s', (entry, now, connection, isSlow) => {
    expect(isSlowConnection(entry, now, connection)).toBe(isSlow);
  });
});
