import { createHmac } from 'node:crypto';

/** Returns `t=<seconds since 1970>,v1=<hex>`: the HMAC-SHA-256 of `<t>.<body>`. */
export function signBody(secret: string, body: string, nowMs: number): string {
  const timestamp = String(Math.floor(nowMs / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
