import { readFile as readFromDisk } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isErrno } from 'registry-client/errno';
import { listedFiles, manifestFile } from 'registry-client/release-dir/layout';
import { parseManifest } from 'registry-client/release-dir/parse-manifest';
import { sourceMapFolder, type RemoteName } from 'shared-contracts/releases';
import type { FindAccess } from '../../access/access.ts';
import { parseSourceMap } from '../../errors/source-map.ts';
import type { ReleaseFiles } from '../../store/release-files.ts';
import type { ScriptFile, SourceMapFiles } from '../../store/source-map-files.ts';
import { createAuthentication, readAuthorisedRemote } from '../authenticate.ts';
import { HttpError } from '../http-error.ts';
import { readFile, readVersion } from '../read-request.ts';

/** Bytes of one source map. The largest one of the shop, of the shell's main script, has 3 MB. */
const maxMapBytes = 12 * 1024 * 1024;

const extension = '.map';
const scriptPattern = /\.[cm]?js$/;

/**
 * Source maps of published releases. They contain the sources, so they are read and written with a token of the operators
 * or of the remote's squad only.
 */
export function registerSourceMapRoutes(
  app: FastifyInstance,
  { files, sourceMaps }: { files: ReleaseFiles; sourceMaps: SourceMapFiles },
  access: FindAccess,
): void {
  app.addHook('onRequest', createAuthentication(access));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const base = `/releases/:name/:version/${sourceMapFolder}`;

  app.get(base, async (request) => ({
    files: await sourceMaps.list(readAuthorisedRemote(request), readVersion(request)),
  }));

  app.get(`${base}/:side/*`, async (request, reply) =>
    sendMap(reply, await sourceMaps.read(readScript(request))),
  );

  app.put(`${base}/:side/*`, { bodyLimit: maxMapBytes }, async (request, reply) => {
    const script = readScript(request);
    await requirePublished(script);
    const map = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (parseSourceMap(map) === null)
      throw new HttpError('invalid_request', `${script.file}${extension} is no source map, or too large.`);
    if (await sourceMaps.store(script, map)) return reply.code(204).send();
    throw new HttpError(
      'already_published',
      `${script.name} ${script.version} has another source map of ${script.file}: source maps never change.`,
    );
  });

  /** Source maps of files that a release does not have would fill the disk. */
  async function requirePublished({ name, version, file }: ScriptFile): Promise<void> {
    const manifest = await readManifest(name, version);
    if (manifest && listedFiles(manifest).some(({ side, path }) => `${side}/${path}` === file)) return;
    throw new HttpError('not_found', `No published release ${version} of ${name} has the file ${file}.`);
  }

  async function readManifest(name: string, version: string) {
    try {
      const parsed = parseManifest(await readFromDisk(files.locate(name, version, manifestFile)));
      return parsed.ok ? parsed.manifest : undefined;
    } catch (cause) {
      if (isErrno(cause, 'ENOENT')) return undefined;
      throw cause;
    }
  }
}

function readScript(request: FastifyRequest): ScriptFile & { name: RemoteName } {
  const name = readAuthorisedRemote(request);
  const version = readVersion(request);
  const { side, path } = readFile(request);
  const script = path.slice(0, -extension.length);
  if (!path.endsWith(extension) || !scriptPattern.test(script))
    throw new HttpError('invalid_request', 'A source map is named <script>.map.');
  return { name, version, file: `${side}/${script}` };
}

function sendMap(reply: FastifyReply, map: Buffer | undefined): FastifyReply {
  if (!map) throw new HttpError('not_found', 'There is no source map of this file.');
  return reply.type('application/json').send(map);
}
