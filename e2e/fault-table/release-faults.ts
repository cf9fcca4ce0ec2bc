import type { ReleaseFault } from '../stack/fixture-release.ts';
import { renderedAnew, type Fault } from './fault.ts';

/** Faults of a release. */
export const releaseFaults = {
  'throws-at-init': row({
    description: 'throws at init',
    fault: 'throws-at-init',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'load' },
    browser: 'fallback',
    reportedPhase: 'load',
    console: /threw at init/,
    retries: 1,
  }),
  'throws-at-load': row({
    description: 'throws while its code is loaded',
    fault: 'throws-at-load',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'load' },
    browser: 'fallback',
    reportedPhase: 'load',
    retries: 1,
  }),
  'throws-in-data': row({
    description: 'throws while its data is loaded',
    fault: 'throws-in-data',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'data' },
    browser: 'fallback',
    reportedPhase: 'render',
    console: /has no data/,
    retries: 2,
  }),
  'never-has-data': row({
    description: 'never has its data on the server',
    fault: 'never-has-data',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'data' },
    browser: 'fixture',
    retries: 0,
  }),
  'throws-in-server-render': row({
    description: 'throws in the server’s render',
    fault: 'throws-in-server-render',
    server: 'fallback',
    logged: { msg: 'region threw in server render' },
    browser: 'fixture',
    retries: 0,
  }),
  'blocks-in-server-render': row({
    description: 'never ends the server’s render, and blocks the process that makes the page',
    fault: 'blocks-in-server-render',
    server: 'fallback',
    logged: { msg: 'release blocked a rendering process and is in quarantine' },
    // The region is left out of the page: code that blocks the server would block the tab.
    browser: 'fallback',
    console: /failed \(missing\)/,
    retries: 0,
  }),
  'throws-in-browser-render': row({
    description: 'throws in the browser’s render',
    fault: 'throws-in-browser-render',
    server: 'fixture',
    browser: 'fallback',
    reportedPhase: 'render',
    console: /threw in the browser/,
    retries: 2,
  }),
} satisfies Partial<Record<ReleaseFault, Fault>>;

/** Every page with it takes the full timeout, so it is tested with one remote only. */
export const suspendsInServerRender = row({
  description: 'waits for ever in the server’s render',
  fault: 'suspends-in-server-render',
  server: 'fallback',
  logged: { msg: 'region threw in server render' },
  browser: 'fixture',
  retries: 0,
});

function row({ fault, ...rest }: Omit<Fault, 'start'> & { fault: ReleaseFault }): Fault {
  return {
    ...rest,
    console: rest.console ? new RegExp(`${rest.console.source}|${renderedAnew.source}`) : renderedAnew,
    async start(remote, { live }) {
      const release = await live(remote, fault);
      return { version: release.version, end: () => release.rollback() };
    },
  };
}
