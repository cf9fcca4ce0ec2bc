import {
  shellShared,
  type ContractFile,
  type RegistryDocument,
  type RemoteName,
} from 'shared-contracts/releases';
import { liveEntriesOf, remoteNamesOf } from 'registry-client/domain/registry-document';
import type { Arguments } from '../arguments.ts';
import { connect } from '../connect.ts';
import { renderTable } from './table.ts';
import { resolveTarget } from '../target.ts';
import type { Terminal } from '../terminal.ts';

const heads = ['module', 'remote', 'version', 'needs', 'shell provides'];

/** Returns a table of the version ranges of shared modules that live releases require. */
export async function shared({ remote, registry }: Arguments, terminal: Terminal): Promise<string> {
  const only = remote === undefined ? undefined : resolveTarget(remote, terminal).name;
  const client = await connect(registry, terminal);
  const reading = await client.read();
  const live = reading.status === 'read' ? liveReleases(reading.document, only) : [];
  if (live.length === 0) return 'Nothing is live.';
  const needs = await Promise.all(
    live.map(async (release) => needsOf(release, await client.contract(release))),
  );
  return renderTable(heads, byModule(needs.flat()));
}

interface LiveRelease {
  name: RemoteName;
  version: string;
}

function liveReleases(document: RegistryDocument, only: string | undefined): LiveRelease[] {
  return remoteNamesOf(document)
    .filter((name) => only === undefined || name === only)
    .flatMap((name) =>
      liveEntriesOf(document, name).map((entry) => ({ name, version: entry.metadata.version })),
    );
}

function needsOf({ name, version }: LiveRelease, contract: ContractFile | null): string[][] {
  if (contract === null) return [['(unknown)', name, version, 'no contract file', '']];
  return Object.entries(contract.shared).map(([module, range]) => [
    module,
    name,
    version,
    range,
    (Object.hasOwn(shellShared, module) && shellShared[module]) || 'nothing',
  ]);
}

/** The sort is stable, so remotes keep their order within a module. */
function byModule(rows: string[][]): string[][] {
  return rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other));
}
