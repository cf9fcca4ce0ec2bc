import type { Arguments } from './arguments.ts';
import { connect } from './connect.ts';
import { newestStaged } from './newest.ts';
import { resolveTarget } from './target.ts';
import { UsageError, type Terminal } from './terminal.ts';

/**
 * Returns a link that shows the release in the browser that opens it, until the token expires or the preview is
 * ended.
 */
export async function preview(args: Arguments, terminal: Terminal): Promise<string> {
  const { name } = resolveTarget(args.remote, terminal);
  const client = await connect(args.registry, terminal);
  const version = args.version ?? (await newestStaged(client, name));
  const { token, expiresAt } = await client.preview({ name, version, minutes: args.minutes });
  const shop = readShop(args.shop || terminal.env['SHOP_URL'] || 'http://localhost:3000');
  return `${name} ${version}, until ${expiresAt}:
${new URL(`/__preview/${token}`, shop).href}
To see the live shop again: ${new URL('/__preview/end', shop).href}`;
}

function readShop(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  // Without the value, which may contain a password.
  throw new UsageError('--shop or SHOP_URL is not the address of a shop, as http://localhost:3000 is.');
}
