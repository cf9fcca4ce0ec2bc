import { useRef, type FocusEvent } from 'react';

/**
 * Remembers where the focus came from. The field itself is no place to return to: it would open the box, and the
 * keyboard of a phone, again.
 */
export function useReturnFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return {
    rememberOrigin: ({ relatedTarget }: FocusEvent): void => {
      const isElsewhere = relatedTarget instanceof HTMLElement && relatedTarget !== document.body;
      origin.current = isElsewhere ? relatedTarget : null;
    },
    /** @param otherwise receives the focus if it came from nowhere, as after a touch */
    returnFocus: (otherwise: HTMLElement | null): void => {
      const target = origin.current?.isConnected ? origin.current : otherwise;
      target?.focus();
    },
  };
}
