import { declaresEvent, eventOwner, type EventMajors } from 'shared-contracts/events/event-names';
import type { EventPermissions, PermissionsOf } from 'shared-runtime/host';
import type { BrowserRelease, BrowserSnapshot } from './snapshot.ts';

const everything: EventPermissions = { mayPublish: () => true, mayRead: () => true };
const nothing: EventPermissions = { mayPublish: () => false, mayRead: () => false };

/**
 * Events that shared-runtime publishes and reads in `useAddToBasket`. Releases that were built with shared-runtime before
 * 1.5 call it without declaring them.
 */
const releasedEmits: EventMajors = { 'basket:changed': 1, 'basket:line-added': 1 };
const releasedConsumes: EventMajors = { 'session:changed': 1 };

/**
 * Returns what a release of the snapshot may publish and read: what it declares. An event of another remote it may
 * publish only if the owner's release in the snapshot consumes it, and those of the shell never.
 */
export function createEventPermissions({ releases }: Pick<BrowserSnapshot, 'releases'>): PermissionsOf {
  const releaseOf = (name: string): BrowserRelease | undefined =>
    Object.hasOwn(releases, name) ? releases[name as keyof typeof releases] : undefined;

  return (source, sourceVersion) => {
    if (source === 'shell') return everything;
    const release = releaseOf(source);
    if (release?.version !== sourceVersion) return nothing;
    const { emits = {}, consumes = {} } = release;
    const inRelease = (released: EventMajors) => (release.declaresEvents ? {} : released);

    function mayPublish(type: string, major: number): boolean {
      const owner = eventOwner(type);
      if (owner === 'shell') return false;
      if (declaresEvent(inRelease(releasedEmits), type, major)) return true;
      if (!declaresEvent(emits, type, major)) return false;
      return owner === source || declaresEvent(releaseOf(owner)?.consumes ?? {}, type, major);
    }
    return {
      mayPublish,
      mayRead: (type, major) =>
        declaresEvent(consumes, type, major) || declaresEvent(inRelease(releasedConsumes), type, major),
    };
  };
}
