import type { Endpoint } from 'shared-contracts/api/endpoint';
import * as fc from 'fast-check';
import { checkAnswer, fuzzRequests } from './fuzz.ts';
import { ownOrigin, send, signIn, type TestApi } from '../test-api.ts';

/** A member who is signed in again whenever a request has ended the session. */
export interface FuzzMember {
  cookie: string;
}

/**
 * Sends `runs` generated requests to an endpoint. Throws at the first response that violates the contract, with the
 * request.
 */
export async function sendFuzz(
  { app }: TestApi,
  member: FuzzMember,
  entry: Endpoint,
  runs: number,
  seed?: number,
): Promise<void> {
  const property = fc.asyncProperty(fuzzRequests(entry), async ({ fields, isMember, body }) => {
    const session = isMember ? { cookie: member.cookie } : {};
    const response =
      body === null
        ? await send(app, entry, fields, session)
        : await app.inject({
            method: entry.method,
            url: entry.path,
            headers: { ...ownOrigin, ...session, 'content-type': 'application/json' },
            payload: body,
          });
    checkAnswer(entry, response);
    const changesSession = response.headers['set-cookie'] !== undefined;
    if (isMember && changesSession) member.cookie = await signIn(app, 'anna@example.com');
  });
  await fc.assert(property, {
    includeErrorInReport: true,
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
  });
}
