import { useEffect, useState } from 'react';
import { passwordStrength } from 'shared-contracts/descriptors/customer';
import { useShop } from 'shared-runtime';
import { meetsRequiredRules } from '../domain/password-rules.ts';

type PasswordScore = 0 | 1 | 2 | 3 | 4;

/** Waits until the shopper pauses, so that not every letter is a call. */
const pauseMs = 400;

/**
 * Returns how hard a password is to guess, as the API estimates it. Null while it breaks a rule, until the answer comes,
 * and without one. Not a query: its key would keep the password in the cache.
 */
export function usePasswordStrength(password: string): PasswordScore | null {
  const { api, store } = useShop();
  const [rated, setRated] = useState<{ password: string; score: PasswordScore } | null>(null);
  const isRatable = meetsRequiredRules(password) && password.length <= 128;
  useEffect(() => {
    if (!isRatable) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const request = { password, store_id: store.id };
      api.call(passwordStrength, request, { signal: abort.signal }).then(
        (result) => {
          if (result.ok) setRated({ password, score: result.data.score });
        },
        () => undefined, // aborted: another password was typed
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, store.id, password, isRatable]);
  return isRatable && rated?.password === password ? rated.score : null;
}
