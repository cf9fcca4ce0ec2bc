import { readdirSync, readFileSync } from 'node:fs';
import type { RegistryClient } from 'registry-client';
import type { PublishedRelease } from '../stack/publish-fixture.ts';
import { waitForRevision } from '../stack/wait-for-revision.ts';
import { visitorCookie } from '../stack/visitor-cookie.ts';

export interface MemoryOptions {
  shopUrl: string;
  registry: RegistryClient;
  releases: readonly PublishedRelease[];
  /** Process id of the shell's server. */
  pid: number;
  /** The session cookie of a member. */
  member: string;
}

export interface MemoryResults {
  /** Resident memory in MB after each release: of the server, and of it with its child processes. */
  server: number[];
  all: number[];
  lost: number;
}

const pagesPerRelease = 6;

/** Promotes one release after another, requests pages of each and measures the memory. */
export async function measureMemory(options: MemoryOptions): Promise<MemoryResults> {
  const { shopUrl, registry, releases, pid, member } = options;
  const results: MemoryResults = { server: [], all: [], lost: 0 };
  for (const { name, version } of releases) {
    const { revision } = await registry.promote({ name, version });
    await waitForRevision(shopUrl, revision);
    const visits = Array.from({ length: pagesPerRelease }, async (_, index) => {
      const path = index % 2 === 0 ? '/about-us' : '/search?s=ski';
      const cookie = `${visitorCookie()}; ${member}`;
      const answer = await fetch(shopUrl + path, { headers: { cookie } });
      await answer.arrayBuffer();
      return answer.ok;
    });
    results.lost += (await Promise.all(visits)).filter((isWhole) => !isWhole).length;
    results.server.push(residentMb(pid));
    results.all.push(processTree(pid).reduce((sum, each) => sum + residentMb(each), 0));
  }
  return results;
}

/** Returns a process and its children, read from Linux's /proc. */
function processTree(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  return [pid, ...children];
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0);
}

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(statusOf(pid))?.[1] ?? 0) / 1024;
}

/** Empty for a process that has just exited. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
