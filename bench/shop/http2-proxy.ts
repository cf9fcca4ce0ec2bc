import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request as forward } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface Http2Proxy {
  /** Origin with `https:`. */
  base: string;
  stop: () => void;
}

/** Headers of one connection, which HTTP/2 does not have (RFC 9113, 8.2.2). */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

/** Starts a reverse proxy that speaks HTTP/2 over TLS, as that of an operator does. */
export async function startHttp2Proxy(port: number, shellPort: number): Promise<Http2Proxy> {
  const server = createSecureServer(await createCertificate(), (request, response) =>
    handleRequest(request, response, shellPort),
  );
  await listen(server, port);
  return { base: `https://localhost:${port}`, stop: () => void server.close() };
}

function handleRequest(request: Http2ServerRequest, response: Http2ServerResponse, shellPort: number): void {
  const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
  const toShell = forward(
    {
      host: '127.0.0.1',
      port: shellPort,
      method: request.method,
      path: request.url,
      headers: { ...Object.fromEntries(headers), host: request.authority, 'x-forwarded-proto': 'https' },
    },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    },
  );
  toShell.on('error', () => response.destroy());
  // The measurement closes the page while requests are running.
  response.on('close', () => void toShell.destroy());
  request.pipe(toShell);
}

function listen(server: Http2SecureServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Creates a certificate for this machine with OpenSSL. */
async function createCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const request =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost -days 1';
    await promisify(execFile)('openssl', [...request.split(' '), '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
