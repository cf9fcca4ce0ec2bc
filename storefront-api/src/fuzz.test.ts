import { buildTestApi, signIn, type TestApi } from './testing/test-api.ts';
import { allEndpoints } from './testing/fuzz/fuzz.ts';
import { sendFuzz } from './testing/fuzz/send-fuzz.ts';

const requestsInAll = 10_000;
const runsEach = Math.ceil(requestsInAll / allEndpoints.length);

let api: TestApi;
const member = { cookie: '' };
beforeAll(async () => {
  api = await buildTestApi();
  member.cookie = await signIn(api.app, 'anna@example.com');
});
afterAll(() => api.close());

describe('the API with generated requests', () => {
  it.each(allEndpoints.map((entry) => [entry.name, entry] as const))(
    'answers %s as the contract says',
    async (_name, entry) => {
      await expect(sendFuzz(api, member, entry, runsEach)).resolves.toBeUndefined();
    },
  );
});
