import type { KeyObject } from 'node:crypto';
import { signVisitorId } from '../visitor/visitor-id.ts';

export { resolveVisitorKey } from '../visitor/visitor-key.ts';

/** Returns the cookie of a visitor that every shell with this key accepts. */
export const createVisitorCookie = (id: string, key: KeyObject): string => `vid=${signVisitorId(id, key)}`;
