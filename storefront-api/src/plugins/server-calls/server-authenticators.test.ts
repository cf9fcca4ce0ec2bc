import { ShopError } from '../../shop-error.ts';
import { signBody } from '../../testing/sign-body.ts';
import {
  createBearerAuthenticator,
  createSignatureAuthenticator,
  type ServerCall,
} from './server-authenticators.ts';

const secret = Buffer.alloc(32, 'one');
const next = Buffer.alloc(32, 'two');
const now = new Date('2026-11-01T12:00:00Z');
const rawBody = Buffer.from('{"event":"paid"}');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const callWith = (headers: ServerCall['headers'], rest: Partial<ServerCall> = {}): ServerCall => ({
  headers,
  query: {},
  rawBody,
  now,
  ...rest,
});

describe('createSignatureAuthenticator', () => {
  const authenticator = createSignatureAuthenticator({ secrets: [secret, next] });
  const signature = signBody(secret, rawBody, now);
  const verify = (value: string | undefined, rest?: Partial<ServerCall>) => () =>
    authenticator.authenticate(callWith({ 'x-signature': value }, rest));

  it('accepts the signature of each of its secrets', () => {
    expect(verify(signature)()).toBe(true);
    expect(verify(signBody(next, rawBody, now))()).toBe(true);
  });

  it('rejects another body, another time and another secret', () => {
    expect(verify(signature, { rawBody: Buffer.from('{"event":"paid!"}') })).toThrow(ShopError);
    expect(verify(signature.replace(/t=\d+/, 't=1793534401'))).toThrow(ShopError);
    expect(verify(signBody(Buffer.alloc(32, 'three'), rawBody, now))).toThrow(ShopError);
  });

  it.each([undefined, '', 't=1', 'v1=00', `${signature},v1=00`, signature.toUpperCase(), 't=,v1='])(
    'rejects the header %j',
    (value) => {
      expect(verify(value)).toThrow(ShopError);
    },
  );

  it('accepts a clock difference up to its tolerance, and rejects a larger one', () => {
    expect(verify(signature, { now: later(300) })()).toBe(true);
    expect(verify(signature, { now: later(-300) })()).toBe(true);
    expect(verify(signature, { now: later(301) })).toThrow(ShopError);
    expect(verify(signature, { now: later(-301) })).toThrow(ShopError);
  });

  it.each([[[]], [[Buffer.alloc(31)]]])('rejects the secrets %j', (secrets) => {
    expect(() => createSignatureAuthenticator({ secrets })).toThrow('32 bytes');
  });
});

describe('createBearerAuthenticator', () => {
  const token = 'operations-token-of-32-characters';
  const authenticator = createBearerAuthenticator([token, 'x'.repeat(40)]);

  it('accepts each of its tokens', () => {
    expect(authenticator.authenticate(callWith({ authorization: `Bearer ${token}` }))).toBe(true);
    expect(authenticator.authenticate(callWith({ authorization: `Bearer ${'x'.repeat(40)}` }))).toBe(true);
  });

  it.each([undefined, '', 'Bearer ', `Bearer ${token}x`, `Basic ${token}`, token, `Bearer ${token} x`])(
    'rejects %j',
    (authorization) => {
      expect(() => authenticator.authenticate(callWith({ authorization }))).toThrow(ShopError);
    },
  );

  it.each([[[]], [['']], [['short']]])('rejects the tokens %j', (tokens) => {
    expect(() => createBearerAuthenticator(tokens)).toThrow('32 characters');
  });
});
