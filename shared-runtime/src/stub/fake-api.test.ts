import { sessionData } from 'shared-contracts/descriptors/session';
import { createApiClient } from '../api/api-client.ts';
import { answer, ErrorResponse, fakeFetch, noConnection } from './fake-api.ts';

type Respond = Parameters<typeof answer<'session-data'>>[1];

const failureOf = async (respond: Respond) => {
  const fetch = fakeFetch([answer('session-data', respond)]);
  const result = await createApiClient({ baseUrl: '', fetch }).call(sessionData, { store_id: 1 });
  return result.ok ? null : result.failure;
};

describe('answer', () => {
  it('makes fetch reject for noConnection, which is a failure of the network to the client', async () => {
    expect(await failureOf(() => noConnection)).toMatchObject({ code: 'network', status: 0 });
  });

  it('sends the seconds of an ErrorResponse as Retry-After', async () => {
    const failure = await failureOf(() => new ErrorResponse('too_many_attempts', {}, 900));
    expect(failure).toMatchObject({ code: 'too_many_attempts', status: 429, retryAfter: 900 });
  });

  it('sends no Retry-After by default', async () => {
    expect(await failureOf(() => new ErrorResponse('internal'))).toMatchObject({ retryAfter: null });
  });
});
