import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from 'registry-client';
import { isRemoteName, shellReleaseName } from 'shared-contracts/releases';
import { clientNetwork } from 'shared-contracts/client-network';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { createFairQueue, QueueFullError } from '../http/fair-queue.ts';
import { createBodyCache } from '../http/responses/body-cache.ts';
import {
  chooseEncoding,
  compress,
  type DictionaryEncoding,
  type Encoding,
} from '../http/responses/compression.ts';
import {
  compressWithDictionary,
  dictionaryHash,
  dictionaryOffer,
  offeredDictionary,
} from '../http/responses/dictionary.ts';
import type { Releases } from '../releases/releases.ts';
import { setFileHeaders } from '../http/responses/security-headers.ts';
import {
  combinedStylesheetPath,
  combinedStylesheetUrl,
  combineStylesheets,
  parseStylesheetRefs,
  sortStylesheetRefs,
  type StylesheetRef,
} from '../rendering/document/combined-stylesheet.ts';
import { readShellStylesheets, type ShellBuild } from '../shell-build.ts';

/** Combined style sheets that are compressed at the same time: half of the thread pool, which visitors' pages need too. */
const maxCombining = 2;

/** Of one address; a snapshot has one combined style sheet for each page type, and a page some ten scripts. */
const maxWaitingPerClient = 50;

const immutable = 'public, max-age=31536000, immutable';

interface AssetPath {
  owner: string;
  version: string;
  '*': string;
}

interface Job {
  /** Key of the cached body. */
  key: string;
  encoding: Encoding;
  log: FastifyBaseLogger;
}

interface FileJob extends Job {
  file: string;
}

interface DifferenceJob extends Omit<FileJob, 'encoding'> {
  /** Path of the same file of another version. */
  dictionary: string;
  /** Of the dictionary that the browser has. */
  hash: string;
  client: string;
}

interface CombineJob extends Job {
  refs: readonly StylesheetRef[];
}

/**
 * Serves the browser files of this shell, and of known releases of remotes and of the shell: while instances with several
 * builds run, and for tabs that were opened before, any instance is asked for the files of any build. Only files that a
 * verified release lists are served, which prevents path traversal.
 */
export function registerAssets(app: FastifyInstance, releases: Releases, shellBuild: ShellBuild): void {
  /** The style sheets of the shell's other builds by version. Releases never change, so each list is read once. */
  const stylesheetsOfBuilds = new Map<string, readonly string[]>();

  async function findFile({ owner, version, '*': file }: AssetPath): Promise<string | undefined> {
    if (owner === 'shell' && version === shellBuild.version)
      return Object.hasOwn(shellBuild.assets, file) ? join(shellBuild.folder, file) : undefined;
    const name = owner === 'shell' ? shellReleaseName : owner;
    const manifest = isRemoteName(name) ? await releases.getServable(name, version) : undefined;
    if (!manifest || !Object.hasOwn(manifest.assets, file)) return undefined;
    return releases.file(manifest.name, version, 'browser', file);
  }

  /** Returns the style sheets of the shell's build that a list names, or undefined if that build is unknown. */
  async function shellStylesheetsIn(refs: readonly StylesheetRef[]): Promise<readonly string[] | undefined> {
    const version = refs.find(({ owner }) => owner === 'shell')?.version;
    if (version === undefined || version === shellBuild.version) return shellBuild.stylesheets;
    const known = stylesheetsOfBuilds.get(version);
    if (known || !(await releases.getServable(shellReleaseName, version))) return known;
    const order = await readShellStylesheets(
      releases.file(shellReleaseName, version, 'server', 'shell.json'),
    );
    stylesheetsOfBuilds.set(version, order);
    return order;
  }

  const compressedFile = createBodyCache(64 * 1024 * 1024, async ({ file, encoding, log }: FileJob) => {
    const bytes = await readAsset(file, log);
    return bytes && compress(bytes, encoding, 11);
  });

  /**
   * The body is undefined if a file is not listed or missing. Cached apart, so that requests for arbitrary lists cannot
   * displace single files.
   */
  const combinedStylesheet = createBodyCache(8 * 1024 * 1024, async ({ refs, encoding, log }: CombineJob) => {
    const parts: [StylesheetRef, string][] = [];
    for (const ref of refs) {
      // oxlint-disable-next-line no-await-in-loop -- a request opens one file at a time, however long its list
      const css = await readStylesheet(ref, log);
      if (css === undefined) return undefined;
      parts.push([ref, css]);
    }
    // Lists can be made up, so compressing one costs less than a single file.
    return compress(Buffer.from(combineStylesheets(parts)), encoding, 7);
  });

  /** Lists can be made up, so one address must not keep the processors busy. */
  const queue = createFairQueue({
    concurrency: maxCombining,
    maxRunningPerClient: maxCombining / 2,
    maxWaitingPerClient,
    maxWaiting: maxWaitingPerClient * 8,
  });

  /** Visitors behind one address, who request the same list after a release, have one place. */
  const combineInTurn = shareInFlight(
    ({ job, client }: { job: CombineJob; client: string }) =>
      queue.run(client, () => combinedStylesheet.get(job)),
    ({ job, client }) => `${client} ${job.key}`,
  );

  /** Pairs of versions can be made up too. A queue of its own: pages wait for style sheets. */
  const differenceQueue = createFairQueue({
    concurrency: 1,
    maxRunningPerClient: 1,
    maxWaitingPerClient,
    maxWaiting: maxWaitingPerClient * 2,
  });

  /** The body is undefined if the browser's dictionary is another file. Cached apart, for the same reason. */
  const differences = createBodyCache(16 * 1024 * 1024, (job: DifferenceJob) =>
    differenceQueue.run(job.client, async () => {
      const [bytes, dictionary] = await Promise.all([
        readAsset(job.file, job.log),
        readAsset(job.dictionary, job.log),
      ]);
      if (!bytes || !dictionary || dictionaryHash(dictionary) !== job.hash) return undefined;
      return compressWithDictionary(bytes, dictionary, job.hash);
    }),
  );

  /** Resolves with undefined if the browser has no dictionary for the file, or if too many visitors wait for another one. */
  async function findDifference(
    { headers, params, ip, log }: FastifyRequest<{ Params: AssetPath }>,
    file: string,
  ): Promise<Buffer | undefined> {
    const offered = offeredDictionary(headers);
    const dictionary = offered && (await findFile({ ...params, version: offered.version }));
    if (!offered || dictionary === undefined) return undefined;
    const { hash } = offered;
    const key = `${hash} ${dictionary} ${file}`;
    try {
      return await differences.get({ key, file, dictionary, hash, client: clientNetwork(ip), log });
    } catch (error) {
      if (error instanceof QueueFullError) return undefined;
      throw error;
    }
  }

  async function serve(
    request: FastifyRequest<{ Params: AssetPath }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { owner, version, '*': name } = request.params;
    const file = await findFile(request.params);
    if (file === undefined) return sendNotFound(reply);
    const type = contentTypeOf(file);
    const isScript = file.endsWith('.js');
    const difference = isScript ? await findDifference(request, file) : undefined;
    // Fonts are compressed already.
    const encoding = type === 'font/woff2' ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
    const body =
      difference ??
      (await compressedFile.get({ key: `${encoding} ${file}`, file, encoding, log: request.log }));
    if (!body) return reply.code(404).type('text/plain').send('The file is gone');
    // Scripts are dictionaries for those of other versions.
    const offer = isScript ? dictionaryOffer(owner, version, name) : undefined;
    if (offer !== undefined) reply.header('use-as-dictionary', offer);
    const vary = isScript ? 'accept-encoding, available-dictionary' : 'accept-encoding';
    return sendAsset(reply, type, difference ? 'dcz' : encoding, body, vary);
  }

  async function serveCombined(
    request: FastifyRequest<{ Querystring: { files?: unknown } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const refs = parseStylesheetRefs(request.query.files);
    if (refs === undefined) return sendNotFound(reply);
    const url = combinedStylesheetUrl(refs);
    const shellOrder = await shellStylesheetsIn(refs);
    if (!shellOrder || combinedStylesheetUrl(sortStylesheetRefs(refs, shellOrder)) !== url)
      return sendNotFound(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const key = `${encoding} ${url}`;
    const job = { key, refs, encoding, log: request.log };
    const body =
      combinedStylesheet.getCached(key) ?? (await combineInTurn({ job, client: clientNetwork(request.ip) }));
    if (!body) return sendNotFound(reply);
    return sendAsset(reply, contentTypeOf(combinedStylesheetPath), encoding, body);
  }

  async function readStylesheet(
    { owner, version, file }: StylesheetRef,
    log: FastifyBaseLogger,
  ): Promise<string | undefined> {
    const path = await findFile({ owner, version, '*': file });
    return path === undefined ? undefined : (await readAsset(path, log))?.toString('utf8');
  }

  app.get<{ Querystring: { files?: unknown } }>(combinedStylesheetPath, serveCombined);

  app.get<{ Params: AssetPath }>('/assets/:owner/:version/*', serve);
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  // The file may become available: caches must not keep the 404.
  reply.code(404).type('text/plain').header('cache-control', 'no-store');
  return reply.send('No such file in a live release');
}

function sendAsset(
  reply: FastifyReply,
  type: string,
  encoding: Encoding | DictionaryEncoding,
  body: Buffer,
  vary = 'accept-encoding',
): FastifyReply {
  setFileHeaders(reply, type);
  reply.header('content-type', type);
  reply.header('cache-control', immutable).header('vary', vary);
  reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Reads a file of a verified release; a missing file is logged, because it was there when it was verified. */
async function readAsset(file: string, log: FastifyBaseLogger): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    log.error({ file }, 'file of a live release is missing');
    return undefined;
  }
}
