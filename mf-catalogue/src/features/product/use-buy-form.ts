import { useState, type FormEvent } from 'react';
import type { Product } from 'shared-contracts/api/product';
import { useAddToBasket } from 'shared-runtime';
import { readBasketRequest } from '../../domain/basket-request.ts';

/**
 * The form keeps its own values: what a shopper chose before the browser took over is still chosen after it.
 */
export function useBuyForm(product: Product) {
  const add = useAddToBasket();
  const [missing, setMissing] = useState<readonly string[]>([]);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending) return;
    const form = event.currentTarget;
    const request = readBasketRequest(new FormData(form), product);
    setMissing(request.kind === 'incomplete' ? request.missing : []);
    if (request.kind === 'complete') add.mutate(request.addition);
    else focusField(form, request.missing[0]);
  }

  function handleAnswer(name: string): void {
    setMissing((names) => names.filter((each) => each !== name));
  }

  return { add, missing, handleSubmit, handleAnswer };
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  if (name === undefined) return;
  form.querySelector<HTMLInputElement>(`input[name="${name}"]:enabled`)?.focus();
}
