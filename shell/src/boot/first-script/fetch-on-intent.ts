import { fetchIntoCache } from '../../document/fetch-into-cache.ts';

/** Events that precede the use of an element. Not the pointer over it, which often means nothing. */
const intentEvents = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Fetches the scripts of a fragment at once on the first sign that it is used. Its remote would request them one after the
 * other, each a round trip later, and only when the main script runs.
 *
 * @param listed reads the URLs of the scripts by name of the fragment
 */
export function fetchOnIntent(listed: () => Readonly<Record<string, readonly string[]>>): void {
  const requested = new Set<string>();

  function fetchScripts({ target }: Event): void {
    const fragment = target instanceof Element ? target.closest<HTMLElement>('[data-fragment]') : null;
    const name = fragment?.dataset['fragment'];
    if (name === undefined || requested.has(name)) return;
    requested.add(name);
    const scripts = listed();
    for (const url of Object.hasOwn(scripts, name) ? (scripts[name] ?? []) : [])
      void fetchIntoCache(url, 'high');
  }

  for (const type of intentEvents) addEventListener(type, fetchScripts, { capture: true, passive: true });
}
