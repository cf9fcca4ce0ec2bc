import { RegistryError, type RegistryErrorCode } from 'registry-client';
import { shellReleaseName } from 'shared-contracts/releases';
import { parseArguments, usage, type Arguments, type Command } from './arguments.ts';
import { buildRemote, buildShell } from './commands/build.ts';
import { shopRepository } from './shop-repository.ts';
import { check } from './commands/check.ts';
import { connect } from './connect.ts';
import { dev } from './commands/dev.ts';
import { errors } from './commands/errors.ts';
import { findBuild } from './commands/find-build.ts';
import { renderList } from './commands/list.ts';
import { blockRelease, promoteRelease, removeRemote, rollBackRemote } from './commands/change-live.ts';
import { preview } from './commands/preview.ts';
import { shared } from './commands/shared-modules.ts';
import { status } from './commands/status.ts';
import { resolveTarget } from './target.ts';
import { types } from './commands/types.ts';
import { token } from './commands/token.ts';
import { exitCodes, RejectedError, UsageError, type Terminal } from './terminal.ts';

/** Runs one `mf` command and resolves with its exit code. */
export async function runMf(args: string[], terminal: Terminal): Promise<number> {
  try {
    const parsed = parseArguments(args);
    terminal.out(parsed === 'help' ? usage : await actions[parsed.command](parsed, terminal));
    return exitCodes.done;
  } catch (cause) {
    if (cause instanceof UsageError) {
      terminal.err(`mf: ${cause.message}\nmf --help shows what there is.`);
      return exitCodes.wrongUsage;
    }
    if (cause instanceof RejectedError) {
      terminal.err(cause.message);
      return exitCodes.rejected;
    }
    if (!(cause instanceof RegistryError)) throw cause;
    terminal.err(`mf: ${messageFor(cause)}`);
    return cause.code === 'unreachable' ? exitCodes.unreachable : exitCodes.rejected;
  }
}

/** Every action resolves with the text to print. */
const actions: Record<Command, (args: Arguments, terminal: Terminal) => Promise<string>> = {
  build,
  dev,
  check,
  publish,
  promote: promoteRelease,
  rollback: rollBackRemote,
  block: blockRelease,
  remove: removeRemote,
  preview,
  status,
  list,
  errors,
  shared,
  types,
  token,
};

async function build({ remote, version }: Arguments, terminal: Terminal): Promise<string> {
  const { name, dir } = resolveTarget(remote, terminal);
  const isShell = name === shellReleaseName;
  if (isShell && shopRepository === undefined)
    throw new UsageError('The shell is built in the repository of the shop.');
  if (isShell && version !== undefined)
    throw new UsageError('The version of the shell is derived from its content.');
  const built = await (isShell ? buildShell() : buildRemote({ remoteDir: dir, version })).catch(
    (cause: unknown) => {
      const isRejection =
        cause instanceof Error &&
        ['BudgetError', 'DerivationError', 'FederationConfigError'].includes(cause.name);
      throw isRejection ? new RejectedError(cause.message) : cause;
    },
  );
  // Fails with the reason that publish would give.
  findBuild({ name, dir }, built.manifest.version);
  const made = `${name} ${built.manifest.version} ${built.isNew ? 'built' : 'was built before'}: ${built.dir}`;
  return built.sizes === undefined ? made : `${made}\n${built.sizes}`;
}

async function publish({ remote, version, registry }: Arguments, terminal: Terminal): Promise<string> {
  const target = resolveTarget(remote, terminal);
  const client = await connect(registry, terminal);
  const { manifest, isNew } = await client.publish(findBuild(target, version));
  const label = `${manifest.name} ${manifest.version}`;
  if (!isNew) return `${label} was published before; nothing changed.`;
  return `${label} is published. To make it live: mf promote ${manifest.name} --version ${manifest.version}`;
}

async function list({ remote, registry }: Arguments, terminal: Terminal): Promise<string> {
  const only = remote === undefined ? undefined : resolveTarget(remote, terminal).name;
  const reading = await (await connect(registry, terminal)).read();
  return reading.status === 'read' ? renderList(reading.document, only) : '';
}

/** Advice that depends on this command line and is therefore not part of the registry's message. */
const hints: Partial<Record<RegistryErrorCode, string>> = {
  unreachable:
    shopRepository === undefined
      ? 'Set REGISTRY_URL to the address of the shop’s registry.'
      : 'Start it with: pnpm --filter registry-server start',
  authentication_required: 'Set REGISTRY_TOKEN to your token for this registry.',
  unknown_token:
    shopRepository === undefined
      ? 'Correct REGISTRY_TOKEN.'
      : 'Correct REGISTRY_TOKEN, or unset it to use the token in the registry’s directory.',
  forbidden: 'Set REGISTRY_TOKEN to the token of the squad that owns this remote.',
};

function messageFor({ message, code }: RegistryError): string {
  // No token of a squad may do what only operators may.
  const hint = message.includes('operators') ? undefined : hints[code];
  return hint === undefined ? message : `${message} ${hint}`;
}
