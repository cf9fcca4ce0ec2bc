import { useEffect, useRef, type RefObject } from 'react';
import { useShopRouter } from 'shared-runtime/host';

/**
 * Returns a ref to the text field that the shopper has pressed or changed since the latest navigation began; null if there is
 * none. Such a field keeps the focus when the next page arrives: the next letters would be lost.
 */
export function useTypedField(): RefObject<Element | null> {
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
    const handleInput = ({ target }: Event) => {
      // A browser also fills in fields that are not in use. Dialogs close with their page, and return the focus themselves.
      if (
        target === document.activeElement &&
        target instanceof Element &&
        !target.closest('[role="dialog"]')
      )
        field.current = target;
    };
    const handlePress = ({ target }: Event) => {
      if (target instanceof Element && target.matches('input, textarea')) field.current = target;
    };
    document.addEventListener('input', handleInput);
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('submit', forget);
    return () => {
      unsubscribe();
      document.removeEventListener('input', handleInput);
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('submit', forget);
    };
  }, [router]);
  return field;
}
