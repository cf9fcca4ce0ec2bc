import type { RemoteName } from 'shared-contracts/exposes';

/** What one answer shows of the releases that it was made of. */
export interface SeenPage {
  revision: number;
  /** Remote → version, as the page tells its browser. */
  told: Record<string, string>;
  /** Things that do not go together, in words. */
  mixed: string[];
}

const stateElement = /<script id="shop-state" type="application\/json">([\s\S]*?)<\/script>/;

/** Reads which releases a page was made of, and finds every trace of another. */
export function checkPage(html: string): SeenPage {
  const { snapshot } = JSON.parse(stateElement.exec(html)?.[1] ?? '{}') as {
    snapshot: { revision: number; releases: Record<string, { version: string }> };
  };
  const told = Object.fromEntries(
    Object.entries(snapshot.releases).map(([name, { version }]) => [name, version]),
  );
  const traces = [
    ...html.matchAll(/\/assets\/(mf-[a-z]+)\/([^/"]+)\//g),
    ...html.matchAll(/data-release="(mf-[a-z]+)@([^"]+)"/g),
  ];
  const mixed = traces
    .filter(([, name = '', version = '']) => told[name] !== version)
    .map(([, name, version]) => `${name} ${version} on a page of ${told[name as RemoteName]}`);
  return { revision: snapshot.revision, told, mixed: [...new Set(mixed)] };
}
