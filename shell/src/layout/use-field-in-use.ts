import { useEffect, useRef, type RefObject } from 'react';
import { useShopRouter } from 'shared-runtime/host';

/**
 * Returns a ref to the text field that the shopper has pressed or typed in since the latest navigation began; null if there is
 * none. Such a field keeps the focus when the next page arrives: the next letters would be lost.
 */
export function useFieldInUse(): RefObject<Element | null> {
  const router = useShopRouter();
  const field = useRef<Element | null>(null);
  useEffect(() => {
    let isIdle = router.state.navigation.state === 'idle';
    const forget = () => {
      field.current = null;
    };
    // Subscribes to the router: React renders its state later, possibly after the first letters. A redirect, and the router that
    // takes over once its code is loaded, continue the same navigation.
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (isIdle && navigation.state !== 'idle') forget();
      isIdle = navigation.state === 'idle';
    });
    const handlePress = ({ target }: Event) => {
      if (isTextField(target)) field.current = target;
    };
    const handleInput = (event: Event) => {
      // A browser also fills in fields that do not have the focus.
      if (event.target === document.activeElement) handlePress(event);
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('input', handleInput);
    document.addEventListener('submit', forget);
    return () => {
      unsubscribe();
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('input', handleInput);
      document.removeEventListener('submit', forget);
    };
  }, [router]);
  return field;
}

/** Returns false for fields of dialogs, which close with their page and return the focus themselves. */
function isTextField(target: EventTarget | null): target is Element {
  return (
    target instanceof Element &&
    target.matches('textarea, input:not([type="checkbox"], [type="radio"])') &&
    !target.closest('[role="dialog"]')
  );
}
