import { createHmac } from 'node:crypto';

/** Returns the header that `createSignatureAuthenticator` accepts for this body. */
export function signBody(secret: Buffer, rawBody: Buffer, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
