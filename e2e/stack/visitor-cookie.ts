import { randomUUID, type KeyObject } from 'node:crypto';
import { signVisitorId } from '../../shell/server/visitor/visitor-id.ts';
import { resolveVisitorKey } from '../../shell/server/visitor/visitor-key.ts';
import { visitorKeyFile } from './addresses.ts';

let key: KeyObject | undefined;

/** Returns the cookie of a visitor that every shell of the tests accepts. */
export function visitorCookie(id: string = randomUUID()): string {
  key ??= resolveVisitorKey(visitorKeyFile);
  return `vid=${signVisitorId(id, key)}`;
}
