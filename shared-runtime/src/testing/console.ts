import { jest } from '@jest/globals';

/** Returns and clears the console errors so far; any that remain fail the test. */
export function takeConsoleErrors(): string[] {
  // oxlint-disable-next-line no-console -- reads the calls of the mock
  const { mock } = jest.mocked(console.error);
  return mock.calls.splice(0).map((call) => call.map(String).join(' '));
}
