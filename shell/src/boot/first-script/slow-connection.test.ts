import { isSlowConnection } from './slow-connection.ts';

describe('isSlowConnection', () => {
  const fast = { requestStart: 10, responseStart: 100 };
  const slow = { requestStart: 10, responseStart: 400 };

  it.each([
    [fast, 500, undefined, false],
    [fast, 700, undefined, true],
    [slow, 450, undefined, true],
    [undefined, 700, undefined, false],
    [fast, 200, {}, false],
    [fast, 200, { effectiveType: '4g' }, false],
    [fast, 200, { effectiveType: '3g' }, true],
    [fast, 200, { effectiveType: 'slow-2g' }, true],
    [slow, 450, { effectiveType: '4g' }, true],
  ])('judges the request %j at %i ms and the connection %j: %s', (navigation, now, connection, isSlow) => {
    expect(isSlowConnection(navigation, now, connection)).toBe(isSlow);
  });
});
