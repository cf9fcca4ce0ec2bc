import type { RegistryClient } from 'registry-client';
import type { PublishedRelease } from '../stack/faulty-release.ts';
import { servedRevision } from '../stack/served-revision.ts';
import { visitorCookie } from '../stack/visitor-cookie.ts';

export interface FirstRequests {
  /** Milliseconds: of the first page after each promotion, and of the pages after it. */
  first: number[];
  later: number[];
}

const laterOnes = 20;

/** Measures the first page after a promotion and the later ones; pages of a member, which are never cached. */
export async function firstRequests(
  shopUrl: string,
  registry: RegistryClient,
  releases: readonly PublishedRelease[],
  member: string,
): Promise<FirstRequests> {
  const figures: FirstRequests = { first: [], later: [] };
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
    await servedRevision(shopUrl, revision);
    figures.first.push(await timeOne());
    for (let later = 0; later < laterOnes; later += 1) figures.later.push(await timeOne());
  }
  return figures;
}
