import { describeError } from './describe-error.ts';

describe('describeError', () => {
  it('returns the messages of an error and of its causes', () => {
    const error = new Error('the page failed', { cause: new Error('no window', { cause: 'on the server' }) });
    expect(describeError(error)).toBe('the page failed: no window: on the server');
  });

  it('ends for an error that is its own cause', () => {
    const error = new Error('again');
    error.cause = error;
    expect(describeError(error)).toBe(Array.from({ length: 6 }, () => 'again').join(': '));
  });

  it('shortens a long message', () => {
    expect(describeError(new Error('x'.repeat(300_000)))).toHaveLength(500);
  });

  it.each([null, undefined, 7, {}])('describes %p, which a release may throw', (thrown) => {
    expect(describeError(thrown)).toBe('an unknown error');
  });
});
