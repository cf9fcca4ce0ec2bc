import { useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import type { Product } from 'shared-contracts/api/product';
import {
  overlayOfAddition,
  useAddToBasket,
  usePrefetchOverlay,
  useSession,
  useShop,
  type BasketAddition,
  type ShopContext,
} from 'shared-runtime';
import { readChoices } from '../../../domain/buying/basket-request.ts';
import { bootSole } from '../../../domain/buying/fitting.ts';
import { formFieldOf } from '../../../domain/buying/form-fields.ts';
import { checkFitting } from '../fitting/check-fitting.ts';

export interface BuyFormHandlers {
  /** Called with the name and the value of every field that is changed. */
  onFieldChange?: ((field: string, value: string) => void) | undefined;
  /** Called when the product is in the basket, also if the form is no longer shown. */
  onAdded?: (() => void) | undefined;
  /** Called when a guest is asked to sign in, also if the form is no longer shown. */
  onSignInRequired?: (() => void) | undefined;
}

/** Handles a product form. Its fields are uncontrolled, so that choices made before hydration are kept. */
export function useBuyForm(product: Product, { onFieldChange, onAdded, onSignInRequired }: BuyFormHandlers) {
  const shop = useShop();
  const add = useAddToBasket();
  const prefetchOutcome = usePrefetchOverlay(overlayOfAddition(useSession()));
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  const isChecking = useRef(false);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (add.isPending || isChecking.current) return;
    const form = event.currentTarget;
    isChecking.current = true;
    void readRequest(new FormData(form), product, shop.serverTime)
      .then(({ addition, invalid: fields }) => {
        if (addition) send(form, addition);
        else showFieldErrors(form, fields);
      })
      .finally(() => (isChecking.current = false));
  }

  function send(form: HTMLFormElement, addition: BasketAddition): void {
    setInvalid(new Set());
    // Unlike the callbacks of `mutate` these are called after another overlay has taken the form's place.
    add.mutateAsync(addition).then(onAdded, (error: NonNullable<typeof add.error>) => {
      const { code, body } = error.failure;
      if (code === 'authentication_required') onSignInRequired?.();
      if (code === 'out_of_stock') void loadRemainingStock(shop, product);
      showFieldErrors(form, Object.keys(body?.fields ?? {}).map(formFieldOf));
    });
  }

  function showFieldErrors(form: HTMLFormElement, fields: readonly string[]): void {
    setInvalid(new Set(fields));
    focusFirst(form, fields);
  }

  /** A field loses its error on change, and so does the part of a bundle that it belongs to. */
  function handleChange({ target }: SyntheticEvent<HTMLFormElement>): void {
    const { name, value } = target as HTMLInputElement | HTMLSelectElement;
    onFieldChange?.(name, value);
    // Who chooses is likely to add: what the answer opens is loaded before it is needed.
    prefetchOutcome();
    const isOther = (field: string) => !name.startsWith(field);
    setInvalid((fields) => ([...fields].every(isOther) ? fields : new Set([...fields].filter(isOther))));
  }

  return { add, isInvalid: (field: string) => invalid.has(field), handleSubmit, handleChange };
}

type BuyRequest =
  { addition: BasketAddition; invalid?: never } | { addition?: never; invalid: readonly string[] };

async function readRequest(data: FormData, product: Product, now: number): Promise<BuyRequest> {
  const { fittingForm, productType } = product;
  const choices = readChoices(data, product);
  const fitting =
    fittingForm === null
      ? null
      : await checkFitting(data, {
          form: fittingForm,
          isRequired: productType === 'bundle',
          asksForSole: bootSole(product, {}) === undefined,
          now,
        });
  const missing = choices.kind === 'incomplete' ? choices.missing : [];
  const invalid = fitting?.kind === 'invalid' ? fitting.fields : [];
  if (choices.kind === 'incomplete' || invalid.length > 0) return { invalid: [...missing, ...invalid] };
  if (fitting?.kind !== 'answered') return { addition: choices.addition };
  return { addition: { ...choices.addition, fittingForm: fitting.answers } };
}

/** Focuses the first of the fields on screen; of a part of a bundle its first option. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const controls = [...form.elements] as (HTMLInputElement | HTMLSelectElement)[];
  const isNamed = ({ name }: { name: string }) => names.some((each) => name.startsWith(each));
  controls.find((control) => !control.disabled && isNamed(control))?.focus();
}

/** Loads the remaining stock. Its code is in a deferred chunk, because few additions are rejected. */
async function loadRemainingStock(shop: ShopContext, product: Product): Promise<void> {
  const parts = await import(/* webpackChunkName: "product-parts" */ '../parts.ts').catch(() => null);
  await parts?.refreshStock(shop, product);
}
