import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createRegistryClient } from 'registry-client';
import { contractOf, termOf } from 'registry-client/testing/contract-fixture';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';
import { runRegistry, stopRegistries, testToken } from 'registry-server/testing/running-registry';
import { squadFolder } from '../testing/squad-folder.ts';

afterEach(stopRegistries);

const text = { type: 'string' };
const object = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
/** A category of a tree: a schema that refers to itself. */
const tree = {
  ...object({ root: { $ref: '#/$defs/__schema0' } }),
  $defs: { __schema0: object({ children: { type: 'array', items: { $ref: '#/$defs/__schema0' } } }) },
};
const expose = { js: [], css: [] };

const search: ReleaseSpec = {
  name: 'mf-search',
  version: '3.0.0',
  exposes: { './fragments/hint': expose, './overlays/tips': expose },
  contract: contractOf({
    emits: { 'search:found': termOf({ schema: object({ term: text }), examples: [{ term: 'wax' }] }) },
    consumes: { 'basket:changed': termOf(), 'shell:moved': termOf() },
    offers: {
      'search/hint': termOf({ schema: object({ label: text }), examples: [{ label: 'Wax' }] }),
      'search/tips': termOf({ schema: object({ title: text }), examples: [{ title: 'Tips' }] }),
    },
    calls: {
      categories: {
        method: 'GET',
        path: '/api/categories',
        request: object({ store_id: { type: 'integer' } }),
        response: tree,
      },
    },
  }),
};

/** What a squad writes with the types. */
const usage = (term: string) => `
import type { FragmentProps, OverlayProps } from 'shared-contracts/exposes';
import type { CallRequest } from 'shared-contracts/api/descriptor';
import type { LiveEndpoints, LiveEvents } from './live-contracts.d.ts';

export const found: LiveEvents['search:found'] = { term: ${term} };
export const moved: LiveEvents['shell:moved'] = { basketCount: 1 };
export const hint: FragmentProps<'search/hint'> = { label: 'Wax' };
export const tips: OverlayProps<'search/tips'> = { title: 'Tips' };
export const categories: LiveEndpoints['categories'] = { name: 'categories', method: 'GET', path: '/api/categories' };
export const request: CallRequest<LiveEndpoints['categories']> = { store_id: 1 };
`;

const packages = join(import.meta.dirname, '../../..');

/** Compiles the sources of a squad with the types. Resolves with the errors of the compiler. */
async function compile(folder: string, source: string): Promise<string> {
  await writeFile(join(folder, 'src/usage.ts'), source);
  const config = {
    extends: join(packages, 'shared-build/tsconfig.base.json'),
    compilerOptions: { types: [], skipLibCheck: false },
    include: ['src'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const link = join(folder, 'node_modules/shared-contracts');
  await mkdir(dirname(link), { recursive: true });
  await symlink(join(packages, 'shared-contracts'), link).catch(() => undefined);
  return promisify(execFile)(join(packages, 'node_modules/.bin/tsc'), ['-p', folder]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

describe('mf types', () => {
  it('writes declarations of what is live, with which a squad compiles', async () => {
    const { baseUrl } = await runRegistry();
    const { folder, mf } = await squadFolder(baseUrl);
    const dir = await tempDir();
    await writeRelease(dir, search);
    const client = createRegistryClient({ baseUrl, token: testToken });
    await client.publish(dir);
    await client.promote({ name: 'mf-search', version: '3.0.0' });

    const { code, out } = await mf('types', { REGISTRY_TOKEN: '' });
    expect(code).toBe(0);
    expect(out).toContain('src/live-contracts.d.ts has the types of mf-search 3.0.0.');
    const written = await readFile(join(folder, 'src/live-contracts.d.ts'), 'utf8');
    expect(written).toContain(`what was live at ${baseUrl}:\n// mf-search 3.0.0.\n`);
    expect(await compile(folder, usage("'wax'"))).toBe('');
    expect(await compile(folder, usage('7'))).toContain("Type 'number' is not assignable to type 'string'");
  });
});
