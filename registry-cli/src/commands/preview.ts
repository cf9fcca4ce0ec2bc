import type { Arguments } from '../arguments.ts';
import { connect, shopUrl } from '../connect.ts';
import { newestStaged } from './newest.ts';
import { resolveTarget } from '../target.ts';
import type { Terminal } from '../terminal.ts';

/**
 * Returns a link that shows the release in the browser that opens it, until the token expires or the preview is
 * ended.
 */
export async function preview(args: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(args.remote, terminal);
  const shop = shopUrl(args, terminal);
  const client = await connect(args.registry, terminal);
  const version = args.version ?? (await newestStaged(client, name));
  const { token, expiresAt } = await client.preview({ name, version, minutes: args.minutes });
  return `${name} ${version}, until ${expiresAt}:
${new URL(`/__preview/${token}`, shop).href}
To see the live shop again: ${new URL('/__preview/end', shop).href}`;
}
