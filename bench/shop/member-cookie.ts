import { demoMember } from '../../scripts/stack/demo-member.ts';

/** Signs the demo member in and returns the header of the session's cookies. */
export async function memberCookie(base: string): Promise<string> {
  const answer = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ ...demoMember, store_id: 1 }),
  });
  if (!answer.ok) throw new Error(`The demo member could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
