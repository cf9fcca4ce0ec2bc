import { addSquadToken } from '../access/squad-tokens.ts';
import { defaultDir } from '../config.ts';
import type { Arguments } from './arguments.ts';
import { resolveTarget } from './target.ts';
import { UsageError, type Terminal } from './terminal.ts';

/** Written beside the registry's document, so it is for those who may log in where that lies. */
export async function token({ remote, team }: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(remote, terminal);
  if (team === undefined || !/^[a-z0-9-]{1,40}$/.test(team)) {
    throw new UsageError('Say with --team who gets the token, in small letters, as in --team checkout.');
  }
  const dir = terminal.env['REGISTRY_DIR'] || defaultDir;
  const made = await addSquadToken(dir, { team, remotes: [name] }, new Date());
  return `${made}\nThis is shown once. ${team} sets it as REGISTRY_TOKEN; it may change ${name} and nothing else.`;
}
