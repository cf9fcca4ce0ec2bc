import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../scripts/verify/run-command.ts';
import type { LoadFigures } from '../wrk.ts';
import { readFigures } from '../wrk.ts';
import type { LoadRequest } from './requests.ts';

const quote = (text: string) => `[==[${text}]==]`;

/** Returns a script with which wrk sends the requests of a table one after the other. */
function script(requests: readonly LoadRequest[], base: string): string {
  const rows = requests.map(({ method, path, body = '', cookie = '' }) => {
    return `{${quote(method)},${quote(path)},${quote(body)},${quote(cookie)}}`;
  });
  return `local rows = {${rows.join(',\n')}}
local n = 0
request = function()
  n = n + 1
  local row = rows[1 + n % #rows]
  local headers = {["content-type"] = "application/json", origin = ${quote(base)}}
  if row[4] ~= "" then headers["cookie"] = row[4] end
  if row[3] == "" then return wrk.format(row[1], row[2], headers) end
  return wrk.format(row[1], row[2], headers, row[3])
end
`;
}

/** Measures an API with sixteen connections. The warm-up is not counted. */
export async function loadApi(
  base: string,
  requests: readonly LoadRequest[],
  { warmUp, seconds }: { warmUp: number; seconds: number },
): Promise<LoadFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const file = join(folder, 'requests.lua');
  writeFileSync(file, script(requests, base));
  try {
    const run = (duration: number) =>
      runCommand('wrk', ['-t1', '-c16', `-d${duration}s`, '--latency', '-s', file, base]);
    await run(warmUp);
    return readFigures((await run(seconds)).output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
