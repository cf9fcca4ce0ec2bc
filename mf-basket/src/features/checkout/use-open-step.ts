import type { CheckoutStep } from 'shared-contracts/api/checkout';
import { paths } from 'shared-contracts/routes';
import { useNavigate } from 'shared-runtime/router';

/** Returns a function that opens a step, with an entry in the browser's history. */
export function useOpenStep(): (step: CheckoutStep) => void {
  const navigate = useNavigate();
  return (step) => void navigate(paths.checkoutStep(step), { preventScrollReset: true });
}
