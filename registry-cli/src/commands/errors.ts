import type { ErrorGroup, SourceFrame } from 'registry-client';
import type { Arguments } from '../arguments.ts';
import { connect } from '../connect.ts';
import { isRemoteFolder, resolveTarget } from '../target.ts';
import type { Terminal } from '../terminal.ts';

const maxFrames = 6;

/** Returns the errors of the remote, outside of its folder of all that the token may change, with their places in the sources. */
export async function errors({ remote, registry }: Arguments, terminal: Terminal): Promise<string> {
  const isNamed = remote !== undefined || isRemoteFolder(terminal);
  const only = isNamed ? resolveTarget(remote, terminal).name : undefined;
  const groups = await (await connect(registry, terminal)).errors(only);
  return groups.length === 0 ? 'No errors were reported.' : groups.map(describeGroup).join('\n\n');
}

function describeGroup(group: ErrorGroup): string {
  const { remote, side, name, message, count, firstAt, lastAt, frames } = group;
  const versions = Object.entries(group.versions).map(
    ([version, { count: times }]) => `${version} (${times})`,
  );
  const pages = Object.entries(group.pageTypes).map(([pageType, times]) => `${pageType} (${times})`);
  return [
    `${remote}, ${side}: ${name}: ${message}`,
    `  ${count} ${count === 1 ? 'time' : 'times'} from ${firstAt} to ${lastAt}`,
    `  versions: ${versions.join(', ')}`,
    `  pages: ${pages.join(', ')}`,
    ...frames.slice(0, maxFrames).map((frame) => `    at ${describeFrame(frame)}`),
  ].join('\n');
}

function describeFrame({ functionName, file, line, column, isMapped }: SourceFrame): string {
  const place = `${file}:${line}:${column}${isMapped ? '' : ' (not mapped)'}`;
  return functionName === null ? place : `${functionName} (${place})`;
}
