import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMf } from '../run.ts';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { testToken } from 'registry-server/testing/running-registry';
import { tempDir } from 'registry-client/testing/temp-dir';

/** Creates a folder like the one of mf-basket on a squad's machine, and a function that runs `mf` in it. */
export async function squadFolder(baseUrl: string) {
  const folder = await tempDir();
  await writeFile(join(folder, 'package.json'), '{ "name": "mf-basket" }');

  /** Writes a finished build, as `mf build` does. */
  async function build(version: string, builtAt: string, spec: ReleaseSpec = {}) {
    const dir = join(folder, 'dist', version);
    await mkdir(dir, { recursive: true });
    await writeRelease(dir, { ...spec, version, builtAt });
    await utimes(join(dir, 'release.json'), new Date(builtAt), new Date(builtAt));
    return dir;
  }

  /** Runs `mf` and resolves with its exit code and output. */
  async function mf(line: string, env: Record<string, string> = { REGISTRY_TOKEN: testToken }) {
    const result = { code: 0, out: '', err: '' };
    result.code = await runMf(line.split(' ').filter(Boolean), {
      cwd: folder,
      env: { REGISTRY_URL: baseUrl, REGISTRY_DIR: folder, ...env },
      out: (text) => (result.out += text),
      err: (text) => (result.err += text),
      ended: () => Promise.resolve(),
    });
    return result;
  }
  return { folder, build, mf };
}
