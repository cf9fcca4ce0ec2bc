import type { Queryable } from '../../../db/client.ts';
import type { Visit } from '../../../visit/visit.ts';
import { pointBalance } from '../../points/points.ts';
import { findFollowedBrands } from './repository.ts';

export interface MemberFacts {
  /** Ids of the brands that the member follows. */
  followed: ReadonlySet<number>;
  /** Points that can be spent; null for a guest, and without any. */
  points: number | null;
}

const guestFacts: MemberFacts = { followed: new Set(), points: null };

/** Returns what the home page shows of a member. A member who restricts the personalisation of the site follows nothing. */
export async function memberFacts(db: Queryable, { visitor, now }: Visit): Promise<MemberFacts> {
  const { customer } = visitor;
  if (customer === null) return guestFacts;
  const [followed, { available }] = await Promise.all([
    customer.restrictSitePersonalisation ? [] : findFollowedBrands(db, customer.id),
    pointBalance(db, customer.id, now),
  ]);
  return { followed: new Set(followed), points: available > 0 ? available : null };
}
