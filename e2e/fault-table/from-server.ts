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

/** The server's pages that contain the remotes, by path. */
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

/** Asserts that every region of these pages is as without faults, or as expected. */
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
    // Error messages are for the log only.
    expect(html).not.toMatch(/mf-\w+ (threw|has no data)/);
  }
}
