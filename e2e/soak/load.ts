import { randomUUID } from 'node:crypto';
import { bucketFor, pickReleases, type RegistryClient } from 'registry-client';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import type { PublishedRelease } from '../stack/publish-fixture.ts';
import { checkPage, type SeenPage } from './check-page.ts';
import { waitForRevision } from '../stack/wait-for-revision.ts';
import { visitorCookie } from '../stack/visitor-cookie.ts';

export interface LoadOptions {
  shopUrl: string;
  registry: RegistryClient;
  /** Published releases of two remotes, none of them live. */
  releases: readonly PublishedRelease[];
  requests: number;
  /** Number of concurrent visitors. */
  atOnce: number;
  /** The session cookie of a member, whose pages are rendered for each request. */
  member: string;
}

export interface LoadResults {
  requests: number;
  changes: number;
  /** Requests without a complete page. */
  lost: string[];
  /** Pages with a release that their visitor should not get at that revision. */
  wrong: string[];
  /** Pages with two releases of one remote. */
  mixed: string[];
  /** Milliseconds from the command until the shell serves the release. */
  promoted: number[];
  rolledBack: number[];
}

interface Visit {
  url: string;
  visitor: string;
  page: SeenPage;
  /** A guest's page may come from the shell's page cache; a member's is rendered for each request. */
  isGuest: boolean;
  /** Range of revisions that the shell may have used. */
  from: number;
  to: number;
}

const paths = ['/about-us', '/search?s=ski', '/products'];

/** Requests pages while releases are promoted, for some and for all visitors, and rolled back. */
export async function runLoad(options: LoadOptions): Promise<LoadResults> {
  const { shopUrl, registry, releases, requests, atOnce, member } = options;
  const results: LoadResults = {
    requests: 0,
    changes: 0,
    lost: [],
    wrong: [],
    mixed: [],
    promoted: [],
    rolledBack: [],
  };
  const documents = new Map<number, RegistryDocument>();
  const first = await registry.read();
  if (first.status === 'read') documents.set(first.document.revision, first.document);
  const latest = () => Math.max(...documents.keys());
  const seen: Visit[] = [];
  let served = latest();
  const over = new AbortController();

  async function visit(index: number): Promise<void> {
    const visitor = randomUUID();
    const path = paths[Math.floor(index / 3) % paths.length] ?? '/';
    const isGuest = index % 3 === 0;
    const url = `${shopUrl}${path}${path.includes('?') ? '&' : '?'}n=${index}`;
    const cookie = `${visitorCookie(visitor)}${isGuest ? '' : `; ${member}`}`;
    try {
      const from = served;
      const answer = await fetch(url, { headers: { cookie } });
      const html = await answer.text();
      if (answer.status !== 200) throw new Error(`was answered with ${answer.status}`);
      seen.push({ url, visitor, page: checkPage(html), isGuest, from, to: latest() + 1 });
    } catch (error) {
      results.lost.push(`${url} ${error instanceof Error ? error.message : String(error)}`);
    }
    results.requests += 1;
  }

  async function change(sendChange: () => Promise<RegistryDocument>, times: number[]): Promise<void> {
    const began = performance.now();
    const document = await sendChange();
    documents.set(document.revision, document);
    await waitForRevision(shopUrl, document.revision);
    served = document.revision;
    times.push(performance.now() - began);
    results.changes += 1;
  }

  /** Repeats: promote to some visitors, to all, and sometimes roll back. */
  async function release(): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const { name, version } = releases[turn % releases.length] ?? {};
      if (name === undefined || version === undefined) return;
      const isDefault = versionOf(name) === version;
      if (!isDefault) {
        await change(() => registry.promote({ name, version, traffic: 30 }), results.promoted);
        await change(() => registry.promote({ name, version }), results.promoted);
      }
      if (turn % 3 === 2) await change(() => registry.rollback({ name }), results.rolledBack);
    }
  }

  function versionOf(name: RemoteName): string | undefined {
    return documents.get(latest())?.microFrontends[name]?.find(({ deployment }) => deployment.default)
      ?.metadata.version;
  }

  /** Called at the end, because a page may arrive before the registry's answer to the change. */
  function checkVisit({ url, visitor, page: { revision, stated, mixed }, isGuest, from, to }: Visit): void {
    results.mixed.push(...mixed.map((mismatch) => `${url}: ${mismatch}`));
    // A cached page contains the revision of its rendering, which may be older than the request.
    const possible = isGuest ? revisionsBetween(from, to) : [revision];
    for (const name of new Set(releases.map((release) => release.name))) {
      const right = possible.map((each) => expectedVersion(each, visitor, name));
      if (right.includes(stated[name])) continue;
      results.wrong.push(
        `${url} has ${name} ${stated[name]} instead of ${right.join(' or ')} at ${possible.join()}`,
      );
    }
  }

  function expectedVersion(revision: number, visitor: string, name: RemoteName): string | undefined {
    const document = documents.get(revision);
    if (!document) return `nothing: revision ${revision} was never written`;
    return pickReleases(document, (remote) => bucketFor(visitor, remote))[name]?.metadata.version;
  }

  function revisionsBetween(from: number, to: number): number[] {
    return [...documents.keys()].filter((revision) => revision >= from && revision <= to);
  }

  let next = 0;
  async function requestPages(): Promise<void> {
    while (next < requests) await visit(next++);
  }
  const releasing = release();
  await Promise.all(Array.from({ length: atOnce }, requestPages));
  over.abort();
  await releasing;
  for (const visited of seen) checkVisit(visited);
  return results;
}
