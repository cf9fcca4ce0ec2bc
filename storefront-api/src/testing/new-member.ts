import { and, desc, eq } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import type { MailKind } from '../modules/mail/mail-kinds.ts';
import { call, cookieOf, type TestApi } from './test-api.ts';

export const newMemberPassword = 'Deep-Snow-1';

/** A member of a test of its own. */
export interface NewMember {
  id: number;
  email: string;
  cookie: string;
}

/** Creates a British member and signs them in. */
export async function createMember({ app }: TestApi, email: string): Promise<NewMember> {
  const { data, response } = await call(app, 'signup', {
    email,
    password: newMemberPassword,
    firstname: 'Kim',
    lastname: 'Lund',
    country_id: 'GB',
    language: 'en_GB',
    newsletter: true,
    store_id: 1,
  });
  return { id: data.session.id ?? 0, email, cookie: cookieOf(response) };
}

/** Signs such a member in at another store too. Returns the cookie there. */
export async function signInMember({ app }: TestApi, email: string, storeId: number): Promise<string> {
  const fields = { email, password: newMemberPassword, store_id: storeId };
  return cookieOf((await call(app, 'login', fields)).response);
}

/** Returns the mails of a kind to an address, the latest one first. */
export function mailsTo({ database }: TestApi, recipient: string, kind: MailKind) {
  return database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, kind)))
    .orderBy(desc(outbox.id));
}

/** Returns path and parameters of the link in the latest mail of a kind. */
export async function linkTo(api: TestApi, recipient: string, kind: MailKind) {
  const [mail] = await mailsTo(api, recipient, kind);
  const { pathname, searchParams } = new URL(String(mail?.payload['path']), 'http://localhost');
  return { pathname, id: Number(searchParams.get('id')), token: String(searchParams.get('token')) };
}
