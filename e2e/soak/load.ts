import { randomUUID } from 'node:crypto';
import { bucketFor, pickReleases } from 'registry-client';
import type { RemoteName } from 'shared-contracts/releases';
import { visitorCookie } from '../stack/visitor-cookie.ts';
import { checkPage, type SeenPage } from './check-page.ts';
import {
  createRandomChanges,
  type ChangeOptions,
  type ChangeResults,
  type Changes,
} from './random-changes.ts';
import { fetchLikeBrowser } from './fetch-like-browser.ts';

export interface LoadOptions extends ChangeOptions {
  requests: number;
  /** Number of concurrent visitors. */
  atOnce: number;
  /** The session cookie of a member, whose pages are rendered for each request. */
  member: string;
}

export interface LoadResults extends ChangeResults {
  requests: number;
  /** Requests without a complete page, and files of pages that were not served. */
  lost: string[];
  /** Pages with a release that their visitor should not get at that revision, or of a build that is not live. */
  wrong: string[];
  /** Pages with two releases of one remote or of the shell. */
  mixed: string[];
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
  /** Builds of the shell that may have answered. */
  shells: ReadonlySet<string>;
}

/** A page that takes longer counts as lost, milliseconds. */
const pageTimeoutMs = 60_000;

const paths = ['/about-us', '/search?s=ski', '/products'];

/** Requests pages while releases of remotes and of the shell change at random. */
export async function runLoad(options: LoadOptions): Promise<LoadResults> {
  const { shopUrl, requests, atOnce, member } = options;
  const changes = await createRandomChanges(options);
  const found = { requests: 0, lost: [] as string[], wrong: [] as string[], mixed: [] as string[] };
  const seen: Visit[] = [];
  const files = new Set<string>();
  const over = new AbortController();

  async function visit(index: number): Promise<void> {
    const visitor = randomUUID();
    const path = paths[Math.floor(index / 3) % paths.length] ?? '/';
    const isGuest = index % 3 === 0;
    const url = `${shopUrl}${path}${path.includes('?') ? '&' : '?'}n=${index}`;
    const cookie = `${visitorCookie(visitor)}${isGuest ? '' : `; ${member}`}`;
    try {
      const [from, before] = [changes.earliest(), changes.shells()];
      const answer = await fetchLikeBrowser(url, {
        headers: { cookie },
        signal: AbortSignal.timeout(pageTimeoutMs),
      });
      const html = await answer.text();
      if (answer.status !== 200) throw new Error(`was answered with ${answer.status}`);
      const page = checkPage(html);
      const shells = new Set([...before, ...changes.shells()]);
      seen.push({ url, visitor, page, isGuest, from, to: changes.latest() + 2, shells });
      await loadFiles(page.files);
    } catch (error) {
      found.lost.push(`${url} ${error instanceof Error ? error.message : String(error)}`);
    }
    found.requests += 1;
  }

  /** Loads each file once, from whichever instance answers. */
  async function loadFiles(urls: readonly string[]): Promise<void> {
    for (const file of urls.filter((each) => !files.has(each))) {
      files.add(file);
      // oxlint-disable-next-line no-await-in-loop -- a page has a few files
      const { status } = await fetchLikeBrowser(shopUrl + file);
      if (status !== 200) throw new Error(`names ${file}, which was answered with ${status}`);
    }
  }

  let next = 0;
  async function requestPages(): Promise<void> {
    while (next < requests) await visit(next++);
  }
  const changing = changes.run(over.signal);
  await Promise.all(Array.from({ length: atOnce }, requestPages));
  over.abort();
  await changing;
  // At the end, because a page may arrive before the registry's answer to the change.
  const names = new Set(options.releases.map(({ name }) => name));
  for (const each of seen) {
    found.mixed.push(...each.page.mixed.map((mismatch) => `${each.url}: ${mismatch}`));
    found.wrong.push(...wrongReleases(each, changes, names));
  }
  return { ...found, ...changes.results };
}

/** Returns the releases of a page that its visitor should not have got, a sentence each. */
function wrongReleases(
  { url, visitor, page: { revision, stated, shell }, isGuest, from, to, shells }: Visit,
  { documents }: Pick<Changes, 'documents'>,
  names: ReadonlySet<RemoteName>,
): string[] {
  // A cached page contains the revision of its rendering, which may be older than the request.
  const possible = isGuest ? [...documents.keys()].filter((each) => each >= from && each <= to) : [revision];
  const wrong = [...names].flatMap((name) => {
    const right = possible.map((each) => {
      const document = documents.get(each);
      if (!document) return `nothing: revision ${each} was never written`;
      return pickReleases(document, (remote) => bucketFor(visitor, remote))[name]?.metadata.version;
    });
    if (right.includes(stated[name])) return [];
    return `${url} has ${name} ${stated[name]} instead of ${right.join(' or ')} at ${possible.join()}`;
  });
  if (!shells.has(shell)) wrong.push(`${url} was made by ${shell} instead of ${[...shells].join(' or ')}`);
  return wrong;
}
