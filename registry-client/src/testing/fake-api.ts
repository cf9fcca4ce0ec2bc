import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiContract, ContractCall, OfferedEndpoint } from 'shared-contracts/releases';

/** The endpoint that fixtures call and offer. */
export const giftCall: ContractCall = {
  method: 'GET',
  path: '/api/gift',
  request: { type: 'object', properties: {}, required: [], additionalProperties: false },
  response: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
};

export function apiOffering(...endpoints: Partial<OfferedEndpoint>[]): ApiContract {
  const gift: OfferedEndpoint = { name: 'gift', caller: 'browser', ...giftCall };
  return { schema: 1, endpoints: endpoints.map((change) => ({ ...gift, ...change })) };
}

export interface FakeApi {
  url: URL;
  /** Addresses that were requested. */
  requests: string[];
  /** Resolves with the next request. */
  requested(): Promise<void>;
  /** What it answers from now on. Null: it accepts requests and never answers. */
  answer(body: ApiContract | string | null, status?: number, headers?: Record<string, string>): void;
  stop(): Promise<void>;
}

/** Starts a server that answers the contract of an API to every request. */
export async function startFakeApi(contract: ApiContract): Promise<FakeApi> {
  const requests: string[] = [];
  let reply: { body: string | null; status: number; headers: Record<string, string> } = {
    body: JSON.stringify(contract),
    status: 200,
    headers: {},
  };
  const server: Server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { body, status, headers } = reply;
    if (body !== null) response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    requests,
    async requested() {
      await once(server, 'request');
    },
    answer(body, status = 200, headers = {}) {
      reply = {
        body: typeof body === 'object' && body !== null ? JSON.stringify(body) : body,
        status,
        headers,
      };
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
