import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { storedItems } from 'shared-contracts/cookies';
import * as z from 'zod/mini';

const {
  names: [plainName, securedName],
  maxAgeSeconds,
} = storedItems.socialLogin;

const shortText = z.string().check(z.maxLength(500));

const common = { storeId: z.int(), referer: z.nullable(shortText), expiresAt: z.int() };

/** `started`: at the provider. `identified`: back from it, and not connected with an account yet. */
const contentSchema = z.discriminatedUnion('step', [
  z.object({ ...common, step: z.literal('started'), state: shortText, verifier: shortText }),
  z.object({
    ...common,
    step: z.literal('identified'),
    /** Names the login, which connects one account. */
    state: shortText,
    clientId: shortText,
    subject: shortText,
    email: z.nullable(shortText),
    firstname: z.nullable(shortText),
    lastname: z.nullable(shortText),
  }),
]);

type Content = z.infer<typeof contentSchema>;
export type StartedLogin = Extract<Content, { step: 'started' }>;
export type IdentifiedLogin = Extract<Content, { step: 'identified' }>;

interface Scope {
  storeId: number;
  now: Date;
}

/** The cookie of a social login: signed, not readable by scripts, and valid for one store and for a short time. */
export interface LoginCookie {
  /** Returns null without a valid cookie of this store and step. */
  read<Step extends Content['step']>(
    request: FastifyRequest,
    step: Step,
    scope: Scope,
  ): Extract<Content, { step: Step }> | null;
  write(
    reply: FastifyReply,
    content: Omit<StartedLogin, 'storeId' | 'expiresAt'> | Omit<IdentifiedLogin, 'storeId' | 'expiresAt'>,
    scope: Scope,
  ): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** @param secret the shop's; the cookie is signed with a key that is derived from it */
export function createLoginCookie(secret: Buffer): LoginCookie {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'social-login cookie', 32));
  const signer = new Signer(key, 'sha256');
  return {
    read(request, step, { storeId, now }) {
      const signed = signer.unsign(request.cookies[nameOf(request)] ?? '');
      const content = signed.valid ? contentSchema.safeParse(parseJson(signed.value)).data : undefined;
      if (content?.step !== step || content.storeId !== storeId) return null;
      return content.expiresAt > now.getTime() ? (content as Extract<Content, { step: typeof step }>) : null;
    },
    write(reply, content, { storeId, now }) {
      const expiresAt = now.getTime() + maxAgeSeconds * 1000;
      const text = JSON.stringify({ ...content, storeId, expiresAt } satisfies Content);
      const value = signer.sign(Buffer.from(text).toString('base64url'));
      reply.setCookie(nameOf(reply.request), value, { ...attributes(reply.request), maxAge: maxAgeSeconds });
    },
    clear(request, reply) {
      const name = nameOf(request);
      if (request.cookies[name] !== undefined) reply.clearCookie(name, attributes(request));
    },
  };
}

/** Over https the prefixed name, which browsers accept from this host only. */
function nameOf({ protocol }: FastifyRequest): string {
  return protocol === 'https' ? securedName : plainName;
}

/** `lax`, because the provider's redirect is a navigation from another site. */
function attributes({ protocol }: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' } as const;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
  } catch {
    return null;
  }
}
