import type { ReactNode, SubmitEvent } from 'react';
import { paths } from 'shared-contracts/routes';
import type { DiscountChange } from '../../../api/change-discount.ts';
import styles from './discounts.module.css';

interface DiscountFormProps {
  action: DiscountChange['action'];
  type: DiscountChange['type'];
  version: number;
  /** Called with what was entered, also if it is empty. */
  onSubmit: (change: DiscountChange) => void;
  /** Contains the field `info`. */
  children: ReactNode;
}

const formPaths = {
  apply: '/form/basket-apply-discount',
  remove: '/form/basket-remove-discount',
} as const;

/** Renders a form that changes a discount. Without JavaScript the browser posts it. */
export function DiscountForm({ action, type, version, onSubmit, children }: DiscountFormProps) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const info = new FormData(event.currentTarget).get('info');
    onSubmit({ action, type, info: typeof info === 'string' ? info.trim() : '' });
  }

  return (
    <form
      ref={disableNativeValidation}
      method="post"
      action={formPaths[action]}
      className={action === 'apply' ? styles.form : undefined}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={paths.basket} />
      {children}
    </form>
  );
}

/** Not an attribute of the element: without JavaScript the browser must validate. */
function disableNativeValidation(element: HTMLFormElement | null): void {
  if (element) element.noValidate = true;
}
