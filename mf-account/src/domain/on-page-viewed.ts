import type { EventBus, EventPayload } from 'shared-contracts/events';
import { shellPageViewed } from 'shared-contracts/events/shell';

export type ViewedPage = EventPayload<typeof shellPageViewed>;

/** Calls back with the page that is shown now and with each later one, but not with the pages before. */
export function onPageViewed(bus: EventBus, listener: (page: ViewedPage) => void): void {
  let isLive = false;
  bus.subscribe(shellPageViewed, (page) => {
    if (isLive) listener(page);
  });
  isLive = true;
  const currentPage = bus.last(shellPageViewed);
  if (currentPage) listener(currentPage);
}
