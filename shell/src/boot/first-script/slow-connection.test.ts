import { isSlowConnection } from './slow-connection.ts';

describe('isSlowConnection', () => {
  const fast = { requestStart: 10, responseStart: 100 };
  const slow = { requestStart: 10, responseStart: 600 };

  it.each([
    [fast, undefined, false],
    [slow, undefined, true],
    [undefined, undefined, false],
    [fast, {}, false],
    [fast, { effectiveType: '4g' }, false],
    [fast, { effectiveType: '3g' }, true],
    [fast, { effectiveType: 'slow-2g' }, true],
    [slow, { effectiveType: '4g' }, true],
  ])('judges the first byte %j and the connection %j: %s', (navigation, connection, isSlow) => {
    expect(isSlowConnection(navigation, connection)).toBe(isSlow);
  });
});
