import { scenarioOf, type Scenario } from '../payments/test-cards.ts';

export interface CardFields {
  number: string;
  expiry: string;
  code: string;
  save: boolean;
}

/** Names of texts, by field. */
export type CardErrors = Partial<
  Record<'number' | 'expiry' | 'code', 'wrongCard' | 'wrongExpiry' | 'wrongSecurityCode'>
>;

export function readCardFields(form: URLSearchParams): CardFields {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 30);
  return { number: text('number'), expiry: text('expiry'), code: text('code'), save: form.has('save') };
}

/** Returns what the card does, or what is wrong with the fields. */
export function checkCard({ number, expiry, code }: CardFields, now: Date): Scenario | CardErrors {
  const scenario = scenarioOf(number);
  const errors: CardErrors = {
    ...(scenario === null && { number: 'wrongCard' }),
    ...(!isInFuture(expiry, now) && { expiry: 'wrongExpiry' }),
    ...(!/^\d{3,4}$/.test(code) && { code: 'wrongSecurityCode' }),
  };
  return scenario === null || Object.keys(errors).length > 0 ? errors : scenario;
}

/** A card is valid to the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(expiry) ?? [];
  return month !== '' && new Date(2000 + Number(year), Number(month), 1) > now;
}
