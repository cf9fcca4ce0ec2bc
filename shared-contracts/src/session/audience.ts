import type { SessionData } from './session-schema.ts';

/** Header of an answer of the API that is the same for every visitor of one audience; its value is their `audienceName`. */
export const audienceHeader = 'x-audience';

/** What decides, besides a request, what the catalogue answers. */
export interface Audience {
  storeId: number;
  /** False also for a member who must confirm the address first, whose session is that of a guest. */
  isMember: boolean;
  /** Customer group, `guestGroup` for a guest. */
  group: number;
}

export function audienceName({ storeId, isMember, group }: Audience): string {
  return `${storeId}.${isMember ? 'member' : 'guest'}.${group}`;
}

/** Returns the name of the audience to which the visitor belonged when the session was read. */
export function audienceOf({ store_id: storeId, id, group }: SessionData): string {
  return audienceName({ storeId, isMember: id !== null, group });
}
