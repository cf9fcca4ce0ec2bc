/** What happens when a card pays. */
export const scenarios = [
  'ok',
  'rejected',
  'challenge',
  'pending_then_ok',
  'pending_then_failed',
  'timeout_but_authorised',
  'webhook_before_return',
  'duplicate_webhook',
] as const;

export type Scenario = (typeof scenarios)[number];

/** Numbers of cards by what happens with them. Any other number is no test card. */
export const testCards: Readonly<Record<Scenario, string>> = {
  ok: '4111111111111111',
  rejected: '4000000000000002',
  challenge: '4000000000003220',
  pending_then_ok: '4000000000000077',
  pending_then_failed: '4000000000000341',
  timeout_but_authorised: '4000000000000119',
  webhook_before_return: '5555555555554444',
  duplicate_webhook: '6759649826438453',
};

/** Returns the scenario of a card number, which may contain spaces or hyphens; null if it is no test card. */
export function scenarioOf(cardNumber: string): Scenario | null {
  const digits = cardNumber.replaceAll(/[\s-]/g, '');
  return scenarios.find((scenario) => testCards[scenario] === digits) ?? null;
}

const brands = { '4': 'Visa', '5': 'Mastercard', '6': 'Maestro' } as const;

/** Returns the label of a card, such as `Visa •••• 1111`. */
export function cardLabel(scenario: Scenario): string {
  const number = testCards[scenario];
  return `${brands[number[0] as keyof typeof brands]} •••• ${number.slice(-4)}`;
}

/** Returns the number in groups of four. */
export const spacedNumber = (scenario: Scenario): string =>
  testCards[scenario].replaceAll(/(\d{4})(?=\d)/g, '$1 ');
