import type { RemoteName } from 'shared-contracts/exposes';
import { expect } from '../fixtures/faults.ts';
import { regionsOf, type Region } from '../fixtures/regions.ts';
import { serverPage } from '../fixtures/server-page.ts';
import { isPageOf, places } from './remotes.ts';
import { differences, type Sights } from './sights.ts';

interface Visited {
  status: number;
  html: string;
  regions: Region[];
  versions: Record<string, { version: string }>;
}

/** The pages on which some remotes are seen, by path, as the server sends them. */
export type Pages = ReadonlyMap<string, Visited>;

export async function visit(remotes: readonly RemoteName[]): Promise<Pages> {
  const paths = new Set(remotes.flatMap((remote) => [places[remote].path, places[remote].elsewhere]));
  const visited = new Map<string, Visited>();
  for (const path of paths) {
    const { status, html, state } = await serverPage(path);
    visited.set(path, { status, html, regions: regionsOf(html), versions: state().snapshot.releases });
  }
  return visited;
}

/** Everything on these pages is as on a good day, or as the sights say. */
export async function expectFromServer(
  remotes: readonly RemoteName[],
  goodDay: Pages,
  sights: Sights,
): Promise<void> {
  for (const [path, { status, html, regions }] of await visit(remotes)) {
    const before = goodDay.get(path)?.regions ?? [];
    expect(differences(regions, before, sights), `${path} from the server`).toEqual([]);
    const isDown = remotes.some(
      (remote) => sights.get(remote) === 'fallback' && regions.some((region) => isPageOf(remote, region)),
    );
    expect(status, `status of ${path}`).toBe(isDown ? 503 : 200);
    // What went wrong is for the log, not for visitors.
    expect(html).not.toMatch(/mf-\w+ (threw|has no data)/);
  }
}
