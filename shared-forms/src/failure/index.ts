export { FailureAlert, type FailureAlertProps } from './failure-alert.tsx';
export {
  failureFromSearch,
  failureMessage,
  returnedMessage,
  toFailure,
  type Failure,
  type FailureMessage,
  type FailureMessages,
} from './failure.ts';
export { clearLocks } from './kept-locks.ts';
export { useIsLocked } from './timed-lock.ts';
