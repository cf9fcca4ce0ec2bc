import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { defaultOf, entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { ownPageTypes } from 'registry-client/domain/remove';
import type { Arguments } from '../arguments.ts';
import { connect } from '../connect.ts';
import { newestStaged } from './newest.ts';
import { resolveTarget } from '../target.ts';
import { UsageError, type Terminal } from '../terminal.ts';
import { waitForVerdicts } from './wait-for-verdicts.ts';

export async function promoteRelease(args: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(args.remote, terminal);
  const client = await connect(args.registry, terminal);
  const version = args.version ?? (await newestStaged(client, name));
  const { traffic, reason, withoutApi } = args;
  const document = await client.promote({ name, version, traffic, reason, withoutApi });
  const live = describeLive(document, name);
  if (!args.wait) return live;
  const promotedIn = findVersion(entriesOf(document, name), version)?.deployment.promotedIn ?? 0;
  terminal.out(`${live}. Waiting for the shells …`);
  return waitForVerdicts(client, { remote: name, version, promotedIn });
}

export async function rollBackRemote(args: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(args.remote, terminal);
  const client = await connect(args.registry, terminal);
  return describeLive(await client.rollback({ name, reason: args.reason }), name);
}

export async function blockRelease(args: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(args.remote, terminal);
  const { version } = args;
  if (version === undefined) throw new UsageError('Say with --version which release to block.');
  const client = await connect(args.registry, terminal);
  const document = await client.block({ name, version, reason: args.reason });
  return `${name} ${version} is blocked. ${describeLive(document, name)}`;
}

export async function removeRemote(args: Arguments, terminal: Terminal): Promise<string> {
  if (args.remote === undefined) throw new UsageError('Say by its name which remote to remove.');
  const { name } = resolveTarget(args.remote, terminal);
  const client = await connect(args.registry, terminal);
  const reading = await client.read();
  const types = reading.status === 'read' ? ownPageTypes(reading.document, name) : [];
  await client.remove({ name, reason: args.reason });
  const removed = `${name} is removed. Open tabs get the files of its former releases for 30 days.`;
  return types.length === 0
    ? removed
    : `${removed} No release renders these page types any more: ${types.join(', ')}.`;
}

function describeLive(document: RegistryDocument, name: RemoteName): string {
  const entries = entriesOf(document, name);
  const share = ({ metadata, deployment }: (typeof entries)[number]) =>
    `${metadata.version} (${deployment.traffic} %)`;
  const live = entries.filter((entry) => entry.status === 'active').map(share);
  return defaultOf(entries) ? `Live of ${name}: ${live.join(', ')}` : `Nothing of ${name} is live.`;
}
