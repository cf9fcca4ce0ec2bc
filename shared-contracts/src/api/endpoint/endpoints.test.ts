import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { errorCodes } from '../../errors/error-codes.ts';
import { isShopPath, paths, privacyPaths } from '../../routes/index.ts';
import { parseDescriptor, type EndpointDescriptor } from './descriptor.ts';
import { errorCodesOf, type Endpoint, type ErrorCodeOf } from './endpoint.ts';
import { formBackField, isKeepableField } from './form.ts';
import { endpoints } from '../index.ts';

type Entry = Endpoint & { request: z.ZodMiniObject };

const table = Object.entries(endpoints) as unknown as [string, Entry][];
const gets = table.filter(([, { method }]) => method === 'GET');

/** Whether a field accepts any of the texts that a query string may contain. */
function acceptsText(field: z.core.$ZodType): boolean {
  const inner = field as z.ZodMiniType;
  const options = JSON.stringify(inner._zod.def, (_, value: unknown) =>
    value instanceof RegExp ? undefined : value,
  );
  const candidates = [...options.matchAll(/"(\w[\w-]*)"/g)].map(([, candidate]) => candidate);
  return ['1', 'a', '/a', 'GB', '1-2', 'a:b', ...candidates].some((text) => inner.safeParse(text).success);
}

/** The names of the fields in a form: those of a group in brackets. */
function formNamesOf({ shape }: Entry['request']): string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const group = shapeOf(field);
    return group === undefined ? [name] : Object.keys(group).map((each) => `${name}[${each}]`);
  });
}

/** Returns the fields of a group, which may be optional; undefined for a single field. */
function shapeOf(field: unknown): object | undefined {
  const { shape, def } = field as { shape?: object; def?: { innerType?: unknown } };
  return shape ?? (def?.innerType === undefined ? undefined : shapeOf(def.innerType));
}

const forms = table.flatMap(([name, entry]) => (entry.form ? [[name, entry, entry.form] as const] : []));

const commonCodes = {
  invalid_request: true,
  forbidden_origin: true,
  payload_too_large: true,
  unsupported_media_type: true,
  unavailable: true,
  internal: true,
} as const;

const folder = join(import.meta.dirname, '../descriptors');

async function readDescriptors(): Promise<EndpointDescriptor[]> {
  const modules = readdirSync(folder).map(
    (file) => import(join(folder, file)) as Promise<Record<string, EndpointDescriptor>>,
  );
  return (await Promise.all(modules)).flatMap((each) => Object.values(each));
}

describe('endpoints', () => {
  it.each(table)('%s has its name, and a well-formed path that belongs to the name', (name, endpoint) => {
    expect(endpoint.name).toBe(name);
    const { method, path } = endpoint;
    expect(parseDescriptor(endpoint)).toEqual({ name, method, path });
  });

  it('have a descriptor each, with the same name, method and path', async () => {
    const described = await readDescriptors();
    const expected = table.map(([, { name, method, path }]) => ({ name, method, path }));
    const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);
    expect(described.toSorted(byName)).toEqual(expected.toSorted(byName));
  });

  it('list a name with several verbs as the plain name for GET and as `VERB name` for the others', () => {
    const entries = table.map(([, entry]) => entry);
    for (const { name, path } of entries.filter((entry) => entry.name.includes(' '))) {
      const [, plainName] = name.split(' ');
      expect(entries).toContainEqual(expect.objectContaining({ name: plainName, method: 'GET', path }));
    }
    expect(new Set(entries.map(({ method, path }) => `${method} ${path}`)).size).toBe(entries.length);
  });

  it.each(table)('%s has a request field for every path parameter', (_name, { path, request }) => {
    const segments = [...path.matchAll(/:(\w+)/g)].map(([, segment]) => segment);
    for (const segment of segments) expect(Object.keys(request.shape)).toContain(segment);
  });

  it.each(gets)('%s accepts text for every field of its query string', (_name, { request }) => {
    for (const field of Object.values(request.shape)) expect(acceptsText(field)).toBe(true);
  });

  it.each(table)('%s rejects an unknown field', (_name, { request }) => {
    const codes = request.safeParse({ unknown_field: 1 }).error?.issues.map(({ code }) => code);
    expect(codes).toContain('unrecognized_keys');
  });

  it.each(table)('%s has a field for the store', (_name, { request }) => {
    expect(Object.keys(request.shape)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^store_?ids?$/i)]),
    );
  });

  it.each(forms)(
    '%s with a form changes something, at the path of its name, for one store',
    (_name, entry) => {
      expect(entry.method).not.toBe('GET');
      expect(entry.path).toBe(`/api/${entry.name.replace('POST ', '')}`);
      const fields = Object.keys(entry.request.shape);
      expect(fields.filter((field) => field === 'store_id' || field === 'storeId')).toHaveLength(1);
      expect(fields).not.toContain(formBackField);
    },
  );

  it.each(forms)('%s with a form names fields of its request', (_name, { request }, form) => {
    const named = [...Object.keys({ ...form.defaults, ...form.storeFields }), ...(form.keeps ?? [])];
    expect(formNamesOf(request)).toEqual(expect.arrayContaining(named));
    expect(isShopPath(form.done ?? '/')).toBe(true);
  });

  it.each(forms)('%s keeps no secret of a rejected form', (_name, _entry, { keeps = [] }) => {
    expect(keeps.filter((field) => !isKeepableField(field))).toEqual([]);
  });

  it.each([
    ['basket-add', paths.basket],
    ['forgot-password', paths.forgotPasswordSent],
    ['reset-password', paths.signInAfterReset],
    ['confirmation-email', paths.confirmationSent],
    ['confirm-account', paths.addressConfirmed],
    ['email-change-cancel', paths.emailChangeCanceled],
    ['email-change-cancel-by-link', paths.emailChangeCanceledByLink],
    ['data-export-request', privacyPaths.dataExportRequested],
    ['account-deletion-request', privacyPaths.accountDeletionRequested],
    ['account-deletion-cancel', privacyPaths.accountDeletionCanceled],
    ['account-deletion-cancel-by-link', privacyPaths.accountDeletionCanceledByLink],
    ['account-session-end', paths.sessionsEnded],
    ['account-sessions-end', paths.sessionsEnded],
    ['newsletter-personalisation', `${paths.personalisation}?status=saved`],
    ['brand-interests-update', `${paths.brandsInterest}?status=saved`],
    ['address-create', paths.addressSaved('added')],
    ['address-update', paths.addressSaved('changed')],
    ['address-default', paths.addressSaved('default-changed')],
    ['address-delete', paths.addressSaved('deleted')],
  ] as const)('%s without JavaScript leads to %s', (name, path) => {
    expect(endpoints[name].form.done).toBe(path);
  });

  it.each(table)('%s returns error codes of the closed set only', (_name, { errors }) => {
    for (const code of errors) expect(errorCodes).toContain(code);
  });
});

describe('errorCodesOf', () => {
  it('returns the codes of the type, for access and limit of every kind', () => {
    const read: Record<ErrorCodeOf<typeof endpoints.config>, true> = commonCodes;
    const change: Record<ErrorCodeOf<typeof endpoints.logout>, true> = { ...read, too_many_attempts: true };
    const own: Record<ErrorCodeOf<(typeof endpoints)['address-data']>, true> = {
      ...read,
      authentication_required: true,
      not_found: true,
    };
    for (const [endpoint, codes] of [
      [endpoints.config, read],
      [endpoints.logout, change],
      [endpoints['address-data'], own],
    ] as const) {
      expect(errorCodesOf(endpoint).toSorted()).toEqual(Object.keys(codes).toSorted());
    }
  });
});

describe('digits', () => {
  const { request } = endpoints['single-product'];

  it('reads numbers from their digits', () => {
    expect(request.parse({ productId: '101', store_id: '1' })).toEqual({ productId: 101, store_id: 1 });
  });

  it.each(['1e3', '-1', '1.5', ' 1', '0x10', '12345678901', ''])('rejects %j', (text) => {
    expect(request.safeParse({ productId: text, store_id: '1' }).success).toBe(false);
  });
});
