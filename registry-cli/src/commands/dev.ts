import { shellReleaseName } from 'shared-contracts/releases';
import type { Arguments } from '../arguments.ts';
import { connect, shopUrl } from '../connect.ts';
import { resolveTarget } from '../target.ts';
import { UsageError, type Terminal } from '../terminal.ts';

/** That of the first dev server of `pnpm dev`. */
const defaultDevPort = 3007;

/**
 * Runs a remote from its sources inside of a shop until it is ended. Only the browser that opens the printed link gets them, and
 * only on the machine of this command: the link names a port.
 */
export async function dev(args: Arguments, terminal: Terminal): Promise<string> {
  const { name, dir } = resolveTarget(args.remote, terminal);
  if (name === shellReleaseName) throw new UsageError('A shell is developed with pnpm dev.');
  const shop = shopUrl(args, terminal);
  const port = args.port ?? defaultDevPort;
  // Before the dev server starts: the registry rejects a token that may not change this remote.
  const client = await connect(args.registry, terminal);
  const { token, expiresAt } = await client.developmentToken({ name, port, minutes: args.minutes });
  // Imported here: webpack loads slowly, and a rejected command does not need it.
  const { startDevServer } = await import('shared-build/dev-server');
  const server = await startDevServer({ remoteDir: dir, port, shop: shop.href });
  terminal.out(`${name} from its sources, until ${expiresAt}, in a browser on this machine:
${new URL(`/__preview/${token}`, shop).href}
To see the live shop again: ${new URL('/__preview/end', shop).href}`);
  await terminal.ended();
  await server.close();
  return `${name} is no longer served.`;
}
