import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { remoteNames } from 'shared-contracts/exposes';
import { chooseEncoding, compress } from '../http/compression.ts';
import type { Releases } from '../releases/releases.ts';
import { removeDocumentHeaders } from '../http/security-headers.ts';
import type { ShellBuild } from '../shell-build.ts';

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
};

const immutable = 'public, max-age=31536000, immutable';

interface AssetPath {
  owner: string;
  version: string;
  '*': string;
}

/**
 * Serves the browser files of the shell and of known releases. Only files that a verified release lists are served,
 * which prevents path traversal.
 */
export function registerAssets(app: FastifyInstance, releases: Releases, shellBuild: ShellBuild): void {
  const compressed = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (body) => body.length || 1,
  });

  async function findFile({ owner, version, '*': file }: AssetPath): Promise<string | undefined> {
    if (owner === 'shell') {
      if (version !== shellBuild.version || !Object.hasOwn(shellBuild.assets, file)) return undefined;
      return join(shellBuild.folder, file);
    }
    const remote = remoteNames.find((name) => name === owner);
    const manifest = remote && (await releases.getServable(remote, version));
    if (!manifest || !Object.hasOwn(manifest.assets, file)) return undefined;
    return releases.file(manifest.name, version, 'browser', file);
  }

  async function serve(
    request: FastifyRequest<{ Params: AssetPath }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const file = await findFile(request.params);
    if (file === undefined) {
      // The file may become available: caches must not keep the 404.
      reply.code(404).type('text/plain').header('cache-control', 'no-store');
      return reply.send('No such file in a live release');
    }
    const type = contentTypes[extname(file)] ?? 'application/octet-stream';
    // Fonts are compressed already.
    const encoding = type.startsWith('font/')
      ? 'identity'
      : chooseEncoding(request.headers['accept-encoding']);
    const key = `${encoding} ${file}`;
    let body = compressed.get(key);
    if (!body) {
      const bytes = await readAsset(file, request.log);
      if (!bytes) return reply.code(404).type('text/plain').send('The file is gone');
      body = await compress(bytes, encoding, 11);
      compressed.set(key, body);
    }
    // SVG files can be opened as documents.
    if (type !== contentTypes['.svg']) removeDocumentHeaders(reply);
    reply.header('content-type', type).header('cache-control', immutable).header('vary', 'accept-encoding');
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(body);
  }

  app.get<{ Params: AssetPath }>('/assets/:owner/:version/*', serve);
}

/** Reads a file of a verified release; a missing file is logged, because someone has removed it. */
async function readAsset(file: string, log: FastifyBaseLogger): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    log.error({ file }, 'file of a live release is missing');
    return undefined;
  }
}
