import { runCommand } from '../scripts/verify/run-command.ts';

export interface LoadFigures {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  errors: number;
}

export async function hasWrk(): Promise<boolean> {
  if ((await runCommand('wrk', ['--version'])).code !== 127) return true;
  if (process.getuid?.() !== 0) return false;
  await runCommand('apt-get', ['install', '-y', '-qq', 'wrk'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return (await runCommand('wrk', ['--version'])).code !== 127;
}

/** Encodings that browsers accept over TLS. */
export const acceptedByBrowsers = 'gzip, deflate, br, zstd';

/** Measures a page with `wrk -t2 -c16` on loopback and a browser's headers; with a cookie as a member. */
export async function loadPage(url: string, cookie?: string): Promise<LoadFigures> {
  const headers = [
    '-H',
    `Accept-Encoding: ${acceptedByBrowsers}`,
    ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
  ];
  // Half a minute of warm-up, so that all code has been executed before.
  await runCommand('wrk', ['-t2', '-c16', '-d20s', ...headers, url]);
  const { output } = await runCommand('wrk', ['-t2', '-c16', '-d10s', '--latency', ...headers, url]);
  return readFigures(output);
}

/** Parses wrk's output. */
export function readFigures(output: string): LoadFigures {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN);
  const time = (percentile: string) => {
    const match = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)`).exec(output);
    const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? 1;
    return Number(match?.[1] ?? Number.NaN) * factor;
  };
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1];
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: time('50'),
    p99: time('99'),
    errors: Number(failed ?? 0),
  };
}
