import { randomUUID } from 'node:crypto';
import type { StateStore } from './simulator-state.ts';
import { cardLabel, testCards, type Scenario } from './test-cards.ts';

const maxCards = 5;

/** Stores the card of a shopper, once, and deletes the oldest of more than five. */
export function storeCard({ state }: StateStore, shopperReference: string, scenario: Scenario): void {
  const cardNumber = testCards[scenario];
  const own = state.cards.filter((card) => card.shopperReference === shopperReference);
  if (own.some((card) => card.cardNumber === cardNumber)) return;
  state.cards.push({ id: `tok_${randomUUID()}`, shopperReference, cardNumber, label: cardLabel(scenario) });
  const [oldest] = own;
  if (own.length >= maxCards && oldest) state.cards.splice(state.cards.indexOf(oldest), 1);
}

export function cardsOf({ state }: StateStore, shopperReference: string) {
  return state.cards
    .filter((card) => card.shopperReference === shopperReference)
    .map(({ id, label }) => ({ id, label }));
}

export function deleteCard(store: StateStore, shopperReference: string, id: string): void {
  const { cards } = store.state;
  const index = cards.findIndex((card) => card.id === id && card.shopperReference === shopperReference);
  if (index >= 0) cards.splice(index, 1);
  store.save();
}
