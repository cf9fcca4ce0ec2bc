import { open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { isErrno } from 'registry-client/errno';
import { manifestFile } from 'registry-client/release-dir/layout';
import type { ReleaseFiles } from '../../store/release-files.ts';
import type { RegistryStore } from '../../store/registry-store.ts';
import { contentTypeOf } from 'registry-client/content-type';
import { HttpError } from '../http-error.ts';
import { readFile, readName, readVersion } from '../read-request.ts';

/** Serves published releases as immutable: the content of a URL never changes. */
export function registerDownloadRoutes(
  app: FastifyInstance,
  { store, files }: { store: RegistryStore; files: ReleaseFiles },
): void {
  app.get('/releases/:name/:version/release.json', async (request, reply) => {
    const name = readName(request);
    const version = readVersion(request);
    // The files are in place shortly before the release is registered.
    if (!isKnown(await store.read(), name, version)) {
      throw new HttpError('unknown_version', `${name} has no release ${version}.`);
    }
    return sendFile(reply, files.locate(name, version, manifestFile));
  });

  app.get('/releases/:name/:version/:side/*', async (request, reply) => {
    const { side, path } = readFile(request);
    return sendFile(reply, files.locate(readName(request), readVersion(request), `${side}/${path}`));
  });
}

/** Also of a removed remote: open tabs may need its files. */
function isKnown(document: RegistryDocument, name: RemoteName, version: string): boolean {
  const isRemoved = document.removed?.some((each) => each.remote === name && each.version === version);
  return isRemoved === true || findVersion(entriesOf(document, name), version) !== undefined;
}

async function sendFile(reply: FastifyReply, file: string) {
  const handle = await openFile(file);
  const stats = await handle.stat();
  if (!stats.isFile()) {
    await handle.close();
    throw noSuchFile();
  }
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-length', stats.size)
    .header('x-content-type-options', 'nosniff')
    .type(contentTypeOf(file))
    .send(handle.createReadStream());
}

async function openFile(file: string) {
  try {
    return await open(file, 'r');
  } catch (cause) {
    if (isErrno(cause, 'ENOENT', 'ENOTDIR')) throw noSuchFile();
    throw cause;
  }
}

const noSuchFile = () => new HttpError('not_found', 'No release has this file.');
