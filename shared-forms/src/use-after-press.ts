import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs an action at once, or after the current pointer press: an error that appears on
 * pointerdown moves the submit button away from under the pointer, and the click is lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => {
      isPressed.current = false;
      const due = waiting.current.splice(0);
      // The browser dispatches click after pointerup in the same task.
      if (due.length > 0) setTimeout(() => due.forEach((action) => action()));
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
