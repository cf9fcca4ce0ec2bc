import type { ReleaseFault } from '../stack/stand-in.ts';
import { renderedAnew, type Fault } from './fault.ts';

/**
 * Faults that a release brings along. `blocks-in-server-render` and `suspends-in-server-render` are none of them: the
 * page that is rendered with those never ends.
 */
export const releaseFaults = {
  'throws-at-init': row({
    words: 'throws at init',
    fault: 'throws-at-init',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'load' },
    browser: 'fallback',
    told: 'load',
    console: /threw at init/,
    tries: 1,
  }),
  'throws-at-load': row({
    words: 'throws while its code is loaded',
    fault: 'throws-at-load',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'load' },
    browser: 'fallback',
    told: 'load',
    tries: 1,
  }),
  'throws-in-data': row({
    words: 'throws while its data is loaded',
    fault: 'throws-in-data',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'data' },
    browser: 'fallback',
    told: 'render',
    console: /has no data/,
    tries: 2,
  }),
  'never-has-data': row({
    words: 'never has its data on the server',
    fault: 'never-has-data',
    server: 'fallback',
    logged: { msg: 'region failed', phase: 'data' },
    browser: 'stand-in',
    tries: 0,
  }),
  'throws-in-server-render': row({
    words: 'throws in the server’s render',
    fault: 'throws-in-server-render',
    server: 'fallback',
    logged: { msg: 'region threw in server render' },
    browser: 'stand-in',
    tries: 0,
  }),
  'throws-in-browser-render': row({
    words: 'throws in the browser’s render',
    fault: 'throws-in-browser-render',
    server: 'stand-in',
    browser: 'fallback',
    told: 'render',
    console: /threw in the browser/,
    tries: 2,
  }),
} satisfies Partial<Record<ReleaseFault, Fault>>;

function row({ fault, ...rest }: Omit<Fault, 'begin'> & { fault: ReleaseFault }): Fault {
  return {
    ...rest,
    console: rest.console ? new RegExp(`${rest.console.source}|${renderedAnew.source}`) : renderedAnew,
    async begin(remote, { live }) {
      const release = await live(remote, fault);
      return { version: release.version, end: () => release.rollback() };
    },
  };
}
