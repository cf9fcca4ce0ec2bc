import type { RemoteName } from 'shared-contracts/releases';

/** The releases that a page was rendered from. */
export interface SeenPage {
  revision: number;
  /** Version of each remote in the page's state. */
  stated: Record<string, string>;
  /** Descriptions of contradictions. */
  mixed: string[];
}

const stateElement = /<script id="shop-state" type="application\/json">([\s\S]*?)<\/script>/;

/**
 * Reads the releases that a page was rendered from, and finds every trace of another release. It searches the text,
 * because parsing each document would take the processor time that the shell under load needs.
 */
export function checkPage(html: string): SeenPage {
  const { snapshot } = JSON.parse(stateElement.exec(html)?.[1] ?? '{}') as {
    snapshot: { revision: number; releases: Record<string, { version: string }> };
  };
  const stated = Object.fromEntries(
    Object.entries(snapshot.releases).map(([name, { version }]) => [name, version]),
  );
  const traces = [
    ...html.matchAll(/\/assets\/(mf-[a-z-]+)\/([^/"]+)\//g),
    ...html.matchAll(/data-release="(mf-[a-z-]+)@([^"]+)"/g),
  ];
  const mixed = traces
    .filter(([, name = '', version = '']) => stated[name] !== version)
    .map(([, name, version]) => `${name} ${version} on a page of ${stated[name as RemoteName]}`);
  return { revision: snapshot.revision, stated, mixed: [...new Set(mixed)] };
}
