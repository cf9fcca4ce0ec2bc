import type { Endpoint } from 'shared-contracts/api/endpoint';
import * as fc from 'fast-check';
import { checkAnswer, rubbishOf } from './fuzz.ts';
import { ownOrigin, send, signIn, type TestApi } from './test-api.ts';

/** A member who comes back after being signed out by what was sent. */
export interface Intruder {
  cookie: string;
}

/** Sends `runs` requests to an endpoint; throws at the first answer outside the contract, with the way there. */
export async function sendRubbish(
  { app }: TestApi,
  intruder: Intruder,
  entry: Endpoint,
  runs: number,
  seed?: number,
): Promise<void> {
  const property = fc.asyncProperty(rubbishOf(entry), async ({ fields, isMember, body }) => {
    const session = isMember ? { cookie: intruder.cookie } : {};
    const response =
      body === null
        ? await send(app, entry.name, fields, session)
        : await app.inject({
            method: entry.method,
            url: entry.path,
            headers: { ...ownOrigin, ...session, 'content-type': 'application/json' },
            payload: body,
          });
    checkAnswer(entry, response);
    const changesSession = response.headers['set-cookie'] !== undefined;
    if (isMember && changesSession) intruder.cookie = await signIn(app, 'anna@example.com');
  });
  await fc.assert(property, {
    includeErrorInReport: true,
    numRuns: runs,
    ...(seed === undefined ? {} : { seed }),
  });
}
