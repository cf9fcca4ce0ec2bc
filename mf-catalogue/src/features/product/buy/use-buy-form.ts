import { useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import type { Product } from 'shared-contracts/api/product';
import { useAddToBasket, type BasketAddition } from 'shared-runtime';
import { readChoices } from '../../../domain/buying/basket-request.ts';
import { formFieldOf } from '../../../domain/buying/form-fields.ts';
import { checkFitting } from '../fitting/check-fitting.ts';

/** Handles a product form. Its fields are uncontrolled, so that choices made before hydration are kept. */
export function useBuyForm(product: Product, onOption?: (field: string, value: string) => void) {
  const add = useAddToBasket();
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const isChecking = useRef(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending || isChecking.current) return;
    const form = event.currentTarget;
    isChecking.current = true;
    void readRequest(new FormData(form), product)
      .then(({ addition, wrong: fields }) => {
        if (addition) send(form, addition);
        else showFieldErrors(form, fields);
      })
      .finally(() => (isChecking.current = false));
  }

  function send(form: HTMLFormElement, addition: BasketAddition): void {
    setWrong(new Set());
    add.mutate(addition, {
      onError: ({ failure }) =>
        showFieldErrors(form, Object.keys(failure.body?.fields ?? {}).map(formFieldOf)),
    });
  }

  function showFieldErrors(form: HTMLFormElement, fields: readonly string[]): void {
    setWrong(new Set(fields));
    focusFirst(form, fields);
  }

  /** A field loses its error on change. */
  function handleChange({ target }: SyntheticEvent<HTMLFormElement>): void {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    onOption?.(name, value);
    setWrong((fields) => (fields.has(name) ? new Set([...fields].filter((each) => each !== name)) : fields));
  }

  return { add, isWrong: (field: string) => wrong.has(field), handleSubmit, handleChange };
}

type BuyRequest =
  { addition: BasketAddition; wrong?: never } | { addition?: never; wrong: readonly string[] };

async function readRequest(data: FormData, product: Product): Promise<BuyRequest> {
  const { fittingForm, productType } = product;
  const choices = readChoices(data, product);
  const fitting =
    fittingForm === null ? null : await checkFitting(data, fittingForm, productType === 'bundle');
  const missing = choices.kind === 'incomplete' ? choices.missing : [];
  const invalid = fitting?.kind === 'wrong' ? fitting.fields : [];
  if (choices.kind === 'incomplete' || invalid.length > 0) return { wrong: [...missing, ...invalid] };
  if (fitting?.kind !== 'answered') return { addition: choices.addition };
  return { addition: { ...choices.addition, fittingForm: fitting.answers } };
}

/** Focuses the first of the fields on screen. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const controls = [...form.elements] as (HTMLInputElement | HTMLSelectElement)[];
  controls.find(({ name, disabled }) => names.includes(name) && !disabled)?.focus();
}
