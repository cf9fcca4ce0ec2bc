import { Client } from 'pg';
import {
  thirdPartyConfig,
  thirdPartyHosts,
  thirdPartyStores,
} from '../../scripts/testing/third-parties/third-party-config.ts';
import { startStandIn, type StandIn } from '../../scripts/testing/third-parties/stand-in.ts';
import { answeredCookies } from './answered-cookies.ts';

/** Starts the services of others on this machine, and configures all of them for one store. To be called before any page is opened. */
export async function startServices(databaseUrl: string, port: number): Promise<StandIn> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [key, value] of Object.entries(thirdPartyConfig(port)))
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await client.query('insert into store_overrides (store_id, key, value) values ($1, $2, $3)', [
        thirdPartyStores.all,
        key,
        JSON.stringify(value),
      ]);
  } finally {
    await client.end();
  }
  return startStandIn(port);
}

/** Pages of the store with all services, with what a visitor has answered. */
export async function servicePages(shellPort: number, apiUrl: string) {
  const url = `http://${thirdPartyHosts.all}:${shellPort}/`;
  const accepted = await answeredCookies(apiUrl, thirdPartyStores.all, true);
  return [
    { name: 'home, all services configured, before an answer', url, cookie: '' },
    { name: 'home, all services configured and accepted', url, cookie: accepted },
  ];
}
