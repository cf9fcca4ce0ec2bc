import type { FormEvent, ReactNode } from 'react';
import { paths } from 'shared-contracts/routes';

interface LineFormProps {
  cartItemId: number;
  version: number;
  /** Path that the browser goes to without JavaScript. @default the basket */
  back?: string;
  onSubmit: (data: FormData) => void;
  children: ReactNode;
}

/** Renders a form that changes a line. Without JavaScript the browser posts it. */
export function LineForm({ cartItemId, version, back = paths.basket, onSubmit, children }: LineFormProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  }

  return (
    <form method="post" action="/form/basket-update" onSubmit={handleSubmit}>
      <input type="hidden" name="cartItemId" value={cartItemId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  );
}
