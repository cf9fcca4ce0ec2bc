import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderJob } from '../rendering/render-job.ts';
import { buildShell } from '../testing/shell-fixture.ts';
import { readDevelopment } from './development.ts';

const devServerPorts = { 'mf-basket': 3007 } as const;
const developmentFiles = { method: 'GET', url: '/__dev/shell/*' } as const;
const log = { warn: () => undefined };

describe('a shell with a remote that runs from its sources', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'development-'));
    await writeFile(join(folder, 'main.js'), 'start()');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function shellWith(jobs: RenderJob[] = []) {
    return buildShell({
      development: readDevelopment({ devServerPorts, hasPreviews: false }, folder, log),
      renderPage: (job) => {
        jobs.push(job);
        return Promise.resolve({
          kind: 'document',
          status: 200,
          html: Buffer.from('<p>page</p>'),
          encoding: 'identity',
        });
      },
    });
  }

  it('renders each page with the ports, and lets nothing cache it', async () => {
    const jobs: RenderJob[] = [];
    const app = await shellWith(jobs);
    const first = await app.inject('/');
    await app.inject('/');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers).not.toHaveProperty('etag');
    expect(jobs.map(({ snapshot }) => snapshot.devServerPorts)).toEqual([devServerPorts, devServerPorts]);
  });

  it('adds the origin of the dev server and the policies of its scripts to the page, and nothing else', async () => {
    const app = await shellWith();
    const policyOf = async (url: string, shell = app) =>
      String((await shell.inject(url)).headers['content-security-policy']);
    const [page, usual, api] = [
      await policyOf('/'),
      await policyOf('/', await buildShell()),
      await policyOf('/healthz'),
    ];
    const added = page.split(';').filter((directive) => !usual.split(';').includes(directive));
    expect(added.map((directive) => directive.split(' ')[0])).toEqual([
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'trusted-types',
    ]);
    expect(page).toContain("connect-src 'self' http://localhost:3007 ws://localhost:3007;");
    expect(page).toContain('trusted-types default development development-mf-basket');
    expect(page).not.toContain('unsafe-eval');
    expect(api).toBe(usual);
  });

  it('serves the files of the development build, and no other ones', async () => {
    const app = await shellWith();
    expect(app.hasRoute(developmentFiles)).toBe(true);
    const answer = await app.inject('/__dev/shell/main.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'start()']);
    expect(answer.headers['cache-control']).toBe('no-store');
    for (const file of ['other.js', '..%2f..%2fetc%2fpasswd', '']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect((await app.inject(`/__dev/shell/${file}`)).statusCode).toBe(404);
    }
  });
});

describe('readDevelopment without the development build', () => {
  const missing = join(tmpdir(), 'no-development-build');

  it('throws if a remote is on a dev server', () => {
    expect(() => readDevelopment({ devServerPorts, hasPreviews: true }, missing, log)).toThrow(
      'node shell/build.ts --development',
    );
  });

  it('returns null if only links of mf dev are enabled, which must not stop a shop', () => {
    expect(readDevelopment({ devServerPorts: {}, hasPreviews: true }, missing, log)).toBeNull();
  });
});

it('a shell without such remotes has no route for a development build', async () => {
  expect((await buildShell()).hasRoute(developmentFiles)).toBe(false);
});
