import type { EventBus } from 'shared-contracts/events';
import type { AlertService } from 'shared-runtime/host';

/** Shows what the server left in the session for the next page (`flash_messages`), each message once in a tab. */
export function startFlashMessages(bus: EventBus, alerts: AlertService): void {
  const shown = new Set<string>();
  // The session is published anew with every change of it, and the messages of the last page with it.
  bus.subscribe('session:changed', ({ session: { flash_messages: flash } }) => {
    for (const type of ['error', 'success'] as const) {
      for (const content of flash[type]) {
        const key = `flash:${type}:${content}`;
        if (shown.has(key)) continue;
        shown.add(key);
        alerts.show({ key, content, type });
      }
    }
  });
}
