import type { Failure } from 'shared-forms/failure';
import type { PageParams } from 'shared-runtime';
import type { CheckoutPart } from '../../domain/checkout-steps.ts';

/** Returns what a rejected post without JavaScript left for a form: its failure, and what was entered. */
export type PostedForm = (part: CheckoutPart) => {
  failure: Failure | null;
  entered: PageParams['enteredValues'];
};
