import { parseArgs } from 'node:util';
import { versionSchema } from 'shared-contracts/releases';
import { UsageError } from './terminal.ts';

export const commands = [
  'build',
  'dev',
  'check',
  'publish',
  'preview',
  'promote',
  'rollback',
  'block',
  'remove',
  'status',
  'list',
  'errors',
  'shared',
  'types',
  'token',
] as const;
export type Command = (typeof commands)[number];

export interface Arguments {
  command: Command;
  remote: string | undefined;
  version: string | undefined;
  traffic: number | undefined;
  reason: string | undefined;
  registry: string | undefined;
  minutes: number | undefined;
  port: number | undefined;
  shop: string | undefined;
  squad: string | undefined;
  wait: boolean;
  /** Address or file of an API's contract. */
  api: string | undefined;
  withoutApi: boolean;
}

export const usage = `mf <command> [remote] [options]

  build     build a release of the remote into its dist folder
  dev       run the remote from its sources inside a running shop, in the browser that opens the printed link
  check     report whether the newest build (or --version) is compatible with what is live
  publish   send the newest build (or --version) to the registry; it gets no traffic yet
  promote   make the newest published release (or --version) live
  rollback  return to the release that was live before
  preview   print a link that shows the newest published release (or --version) in one browser
  block     prevent --version from going live ever again
  remove    remove a remote with all of its releases from the shop (operators only)
  status    show what is live, what the shells serve, and the latest changes
  list      show all releases
  errors    show the errors of the remote in browsers and on servers, with their places in the sources
  shared    show the shared modules that live releases need and the shell provides
  types     write the types of what is live into src/live-contracts.d.ts of the remote
  token     make a token that may change this remote only (on the registry's machine)

Inside a remote's folder the remote may be left out.

  --version <version>   as in 1.4.2
  --traffic <1-100>     promote: share of the visitors, of the shell: of its instances (100)
  --reason <text>       promote, rollback, block, remove: written to the audit
  --wait                promote: wait until every running shell serves or rejects the release (exit code 1)
  --without-api         promote: do not compare the release with the API
  --api <url|file>      check: compare an API, or its contract in a file, with all live releases instead
  --minutes <1-10080>   preview, dev (at most 1440): validity of the link (480)
  --port <1024-65535>   dev: port of the dev server on this machine (3007)
  --shop <url>          preview, dev: SHOP_URL, the shop of npm start, or http://localhost:3000
  --squad <name>        token: its owner
  --registry <url>      REGISTRY_URL, the registry of npm start, or http://127.0.0.1:3002
  --help`;

const options = {
  version: { type: 'string' },
  traffic: { type: 'string' },
  reason: { type: 'string' },
  registry: { type: 'string' },
  minutes: { type: 'string' },
  port: { type: 'string' },
  shop: { type: 'string' },
  squad: { type: 'string' },
  wait: { type: 'boolean' },
  api: { type: 'string' },
  'without-api': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function parseArguments(args: string[]): Arguments | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  const [command, remote, ...rest] = positionals;
  const known = commands.find((name) => name === command);
  if (!known) {
    throw new UsageError(command === undefined ? 'Say which command.' : `There is no command ${command}.`);
  }
  if (rest.length > 0) throw new UsageError(`One remote at a time: what is ${rest.join(' ')}?`);
  if (values.version !== undefined && !versionSchema.safeParse(values.version).success) {
    throw new UsageError(`--version ${values.version}: a version looks like 1.4.2 or 1.4.2-0a1b2c.`);
  }
  return {
    command: known,
    remote,
    version: values.version,
    traffic: readNumber('traffic', values.traffic, 100),
    minutes: readNumber('minutes', values.minutes, 10_080),
    port: readNumber('port', values.port, 65_535, 1_024),
    shop: values.shop,
    squad: values.squad,
    reason: values.reason,
    wait: values.wait ?? false,
    api: values.api,
    withoutApi: values['without-api'] ?? false,
    registry: values.registry,
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

function readNumber(option: string, text: string | undefined, max: number, min = 1): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max) return Number(text);
  throw new UsageError(`--${option} ${text}: it is a whole number from ${min} to ${max}.`);
}
