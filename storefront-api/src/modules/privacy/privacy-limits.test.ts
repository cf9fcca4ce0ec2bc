import { createMember, newMemberPassword } from '../../testing/new-member.ts';
import { buildTestApi, callFailing, send, type TestApi } from '../../testing/test-api.ts';

const start = new Date('2026-11-23T09:00:00Z');
const windowSeconds = 60;
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ rateLimitFactor: 1 });
});
beforeEach(() => {
  api.clock.now = start;
});
afterAll(() => api.close());

it.each([
  { name: 'privacy-status', max: 60, fields: {} },
  { name: 'account-deletion-request', max: 10, fields: { current_password: newMemberPassword } },
] as const)('$name answers a member $max times per minute, then 429 with Retry-After', async (endpoint) => {
  const { name, max, fields } = endpoint;
  const { cookie } = await createMember(api, `${name}@example.com`);
  const other = await createMember(api, `${name}-other@example.com`);
  const request = { store_id: 1, ...fields };
  const statusOf = async (member: string) =>
    (await send(api.app, name, request, { cookie: member })).statusCode;

  const statuses: number[] = [];
  for (let index = 0; index < max; index += 1) statuses.push(await statusOf(cookie));
  expect(statuses).toEqual(Array.from({ length: max }, () => 200));

  api.clock.now = later(20);
  const { status, body, response } = await callFailing(api.app, name, request, { cookie });
  expect([status, body.code]).toEqual([429, 'too_many_attempts']);
  expect(response.headers['retry-after']).toBe(String(windowSeconds - 20));
  expect(await statusOf(other.cookie)).toBe(200);

  api.clock.now = later(windowSeconds);
  expect(await statusOf(cookie)).toBe(200);
});
