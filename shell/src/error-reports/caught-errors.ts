import type { ErrorSource } from 'registry-client/domain/error-report';

/** An error of the tab, before it is described. */
export interface CaughtError {
  source: ErrorSource;
  error: unknown;
  /** Of a region that failed. */
  region?: { remote: string; version: string; phase: string };
}

/** Errors that are kept until a listener follows them. */
const maxKept = 5;

/** Collects the errors of a tab from its start; they are reported by a part that is loaded later. */
export interface CaughtErrors {
  add(caught: CaughtError): void;
  /** Calls back for the errors so far and for every later one. */
  follow(listener: (caught: CaughtError) => void): void;
}

/** Collects what nothing else catches, and what is added. */
export function collectErrors(target: Window): CaughtErrors {
  const kept: CaughtError[] = [];
  let add = (caught: CaughtError): void => {
    if (kept.length < maxKept) kept.push(caught);
  };
  target.addEventListener('error', ({ error }) => add({ source: 'window', error }));
  target.addEventListener('unhandledrejection', ({ reason }) => add({ source: 'promise', error: reason }));
  return {
    add: (caught) => add(caught),
    follow(listener) {
      add = listener;
      kept.forEach(listener);
    },
  };
}
