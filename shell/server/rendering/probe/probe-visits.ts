import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore, stores, type Store } from 'shared-contracts/stores';

/** A visitor in a store, as whom a probe renders. */
export interface ProbeVisit {
  store: Store;
  session: SessionData;
  isMember: boolean;
  /** For messages, as in "a member in the store outlet". */
  label: string;
}

const openStore = stores.find(({ access }) => access === 'public');
const foreignStore = stores.find(({ locale }) => locale !== defaultStore.locale);

/**
 * Returns the session of a member that does not exist. The API gets no cookie for it, so it answers as to a guest: a page
 * must also render when its session ends between two calls.
 */
function memberSessionData(store: Store): SessionData {
  return {
    ...guestSessionData(store),
    id: 1,
    name: 'Probe Member',
    firstName: 'Probe',
    email: 'member@example.invalid',
    group: 1,
    is_confirmed: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

function visitOf(store: Store, isMember: boolean): ProbeVisit {
  const session = isMember ? memberSessionData(store) : guestSessionData(store);
  return { store, session, isMember, label: `a ${isMember ? 'member' : 'guest'} in the store ${store.code}` };
}

/**
 * The visitors of a probe: guest and member in a private store, an open store and a store in another language. The most
 * frequent ones are first, because the time of a probe is limited.
 */
export const probeVisits: readonly ProbeVisit[] = [defaultStore, openStore, foreignStore]
  .filter((store) => store !== undefined)
  .flatMap((store) => [visitOf(store, false), visitOf(store, true)]);
