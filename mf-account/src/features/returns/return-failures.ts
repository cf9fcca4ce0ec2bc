import type { FailureMessages } from 'shared-forms/failure';

/** Messages of the codes that the cancellation of a return answers. */
export const cancelFailureMessages: FailureMessages = { order_not_changeable: 'returns.cancel.changed' };

/** Messages of the codes that returns answer. */
export const returnFailureMessages: FailureMessages = {
  invalid_request: 'returns.failure.incomplete',
  order_not_changeable: 'returns.failure.changed',
  idempotency_key_reused: 'returns.failure.changed',
  not_found: 'returns.failure.label',
};
