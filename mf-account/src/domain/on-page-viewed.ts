import type { EventBus, EventPayload } from 'shared-contracts/events';

export type ViewedPage = EventPayload<'shell:page-viewed'>;

/** Calls back with the page that is shown now and with each later one, but not with the pages before. */
export function onPageViewed(bus: EventBus, listener: (page: ViewedPage) => void): void {
  let isLive = false;
  bus.subscribe('shell:page-viewed', (page) => {
    if (isLive) listener(page);
  });
  isLive = true;
  const currentPage = bus.last('shell:page-viewed');
  if (currentPage) listener(currentPage);
}
