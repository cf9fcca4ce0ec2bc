import type { FailureMessages } from 'shared-forms/failure';
import { fieldErrorMessages } from '../../domain/form-messages.ts';

/** Messages of the codes that a look-up answers. It does not say which of number and address is wrong. */
export const lookUpFailureMessages: FailureMessages = {
  not_found: 'withdrawal.failure.notFound',
};

export const lookUpErrorMessages: Readonly<Record<string, string>> = {
  ...fieldErrorMessages,
  'order.required': 'withdrawal.number.required',
  'order.max': 'withdrawal.number.wrong',
  'order.invalid': 'withdrawal.number.wrong',
};

/** Messages of the codes that a withdrawal answers. */
export const withdrawalFailureMessages: FailureMessages = {
  ...lookUpFailureMessages,
  invalid_request: 'withdrawal.chooseItem',
  order_not_changeable: 'withdrawal.failure.changed',
  idempotency_key_reused: 'withdrawal.failure.changed',
};
