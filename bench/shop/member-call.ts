import { endpoints, type EndpointName, type RequestOf, type ResponseOf } from 'shared-contracts/api';

/** Calls an endpoint of the API, through the shell, as the member of a session. Throws if the answer is not 2xx. */
export type MemberCall = <Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<ResponseOf<Name>>;

/** `cookie` is the session of the member. */
export function createMemberCall(base: string, cookie: string): MemberCall {
  return async (name, request) => {
    const { method, path } = endpoints[name];
    const fields = Object.entries(request).map(([key, value]): [string, string] => [key, String(value)]);
    const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, key]) => key));
    const filled = fields.reduce<string>((all, [key, value]) => all.replace(`:${key}`, value), path);
    const query = new URLSearchParams(fields.filter(([key]) => !inPath.has(key)));
    const isGet = method === 'GET';
    const answer = await fetch(`${base}${filled}${isGet ? `?${query}` : ''}`, {
      method,
      headers: { cookie, origin: base, 'content-type': 'application/json' },
      body: isGet ? null : JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return await answer.json();
  };
}
