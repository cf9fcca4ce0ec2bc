import { useEffect, useRef, type RefObject } from 'react';
import { useShopRouter } from 'shared-runtime/host';

/**
 * Returns the field in which the shopper has typed since the latest navigation began; null if there is none. Such a field
 * keeps the focus when the next page arrives: letters typed meanwhile would be lost.
 */
export function useTypedField(): RefObject<EventTarget | null> {
  const router = useShopRouter();
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    let target = router.state.navigation.location;
    // Not the state that components read: that is rendered after the navigation has begun, and after the first letters.
    const unsubscribe = router.subscribe(({ navigation }) => {
      if (navigation.location !== undefined && navigation.location !== target) field.current = null;
      target = navigation.location;
    });
    const handleInput = (event: Event) => {
      field.current = event.target;
    };
    document.addEventListener('input', handleInput);
    return () => {
      unsubscribe();
      document.removeEventListener('input', handleInput);
    };
  }, [router]);
  return field;
}
