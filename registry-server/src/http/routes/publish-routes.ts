import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReleaseManifest } from 'shared-contracts/releases';
import type { RegistryPorts } from '../../change-registry.ts';
import { addRelease, alreadyPublished } from 'registry-client/domain/add-release';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { parseManifest } from 'registry-client/release-dir/parse-manifest';
import { describeMismatches } from 'registry-client/release-dir/verify-release-dir';
import type { ReleaseFiles } from '../../store/release-files.ts';
import type { FindAccess } from '../../access/access.ts';
import { createAuthentication, readActor, readAuthorisedRemote } from '../authenticate.ts';
import { httpErrorFor, HttpError } from '../http-error.ts';
import { etagOf, readFile, readVersion } from '../read-request.ts';

const maxFileBytes = 8 * 1024 * 1024;

export function registerPublishRoutes(
  app: FastifyInstance,
  ports: RegistryPorts & { files: ReleaseFiles },
  access: FindAccess,
): void {
  const { files } = ports;
  app.addHook('onRequest', createAuthentication(access));
  // Bodies stay unparsed, because the hash of release.json covers the bytes that were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.put('/releases/:name/:version/files/:side/*', { bodyLimit: maxFileBytes }, async (request, reply) => {
    const { name, version } = await readOpenVersion(request);
    const { side, path } = readFile(request);
    if (await files.stage(name, version, side, path, bytesOf(request))) return reply.code(204).send();
    throw new HttpError('invalid_request', `${side}/${path} is a file and a folder of this release.`);
  });

  app.delete('/releases/:name/:version/files', async (request, reply) => {
    const { name, version } = await readOpenVersion(request);
    await files.discardStaged(name, version);
    return reply.code(204).send();
  });

  app.post('/releases/:name/:version', async (request, reply) => {
    const manifest = readManifest(request);
    const integrity = await acceptFiles(manifest, bytesOf(request));
    const { name, version } = manifest;
    let isNew = false;
    const outcome = await ports.change({
      rule: (document) => {
        isNew = findVersion(entriesOf(document, name), version) === undefined;
        return addRelease(document, manifest, integrity);
      },
      who: readActor(request),
      what: { action: 'publish', remote: name, version },
      why: null,
    });
    if (!outcome.ok) throw httpErrorFor(outcome.rejection);
    reply.code(isNew ? 201 : 200).header('etag', etagOf(outcome.document));
    return findVersion(entriesOf(outcome.document, name), version);
  });

  async function readOpenVersion(request: FastifyRequest) {
    const name = readAuthorisedRemote(request);
    const version = readVersion(request);
    if (await files.isPublished(name, version)) {
      throw new HttpError('already_published', `${name} ${version} is published: its files never change.`);
    }
    return { name, version };
  }

  async function acceptFiles(manifest: ReleaseManifest, bytes: Uint8Array): Promise<string> {
    const accepted = await files.accept(manifest, bytes);
    if (accepted.status === 'accepted') return accepted.integrity;
    if (accepted.status === 'taken')
      throw httpErrorFor(alreadyPublished(manifest.name, manifest.version).rejection);
    if (accepted.status === 'wrong_contract') throw new HttpError('invalid_release', `${accepted.failure}.`);
    throw new HttpError(
      'invalid_release',
      `The uploaded files are not what release.json lists: ${describeMismatches(accepted.mismatches)}.`,
    );
  }
}

function readManifest(request: FastifyRequest): ReleaseManifest {
  const name = readAuthorisedRemote(request);
  const version = readVersion(request);
  const parsed = parseManifest(bytesOf(request));
  if (!parsed.ok) throw new HttpError('invalid_release', parsed.failure);
  if (parsed.manifest.name !== name || parsed.manifest.version !== version) {
    throw new HttpError(
      'invalid_release',
      `release.json is of ${parsed.manifest.name} ${parsed.manifest.version}, sent as ${name} ${version}.`,
    );
  }
  return parsed.manifest;
}

function bytesOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
