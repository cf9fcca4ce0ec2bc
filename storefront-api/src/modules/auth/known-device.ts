import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { storedItems } from 'shared-contracts/cookies';
import type { CustomerRow } from '../../visit/visit.ts';

const {
  names: [plainName, secureName],
  maxAgeSeconds,
} = storedItems.knownDevice;

/** People of one household who sign in on one device. */
const maxMembers = 4;
/** Longer than {@link maxMembers} entries. */
const maxCookieLength = 400;

const entryPattern = /^([1-9]\d{0,9})\.([\w-]{22})\.(\d{1,10})\.([\w-]{43})$/;

type Member = Pick<CustomerRow, 'id' | 'websiteId' | 'passwordHash'>;
type Call = Pick<FastifyRequest, 'cookies' | 'protocol'>;

/** Devices on which a member has signed in. Their failed sign-ins are counted apart from all others. */
export interface KnownDevices {
  /** Returns the id of the device if the member has signed in on it before; null otherwise. */
  find: (request: Call, member: Member, now: Date) => string | null;
  /** Makes the device known, for 180 days from now. */
  remember: (request: Call, reply: Pick<FastifyReply, 'setCookie'>, member: Member, now: Date) => void;
}

interface Entry {
  customerId: number;
  device: string;
  /** Seconds since 1970. */
  since: number;
  signature: string;
}

/**
 * Creates the reader and writer of the cookie. Nothing is stored: each entry has an HMAC over the member, the device, the
 * time and the member's password hash, so a new password makes every device unknown. The cookie gives no access.
 *
 * @param secret at least 32 bytes
 */
export function createKnownDevices(secret: Buffer): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known-device', 32));

  function sign({ id, websiteId, passwordHash }: Member, device: string, since: number): string {
    const password = createHash('sha256').update(passwordHash).digest('hex');
    const signed = [websiteId, id, device, since, password].join('\n');
    return createHmac('sha256', key).update(signed).digest('base64url');
  }

  function isValid(entry: Entry, member: Member, now: Date): boolean {
    const ageSeconds = now.getTime() / 1000 - entry.since;
    if (entry.customerId !== member.id || ageSeconds < -1 || ageSeconds > maxAgeSeconds) return false;
    const expected = Buffer.from(sign(member, entry.device, entry.since));
    const actual = Buffer.from(entry.signature);
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  }

  return {
    find: (request, member, now) =>
      readEntries(request).find((entry) => isValid(entry, member, now))?.device ?? null,
    remember: (request, reply, member, now) => {
      const entries = readEntries(request);
      const device =
        entries.find((entry) => isValid(entry, member, now))?.device ?? randomBytes(16).toString('base64url');
      const since = Math.floor(now.getTime() / 1000);
      const own = { customerId: member.id, device, since, signature: sign(member, device, since) };
      // Entries of others are kept unchecked: only their member's sign-in can tell whether they are valid.
      const others = entries.filter(({ customerId }) => customerId !== member.id);
      const value = [own, ...others].slice(0, maxMembers).map(formatEntry).join('~');
      reply.setCookie(nameFor(request.protocol), value, {
        path: '/',
        httpOnly: true,
        // The return from the provider of a social login is a navigation from another site.
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: maxAgeSeconds,
      });
    },
  };
}

const nameFor = (protocol: string) => (protocol === 'https' ? secureName : plainName);

function formatEntry({ customerId, device, since, signature }: Entry): string {
  return [customerId, device, since, signature].join('.');
}

/** Returns no more than {@link maxMembers} well-formed entries. */
function readEntries({ cookies, protocol }: Call): Entry[] {
  const text = cookies[nameFor(protocol)] ?? '';
  if (text.length > maxCookieLength) return [];
  return text
    .split('~')
    .slice(0, maxMembers)
    .flatMap((part) => {
      const [, id, device = '', since, signature = ''] = entryPattern.exec(part) ?? [];
      if (id === undefined) return [];
      return [{ customerId: Number(id), device, since: Number(since), signature }];
    });
}
