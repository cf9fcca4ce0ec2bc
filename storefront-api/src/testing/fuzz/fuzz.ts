import { errorCodesOf, type Endpoint } from 'shared-contracts/api/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import * as fc from 'fast-check';
import { isShopPath } from 'shared-contracts/routes';
import { endpoints } from 'shared-contracts/api';
import { errorBodySchema, httpStatusOf } from 'shared-contracts/errors';

export const allEndpoints = Object.values(endpoints) as readonly Endpoint[];

/** Texts of attacks and of broken clients. */
const hostileText = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '2147483648',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '%',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  "1'; drop table products; --",
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'constructor',
  '//evil.example',
  'javascript:alert(1)',
  '🎿'.repeat(40),
  'x'.repeat(3000),
);

/** Values that are valid in some field and pass the first checks. */
const plausible = fc.constantFrom(
  '1',
  '2',
  '7',
  '13',
  '19',
  '22',
  '42',
  '999999999',
  '1,2,3',
  '1-200',
  '/',
  '/products/skis',
  '/brand/varnhorn',
  '/event/board-room',
  'about-us',
  'pss-sitewide-banner',
  'share-and-get-credit',
  'ski',
  'skis boots',
  'gogles',
  'price',
  'asc',
  'desc',
  'mini',
  'default_shipping',
  'header-desktop',
  'private',
  'home',
  'social-login',
  'shopName,currencyCode',
  'blue,black',
  'women',
  'level:expert,advanced;core:poplar',
  'GB',
  'DE',
  'XX',
  'en_GB',
  'EUR',
  'anna@example.com',
  'nobody@example.com',
  'Powder-Day-24',
  'ski-boots',
);

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 60 }),
  fc.integer(),
  fc.constantFrom(0, -1, 1.5, 2147483647, 2147483648, 1e21, Number.MAX_SAFE_INTEGER),
);

const text = fc.oneof(
  { weight: 5, arbitrary: plausible },
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

const deep = fc.constant(JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`) as unknown);

const jsonValue = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: numbers },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.dictionary(plausible, numbers, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: deep },
);

const storeIds = fc.constantFrom(1, 7, 13, 19, 22);

export interface FuzzRequest {
  fields: Record<string, unknown>;
  isMember: boolean;
  /** If set, sent unchanged instead of the fields. */
  body: string | null;
}

/** Generates requests of an endpoint with all or some of its fields and with valid, invalid and hostile values. */
export function fuzzRequests(entry: Endpoint): fc.Arbitrary<FuzzRequest> {
  const names = Object.keys((entry.request as unknown as { shape: Record<string, unknown> }).shape);
  const isRead = entry.method === 'GET';
  const fields = Object.fromEntries(names.map((name) => [name, valueOf(name, isRead)]));
  return fc.record({
    fields: fc
      .tuple(
        fc.record(fields, { requiredKeys: fc.sample(fc.constant(names), 1)[0] ?? [] }),
        fc.subarray(names),
        fc.option(fc.tuple(hostileText, isRead ? text : jsonValue), { freq: 8 }),
        fc.boolean(),
      )
      .map(([all, some, extraField, isWhole]) => {
        const kept = isWhole ? all : Object.fromEntries(some.map((name) => [name, all[name]]));
        return extraField === null ? kept : { ...kept, [extraField[0]]: extraField[1] };
      }),
    isMember: fc.boolean(),
    body: isRead ? fc.constant(null) : fc.option(hostileText, { freq: 20 }),
  });
}

function valueOf(name: string, isRead: boolean): fc.Arbitrary<unknown> {
  if (/^store_?id$/i.test(name)) {
    return fc.oneof({ weight: 12, arbitrary: storeIds }, { weight: 1, arbitrary: isRead ? text : jsonValue });
  }
  return isRead ? text : jsonValue;
}

/** Throws if the response violates the contract: an error that the entry does not name, or data of the wrong shape. */
export function checkAnswer(entry: Endpoint, response: LightMyRequestResponse): void {
  const { statusCode, body, headers } = response;
  if (entry.navigation !== undefined) {
    if (statusCode !== 303 || !isShopPath(headers.location ?? '')) {
      throw new Error(`${entry.name}: ${statusCode} ${headers.location}`);
    }
    return;
  }
  if (statusCode === 200) {
    const parsed = entry.response.safeParse(JSON.parse(body));
    if (!parsed.success)
      throw new Error(`${entry.name}: the response violates the contract: ${body.slice(0, 300)}`);
    return;
  }
  const error = errorBodySchema.parse(JSON.parse(body));
  // A path that the router cannot parse matches no endpoint.
  const allowed = [...errorCodesOf(entry), ...(entry.path.includes(':') ? (['not_found'] as const) : [])];
  const isFault = error.code === 'internal' || error.code === 'unavailable';
  if (isFault || !allowed.includes(error.code) || httpStatusOf(error.code) !== statusCode) {
    throw new Error(`${entry.name}: ${statusCode} ${body.slice(0, 300)}`);
  }
}
