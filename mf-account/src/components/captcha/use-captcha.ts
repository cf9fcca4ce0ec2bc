import { useState } from 'react';
import { captchaChallenge } from 'shared-contracts/descriptors/captcha';
import type { CaptchaPurpose } from 'shared-contracts/forms/captcha';
import { ApiError, useShop, type ShopContext } from 'shared-runtime';

export interface CaptchaState {
  /** Whether the browser works on a challenge. */
  isSolving: boolean;
  /**
   * Sends a form, and once more with a token if the API requires one. Rejects like `send`; if no token can be had, with
   * the error `captcha_required`.
   */
  protect: <Value>(send: (fields: { captcha_token?: string }) => Promise<Value>) => Promise<Value>;
}

/** Returns what a form needs whose endpoint may require a `captcha_token`. {@link CaptchaNotice} shows the state. */
export function useCaptcha(purpose: CaptchaPurpose): CaptchaState {
  const shop = useShop();
  const [isSolving, setIsSolving] = useState(false);
  return {
    isSolving,
    async protect(send) {
      try {
        return await send({});
      } catch (error) {
        if (!(error instanceof ApiError) || error.failure.code !== 'captcha_required') throw error;
        setIsSolving(true);
        const token = await solve(shop, purpose).finally(() => setIsSolving(false));
        if (token === null) throw error;
        return send({ captcha_token: token });
      }
    },
  };
}

/** Returns null if there is no challenge or it cannot be solved here. */
async function solve({ api, store }: ShopContext, purpose: CaptchaPurpose): Promise<string | null> {
  const result = await api.call(captchaChallenge, { store_id: store.id, purpose });
  if (!result.ok || result.data.challenge === null) return null;
  try {
    const { tokenFor } = await import(/* webpackChunkName: "solve-challenge" */ './solve-challenge.ts');
    return await tokenFor(result.data.challenge);
  } catch {
    // The file could not be loaded, or the browser cannot derive keys: the form says how to go on.
    return null;
  }
}
