import { jest } from '@jest/globals';

/** The errors on the console so far, taken away: what stays there fails the test. */
export function takeConsoleErrors(): string[] {
  // oxlint-disable-next-line no-console -- it reads what others wrote
  const { mock } = jest.mocked(console.error);
  return mock.calls.splice(0).map((call) => call.map(String).join(' '));
}
