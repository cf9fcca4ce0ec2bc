import type { RemoteName } from 'shared-contracts/releases';

/** The releases that a page was rendered from. */
export interface SeenPage {
  revision: number;
  /** Version of each remote in the page's state. */
  stated: Record<string, string>;
  /** Version of the shell that made it. */
  shell: string;
  /** Files that it loads. */
  files: string[];
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
  // Paths that end with a slash are those of the script's own build, not files.
  const files = [
    ...new Set(
      [...html.matchAll(/"(\/assets\/[^"]*[^"/])"/g)].flatMap(([, urls = '']) => decode(urls).split(' ')),
    ),
  ];
  const shells = [
    ...new Set([...html.matchAll(/\/assets\/shell\/([^/"]+)\//g)].map(([, version = '']) => version)),
  ];
  const traces = [
    ...html.matchAll(/\/assets\/(mf-[a-z-]+)\/([^/"]+)\//g),
    ...html.matchAll(/data-release="(mf-[a-z-]+)@([^"]+)"/g),
  ];
  const mixed = traces
    .filter(([, name = '', version = '']) => stated[name] !== version)
    .map(([, name, version]) => `${name} ${version} on a page of ${stated[name as RemoteName]}`);
  if (shells.length > 1) mixed.push(`builds ${shells.join(' and ')} of the shell`);
  return { revision: snapshot.revision, stated, shell: shells[0] ?? '', files, mixed: [...new Set(mixed)] };
}

const decode = (attribute: string) => attribute.replaceAll('&amp;', '&');
