/** Cards of the payment simulator; its README names what they do. */
const cards = [
  '4111111111111111',
  '4000000000000002',
  '4000000000003220',
  '4000000000000077',
  '4000000000000341',
  '4000000000000119',
  '5555555555554444',
  '6759649826438453',
];

/**
 * Pays, declines or leaves on the page of the payment simulator, at random. Resolves with what was done.
 */
export async function payAtRandom(page: string, random: () => number): Promise<'left' | 'paid' | 'declined'> {
  if (random() < 0.12) return 'left';
  const isDeclining = random() < 0.15;
  const fields = isDeclining
    ? { action: 'decline' }
    : {
        action: 'approve',
        number: cards[Math.floor(random() * cards.length)] ?? '',
        expiry: '12/49',
        code: '123',
        ...(random() < 0.4 && { save: '1' }),
      };
  const next = await submit(page, fields);
  // The page of the bank has the same address.
  if (next?.startsWith('/pay/')) {
    if (random() < 0.2) return 'left';
    await submit(page, { action: random() < 0.8 ? 'approve' : 'decline' });
  } else if (random() < 0.1) await submit(page, fields);
  return isDeclining ? 'declined' : 'paid';
}

/** Resolves with where the answer leads to; null without an answer. */
async function submit(page: string, fields: Record<string, string>): Promise<string | null> {
  try {
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    await answer.body?.cancel();
    return answer.headers.get('location');
  } catch {
    return null;
  }
}
