import type { ErrorSource } from 'registry-client/domain/error-report';
import type { RegionPhase } from 'shared-runtime/host';

/** An error of the tab, before it is described. */
export interface TabError {
  source: ErrorSource;
  error: unknown;
  /** Of a region that failed. */
  region?: { remote: string; version: string; phase: RegionPhase };
}

/** Errors that are kept until there is a subscriber. */
const maxKept = 5;

/** Collects the errors of a tab from its start; they are reported by a part that is loaded later. */
export interface ErrorCollector {
  add(caught: TabError): void;
  /** Calls back for the errors so far and for every later one. */
  subscribe(listener: (caught: TabError) => void): void;
}

/** Collects what nothing else catches, and what is added. */
export function createErrorCollector(target: Window): ErrorCollector {
  const kept: TabError[] = [];
  let add = (caught: TabError): void => {
    if (kept.length < maxKept) kept.push(caught);
  };
  target.addEventListener('error', ({ error }) => add({ source: 'window', error }));
  target.addEventListener('unhandledrejection', ({ reason }) => add({ source: 'promise', error: reason }));
  return {
    add: (caught) => add(caught),
    subscribe(listener) {
      add = listener;
      kept.forEach(listener);
    },
  };
}
