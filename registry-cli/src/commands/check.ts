import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContractFile } from 'shared-contracts/releases';
import type { CheckRequest, RegistryClient } from 'registry-client';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { contractFile } from 'registry-client/release-dir/layout';
import { parseContract } from 'registry-client/release-dir/parse-contract';
import type { Arguments } from '../arguments.ts';
import { connect } from '../connect.ts';
import { checkApi } from './check-api.ts';
import { newestBuild, type Build } from './find-build.ts';
import { newestStaged } from './newest.ts';
import { resolveTarget, type Target } from '../target.ts';
import { RejectedError, UsageError, type Terminal } from '../terminal.ts';

/**
 * Checks whether a release could go live now; with `--api` whether an API could be deployed now. Throws a RejectedError that
 * lists every failure.
 */
export async function check(args: Arguments, terminal: Terminal): Promise<string> {
  const client = await connect(args.registry, terminal);
  if (args.api !== undefined) return checkApi(args.api, client, terminal);
  const target = resolveTarget(args.remote, terminal);
  const { label, request } = await subjectOf(client, target, args.version);
  const { fits, failures } = await client.check(request);
  if (fits) return `${label} fits what is live.`;
  throw new RejectedError([`${label} does not fit what is live:`, ...failures].join('\n'));
}

interface Subject {
  /** For messages, as in "mf-basket 1.2.0, as built". */
  label: string;
  request: CheckRequest;
}

/** Returns the newest build while it is not published, else the published release. */
async function subjectOf(
  client: RegistryClient,
  target: Target,
  version: string | undefined,
): Promise<Subject> {
  const { name } = target;
  const build = newestBuild(target, version);
  if (build && !(await isPublished(client, target, build.version))) {
    const request = { manifest: build.manifest, contract: readContract(build) };
    return { label: `${name} ${build.version}, as built,`, request };
  }
  const published = version ?? build?.version ?? (await newestStaged(client, name));
  return { label: `${name} ${published}`, request: { name, version: published } };
}

async function isPublished(client: RegistryClient, { name }: Target, version: string): Promise<boolean> {
  const reading = await client.read();
  return reading.status === 'read' && findVersion(entriesOf(reading.document, name), version) !== undefined;
}

function readContract({ dir }: Build): ContractFile | null {
  const file = join(dir, contractFile);
  if (!existsSync(file)) return null;
  const parsed = parseContract(readFileSync(file));
  if (parsed.ok) return parsed.contract;
  throw new UsageError(`${dir}: ${parsed.failure}. Build it again.`);
}
