import { useEffect, useState } from 'react';

const shakeMs = 1000;

/**
 * Returns `isShaking`, which is true for one second after each call of `shake`; a call during that second restarts
 * it.
 */
export function useShake(): { isShaking: boolean; shake: () => void } {
  const [shakes, setShakes] = useState({ count: 0, isShaking: false });
  useEffect(() => {
    if (!shakes.isShaking) return undefined;
    const timer = setTimeout(() => setShakes(({ count }) => ({ count, isShaking: false })), shakeMs);
    return () => clearTimeout(timer);
  }, [shakes]);
  return {
    isShaking: shakes.isShaking,
    shake: () => setShakes(({ count }) => ({ count: count + 1, isShaking: true })),
  };
}
