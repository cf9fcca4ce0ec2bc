import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let consoleError;
let consoleWarn;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  consoleWarn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

// Unexpected console output fails a test. A test that expects some reads and clears the spy itself.
afterEach(() => {
  const unexpected = [...consoleError.mock.calls, ...consoleWarn.mock.calls];
  consoleError.mockRestore();
  consoleWarn.mockRestore();
  // oxlint-disable-next-line jest/no-standalone-expect -- this is the one check that every test has in common
  expect(unexpected).toEqual([]);
});
