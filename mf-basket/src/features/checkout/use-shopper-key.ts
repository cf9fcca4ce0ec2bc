import { useState } from 'react';
import { useSession } from 'shared-runtime';

/**
 * Returns a key that changes when a member is followed by another one, whose checkout must not contain what the first
 * one has entered. It stays if a guest signs in, and if a member signs in again after the session has ended.
 */
export function useShopperKey(): number {
  const { id } = useSession();
  const [shopper, setShopper] = useState({ id, key: 0 });
  if (id === shopper.id) return shopper.key;
  const next = { id, key: shopper.id === null ? shopper.key : shopper.key + 1 };
  setShopper(next);
  return next.key;
}
