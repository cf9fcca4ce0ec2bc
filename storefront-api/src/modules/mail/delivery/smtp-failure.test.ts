import { smtpFailure } from './smtp-failure.ts';

const error = (fields: object) => Object.assign(new Error('550 <anna@example.com>: unknown'), fields);

describe('smtpFailure', () => {
  it.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'rejected', 'RCPT TO 550'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'rejected', 'DATA 554'],
    [{ code: 'EENVELOPE', command: 'API' }, 'rejected', 'EENVELOPE'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 }, 'deferred', 'RCPT TO 451'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, 'deferred', 'MAIL FROM 550'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 503 }, 'deferred', 'DATA 503'],
    [{ code: 'EABORT' }, 'deferred', 'EABORT'],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'unreachable', 'AUTH PLAIN 535'],
    [{ code: 'ESOCKET', command: 'CONN' }, 'unreachable', 'ESOCKET'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unreachable', 'ETIMEDOUT'],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'unreachable', 'CONN 554'],
    [{ code: 'sent to <anna@example.com>' }, 'deferred', 'unknown error'],
    [{}, 'deferred', 'unknown error'],
  ])('returns for %j the kind %s and the reason %j', (fields, kind, reason) => {
    expect(smtpFailure(error(fields), false)).toEqual({ kind, reason });
  });

  it.each([
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unconfirmed', 'ETIMEDOUT'],
    [{ code: 'EABORT' }, 'unconfirmed', 'EABORT'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'rejected', 'DATA 554'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 451 }, 'deferred', 'DATA 451'],
  ])('returns for %j of a mail that was handed over the kind %s', (fields, kind, reason) => {
    expect(smtpFailure(error(fields), true)).toEqual({ kind, reason });
  });

  it.each([[null], [undefined], ['anna@example.com']])('accepts %j, which is no error', (value) => {
    expect(smtpFailure(value, false)).toEqual({ kind: 'deferred', reason: 'unknown error' });
  });
});
