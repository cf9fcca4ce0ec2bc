import { useState, type FormEvent } from 'react';
import type { Product } from 'shared-contracts/api/product';
import { useAddToBasket } from 'shared-runtime';
import { optionField, readBasketRequest } from '../../domain/basket-request.ts';

/**
 * The form keeps its own values: what a shopper chose before the browser took over is still chosen after it.
 */
export function useBuyForm(product: Product) {
  const add = useAddToBasket();
  const [missing, setMissing] = useState<readonly number[]>([]);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    const request = readBasketRequest(new FormData(form), product);
    setMissing(request.kind === 'incomplete' ? request.missing : []);
    if (request.kind === 'complete') add.mutate(request.addition);
    else focusOption(form, request.missing[0]);
  }

  function handleChoice(attributeId: number): void {
    setMissing((ids) => ids.filter((id) => id !== attributeId));
  }

  return { add, missing, handleSubmit, handleChoice };
}

function focusOption(form: HTMLFormElement, attributeId: number | undefined): void {
  if (attributeId === undefined) return;
  form.querySelector<HTMLInputElement>(`input[name="${optionField(attributeId)}"]:enabled`)?.focus();
}
