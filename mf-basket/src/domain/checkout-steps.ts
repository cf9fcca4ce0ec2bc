import type { Checkout, CheckoutStep } from 'shared-contracts/api/checkout';
import { paths } from 'shared-contracts/routes';

export const checkoutSteps = ['account', 'delivery', 'payment'] as const satisfies readonly CheckoutStep[];

/** Forms of a step, as the query names the one that was rejected, or that the shopper wants to change. */
export type CheckoutPart = 'email' | 'address' | 'method' | 'billing' | 'order';

/** `finished` steps show a summary, `upcoming` ones their title. */
export type StepState = 'finished' | 'open' | 'upcoming';

/** Returns the first step that lacks something; the last one if nothing is missing. */
export function requiredStep({ requirements }: Pick<Checkout, 'requirements'>): CheckoutStep {
  return checkoutSteps.find((step) => requirements.some((each) => each.step === step)) ?? 'payment';
}

/** Returns the step to show: the requested one, unless an earlier step lacks something. */
export function openStep(
  checkout: Pick<Checkout, 'requirements'>,
  requested: string | undefined,
): CheckoutStep {
  const required = requiredStep(checkout);
  const known = checkoutSteps.find((step) => step === requested);
  return known !== undefined && isBefore(known, required) ? known : required;
}

export function stateOf(step: CheckoutStep, open: CheckoutStep, required: CheckoutStep): StepState {
  if (step === open) return 'open';
  return isBefore(step, required) || isBefore(step, open) ? 'finished' : 'upcoming';
}

/** Returns the path of a form of a step: a rejection without JavaScript returns there. */
export function partPath(step: CheckoutStep, part: CheckoutPart): `/${string}` {
  return `${paths.checkoutStep(step)}&part=${part}`;
}

function isBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
}
