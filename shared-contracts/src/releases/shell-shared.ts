/**
 * Versions of the shared modules that the shell provides. The registry uses them to decide whether a release can run;
 * a test in the shell compares them with what the shell really provides.
 */
export const shellShared: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react/jsx-runtime': '19.3.1',
  '@tanstack/react-query': '5.108.0',
  'shared-runtime': '1.6.0',
  'shared-runtime/router': '1.6.0',
  'shared-contracts/schema': '1.0.0',
  /** For releases that name events by type. */
  'shared-contracts/events': '1.0.0',
};
