import type {
  CheckoutAddress,
  CheckoutRequirement,
  CollectPoint,
  DeliveryMethod,
} from 'shared-contracts/api/checkout';
import { variantIdsOf, type BasketLine, type BasketRow } from '../basket/basket-access.ts';
import type { BasketFacts, BasketSums } from '../basket/basket-sums.ts';
import type { CheckoutRow } from './repository.ts';

/** A checkout as it is now: what was chosen, what it costs and what is missing. */
export interface CheckoutState {
  basket: BasketRow | null;
  row: CheckoutRow | null;
  /** Of the member, or entered by the guest. */
  email: string | null;
  address: CheckoutAddress | null;
  billingAddress: CheckoutAddress | null;
  methods: DeliveryMethod[];
  method: DeliveryMethod | null;
  collectPoint: CollectPoint | null;
  /** Country of delivery, or that of the store until there is an address. */
  country: string;
  /** What `sums` follow from. */
  facts: BasketFacts;
  sums: BasketSums;
  /** Variants of the lines in {@link BasketSums.lines}, by line. */
  contents: Map<number, BasketLine>;
  requirements: CheckoutRequirement[];
}

/** Returns how many pieces of each variant the checkout needs. */
export function neededStock({
  sums,
  contents,
}: Pick<CheckoutState, 'sums' | 'contents'>): Map<number, number> {
  const needed = new Map<number, number>();
  for (const { lineId, qty } of sums.lines) {
    const content = contents.get(lineId);
    for (const id of content === undefined ? [] : variantIdsOf(content)) {
      needed.set(id, (needed.get(id) ?? 0) + qty);
    }
  }
  return needed;
}
