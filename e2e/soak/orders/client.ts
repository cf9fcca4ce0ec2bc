import { endpoints, type EndpointName, type RequestOf, type ResponseOf } from 'shared-contracts/api';

export interface Answer<Name extends EndpointName> {
  /** 0: no answer, such as of a process that was killed. */
  status: number;
  body: ResponseOf<Name> & { code?: string };
}

/** A browser: cookies, and calls of the API's processes in turns. */
export interface Browser {
  call<Name extends EndpointName>(name: Name, request: RequestOf<Name>): Promise<Answer<Name>>;
}

export interface BrowserOptions {
  /** Addresses of the API's processes. */
  origins: readonly string[];
  random: () => number;
  /** Called with every answer. */
  onAnswer: (name: EndpointName, status: number, body: string) => void;
}

const timeoutMs = 30_000;

export function createBrowser({ origins, random, onAnswer }: BrowserOptions): Browser {
  let cookie = '';
  // A network of its own for each browser: limits are not what is tested.
  const address = `203.0.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`;

  async function call<Name extends EndpointName>(
    name: Name,
    request: RequestOf<Name>,
  ): Promise<Answer<Name>> {
    const origin = origins[Math.floor(random() * origins.length)] ?? '';
    const { method, path } = endpoints[name];
    const isGet = method === 'GET';
    const fields = new Map(Object.entries(request).map(([key, value]) => [key, String(value)]));
    const filled = path.replace(/:(\w+)/, (_all, key: string) => {
      const value = fields.get(key) ?? '';
      fields.delete(key);
      return value;
    });
    const url = `${origin}${filled}${isGet ? `?${new URLSearchParams([...fields]).toString()}` : ''}`;
    try {
      const response = await fetch(url, {
        method,
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...(!isGet && { 'content-type': 'application/json' }),
        },
        body: isGet ? null : JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      const session = response.headers.getSetCookie().find((each) => each.startsWith('sid='));
      if (session !== undefined) cookie = session.split(';')[0] ?? '';
      onAnswer(name, response.status, text);
      return { status: response.status, body: JSON.parse(text) as Answer<Name>['body'] };
    } catch {
      onAnswer(name, 0, '');
      return { status: 0, body: {} as Answer<Name>['body'] };
    }
  }
  return { call };
}
