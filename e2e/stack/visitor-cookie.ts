import { randomUUID, type KeyObject } from 'node:crypto';
import { createVisitorCookie, resolveVisitorKey } from 'shell/testing/visitor-cookie';
import { visitorKeyFile } from './addresses.ts';

let key: KeyObject | undefined;

/** Returns the cookie of a visitor that every shell of the tests accepts. */
export function visitorCookie(id: string = randomUUID()): string {
  key ??= resolveVisitorKey(visitorKeyFile);
  return createVisitorCookie(id, key);
}
