import { createContext, type Ref } from 'react';

/**
 * Replaces the part of react-router that prefetches modules in its framework mode, which the shop does not use: without
 * a `FrameworkContext` all of it does nothing.
 */
export const FrameworkContext = createContext(undefined);

export function usePrefetchBehavior(): [shouldPrefetch: false, ref: null, handlers: object] {
  return [false, null, {}];
}

export const PrefetchPageLinks = () => null;

/** `Link` merges the reference of its user with that of {@link usePrefetchBehavior}. */
export const mergeRefs = <Element>(ref: Ref<Element> | undefined) => ref;
