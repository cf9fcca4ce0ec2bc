import type { FastifyInstance } from 'fastify';
import {
  contractFileSchema,
  releaseManifestSchema,
  versionSchema,
  type ContractFile,
  type RegistryDocument,
  type ReleaseManifest,
  type RemoteName,
} from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { ApiSource } from '../../api-source.ts';
import type { RegistryPorts } from '../../change-registry.ts';
import { apiFailures } from '../../compare-with-api.ts';
import { CheckerBusyError, type ContractChecker } from '../../contract-checks/contract-checker.ts';
import { promotionMismatches } from 'registry-client/domain/compatibility';
import { requireVersion } from 'registry-client/domain/registry-document';
import { sideOf, sideOfEntry, type SideWithContract } from 'registry-client/domain/release-side';
import { providerMismatches } from '../../contract-checks/provider-mismatches.ts';
import { withContract } from '../../contract-checks/with-contract.ts';
import { mismatchesWithLive } from '../../replay-contracts.ts';
import type { ContractFiles } from '../../store/contract-files.ts';
import { httpErrorFor, HttpError } from '../http-error.ts';
import { readBody, readName } from '../read-request.ts';

/** In bytes: room for the largest manifest and contract. */
const maxBodyBytes = 512 * 1024;

const published = z.object({ version: versionSchema });
const built = z.object({ manifest: releaseManifestSchema, contract: z.nullable(contractFileSchema) });
const isBuilt = (body: unknown) => typeof body === 'object' && body !== null && 'manifest' in body;

/** A release and the failures that are known before it is compared with what is live. */
interface Candidate {
  side: SideWithContract;
  failures: string[];
}

/** Checks a release against what is live. Needs no token: it changes nothing and returns public data only. */
export function registerCheckRoutes(
  app: FastifyInstance,
  { store, contracts, api }: RegistryPorts & { contracts: ContractFiles; api: ApiSource | null },
  checker: ContractChecker,
): void {
  app.post('/registry/:name/check', { bodyLimit: maxBodyBytes }, async (request) => {
    const name = readName(request);
    const document = await store.read();
    const failures = await findFailures(document, name, request.body).catch((cause: unknown) => {
      throw cause instanceof CheckerBusyError ? new HttpError('busy', cause.message) : cause;
    });
    return { fits: failures.length === 0, failures };
  });

  async function findFailures(
    document: RegistryDocument,
    name: RemoteName,
    body: unknown,
  ): Promise<string[]> {
    const candidate = isBuilt(body)
      ? await builtCandidate(name, readBody(built, body))
      : await publishedCandidate(document, name, readBody(published, body).version);
    return [
      ...candidate.failures,
      ...promotionMismatches(document, candidate.side),
      ...(await providerMismatches(document, candidate.side, contracts)),
      ...(await mismatchesWithLive(document, candidate.side, { contracts, checker })),
      ...(await apiFailures(candidate.side.contract, api)),
    ];
  }

  async function publishedCandidate(
    document: RegistryDocument,
    name: RemoteName,
    version: string,
  ): Promise<Candidate> {
    const found = requireVersion(document, name, version);
    if (!found.ok) throw httpErrorFor(found.rejection);
    const side = await withContract(sideOfEntry(name, found.entry), contracts);
    return { side, failures: found.entry.status === 'blocked' ? ['it is blocked'] : [] };
  }

  async function builtCandidate(
    name: RemoteName,
    { manifest, contract }: { manifest: ReleaseManifest; contract: ContractFile | null },
  ): Promise<Candidate> {
    if (manifest.name !== name) {
      throw new HttpError('invalid_request', `The manifest is of ${manifest.name}, sent as one of ${name}.`);
    }
    const failure = contract === null ? undefined : await checker.failure(manifest, contract);
    const side = { ...sideOf(manifest), contract };
    return { side, failures: failure === undefined ? [] : [`contract.json: ${failure}`] };
  }
}
