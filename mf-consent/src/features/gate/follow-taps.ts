import type { MessageToService } from 'shared-contracts/consent/service-messages';
import { afterPaint } from 'shared-runtime/after-paint';

type Tap = Extract<MessageToService, { type: 'tap' }>;

/** Calls back with the place of each tap, after the page has reacted to it. Returns the unsubscribe function. */
export function followTaps(onTap: (tap: Tap) => void): () => void {
  async function handleClick({ detail, pageX, pageY }: MouseEvent): Promise<void> {
    // A click of the keyboard or of assistive technology has no place.
    if (detail === 0) return;
    // Measuring the document in the handler would delay the page's reaction.
    await afterPaint();
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    onTap({ type: 'tap', x: Math.round(pageX), y: Math.round(pageY), width, height });
  }
  const listener = (event: MouseEvent) => void handleClick(event);
  addEventListener('click', listener, { capture: true, passive: true });
  return () => removeEventListener('click', listener, { capture: true });
}
