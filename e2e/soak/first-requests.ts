import type { RegistryClient } from 'registry-client';
import type { PublishedRelease } from '../stack/publish-fixture.ts';
import { waitForRevision } from '../stack/wait-for-revision.ts';
import { visitorCookie } from '../stack/visitor-cookie.ts';

export interface FirstRequests {
  /** Milliseconds: of the first page after each promotion, and of the pages after it. */
  first: number[];
  later: number[];
}

const laterRequestCount = 20;

/** Measures the first page after a promotion and the later ones; pages of a member, which are never cached. */
export async function measureFirstRequests(
  shopUrl: string,
  registry: RegistryClient,
  releases: readonly PublishedRelease[],
  member: string,
): Promise<FirstRequests> {
  const results: FirstRequests = { first: [], later: [] };
  const timeOne = async () => {
    const began = performance.now();
    const answer = await fetch(`${shopUrl}/search?s=ski`, {
      headers: { cookie: `${visitorCookie()}; ${member}` },
    });
    await answer.arrayBuffer();
    return performance.now() - began;
  };
  for (const { name, version } of releases) {
    const { revision } = await registry.promote({ name, version });
    await waitForRevision(shopUrl, revision);
    results.first.push(await timeOne());
    for (let later = 0; later < laterRequestCount; later += 1) results.later.push(await timeOne());
  }
  return results;
}
