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
