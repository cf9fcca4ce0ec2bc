import type { RemoteName, shellReleaseName } from 'shared-contracts/releases';
import type { ReleaseError } from 'registry-client/domain/error-report';
import type { TabError, ErrorCollector } from './error-collector.ts';
import { toErrorDescription, type ScriptOfRelease } from './error-description.ts';
import { errorPath, maxErrorsOfTab } from './error-path.ts';
import type { TabErrors } from './tab-errors.ts';

/** Values of `shared-contracts/releases` would be in the main script, which contains that module. */
const shellName: typeof shellReleaseName = 'mf-shell';
const isRemoteName = (name: string): name is RemoteName => /^mf-[a-z-]+$/.test(name);

/** Errors that follow each other within this time are sent together, milliseconds. */
const delayMs = 1_000;

export interface ErrorReportOptions {
  caught: Pick<ErrorCollector, 'subscribe'>;
  /** Origin of the shop. */
  origin: string;
  /** Returns the type of the page that is shown; null before the first one. */
  pageType: () => string | null;
  send?: (path: string, body: string) => void;
}

/**
 * Reports the first errors of a tab whose code is a release's. Errors of other scripts, such as extensions of the browser, are
 * not the shop's to know.
 */
export function reportErrors({
  caught,
  origin,
  pageType,
  send = (path, body) => void navigator.sendBeacon(path, body),
}: ErrorReportOptions): void {
  const findScript = (url: string) => scriptOf(url, origin);
  const known = new Set<string>();
  let waiting: ReleaseError[] = [];

  function sendWaiting(): void {
    if (waiting.length === 0) return;
    const body: TabErrors = { errors: waiting };
    waiting = [];
    send(errorPath, JSON.stringify(body));
  }

  caught.subscribe((each) => {
    if (known.size >= maxErrorsOfTab) return;
    const described = describe(each, findScript, pageType());
    if (described === null) return;
    const key = JSON.stringify(described);
    if (known.has(key)) return;
    known.add(key);
    waiting.push(described);
    if (waiting.length === 1) setTimeout(sendWaiting, delayMs);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendWaiting();
  });
}

function describe(
  { source, error, region }: TabError,
  findScript: (url: string) => ScriptOfRelease | null,
  pageType: string | null,
): ReleaseError | null {
  // Such a region has no release, so its error belongs to no squad.
  if (region?.phase === 'missing') return null;
  const description = toErrorDescription(error, findScript);
  const [innermost] = description.frames;
  const owner = region ?? innermost;
  if (owner === undefined || !isRemoteName(owner.remote)) return null;
  const { remote, version } = owner;
  return { ...description, remote, version, source, phase: region?.phase ?? null, pageType };
}

/** Returns the release of a script of the shop by its URL, as in `/assets/mf-basket/1.4.2/basket.js`. */
function scriptOf(url: string, origin: string): ScriptOfRelease | null {
  const [, folder = '', version = '', file = ''] =
    /^\/assets\/([a-z-]+)\/([\w.-]+)\/([\w./-]+)$/.exec(
      url.startsWith(`${origin}/`) ? url.slice(origin.length) : '',
    ) ?? [];
  const remote = folder === 'shell' ? shellName : folder;
  return isRemoteName(remote) ? { remote, version, file: `browser/${file}` } : null;
}
