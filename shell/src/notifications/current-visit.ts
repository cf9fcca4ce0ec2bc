import type { EventBus, EventPayload } from 'shared-contracts/events';

/** Returns whether the visitor is signed in, by the last `session:changed` event. */
export function isMember(bus: EventBus): boolean {
  return (bus.last('session:changed')?.session.id ?? null) !== null;
}

export type ViewedPage = EventPayload<'shell:page-viewed'>;

/** Calls back with the page that is shown now and with each later one, but not with the pages before. */
export function onPageViewed(bus: EventBus, listener: (page: ViewedPage) => void): void {
  let isLive = false;
  bus.subscribe('shell:page-viewed', (page) => {
    if (isLive) listener(page);
  });
  isLive = true;
  const shown = bus.last('shell:page-viewed');
  if (shown) listener(shown);
}
