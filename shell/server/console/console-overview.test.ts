import type { ReleaseFigures } from '../releases/health/release-figures.ts';
import { setUpConsole, type ConsoleFixture } from '../testing/console-fixture.ts';
import { readPage, type ReadPage } from '../testing/read-page.ts';

const noDurations = { count: 0, p50: null, p75: null, p99: null };

const figures: ReleaseFigures[] = [
  {
    remote: 'mf-cms',
    version: '1.1.0',
    server: { shown: 1200, failed: 24, render: { count: 1200, p50: 12.4, p75: 20, p99: 1480 } },
    browser: {
      loads: 800,
      failures: 0,
      lcp: { count: 90, p50: 900, p75: 1230, p99: 3000 },
      inp: noDurations,
    },
  },
];

const rowOf = (page: ReadPage, version: string) => page.rows.find(([head]) => head === version)?.[1];

describe('release console overview', () => {
  let fixture: ConsoleFixture;
  let measured: ReleaseFigures[] = [];

  beforeAll(async () => {
    fixture = await setUpConsole({ readHealth: () => measured });
    const { registry } = fixture;
    for (let minor = 0; minor < 9; minor++) await registry.publish('mf-cms', `1.${minor}.0`);
    await registry.as('ci').promote({ name: 'mf-cms', version: '1.1.0', reason: 'goes live' });
    await registry.publish('mf-search', '3.0.0');
  });
  beforeEach(() => {
    measured = [];
  });
  afterAll(() => fixture.stop());

  async function open(query = '') {
    return readPage((await fixture.get(`/__releases${query}`)).body);
  }

  it('has a section for every remote of the registry', async () => {
    const page = await open();
    expect(page.headings).toEqual(['h1 Releases', 'h2 mf-cms', 'h2 mf-search', 'h2 Latest changes']);
    expect(page.title).toBe('Releases – Offpiste');
  });

  it('shows live releases first, then new ones, and all releases of one remote on request', async () => {
    expect((await open()).rows.map(([version]) => version)).toEqual([
      '1.1.0',
      '1.8.0',
      '1.7.0',
      '1.6.0',
      '1.5.0',
      '1.4.0',
      '1.3.0',
      '3.0.0',
    ]);
    expect((await open()).text).toContain('Show 2 older releases of mf-cms');
    const alone = await open('?remote=mf-cms');
    expect(alone.rows).toHaveLength(9);
    expect(alone.text).not.toContain('mf-search 3.0.0');
    expect((await open('?remote=mf-evil')).headings).toHaveLength(4);
    expect((await open('?remote=__proto__')).headings).toHaveLength(4);
  });

  it('says that nothing was measured', async () => {
    expect((await open()).text).toContain('Nothing measured yet');
  });

  it('shows the health of each release, and dashes for missing figures', async () => {
    measured = figures;
    const page = await open();
    expect(page.text).not.toContain('Nothing measured yet');
    const row = rowOf(page, '1.1.0');
    expect(row).toMatch(/Live .*100 % .*operators: ci/);
    expect(row).toContain('1,200 regions 24 failed (2 %) 12 ms / 1.48 s 800 loads none failed 1.23 s –');
    expect(rowOf(page, '1.8.0')).toContain('– – – – –');
  });

  it('offers only possible actions', async () => {
    const page = await open('?remote=mf-cms');
    expect(rowOf(page, '1.1.0')).toMatch(/–$/);
    expect(rowOf(page, '1.8.0')).toMatch(/Promote mf-cms 1.8.0 … Block mf-cms 1.8.0 …$/);
    expect(page.text).not.toContain('Roll back');
  });

  it('shows which shells serve a live release, and why others reject it', async () => {
    expect(rowOf(await open(), '1.1.0')).toContain('no shell reports');
    const document = await fixture.registry.as('test').read();
    const [live] =
      document.status === 'read'
        ? (document.document.microFrontends['mf-cms'] ?? []).filter(({ status }) => status === 'active')
        : [];
    const verdict = {
      remote: 'mf-cms',
      version: '1.1.0',
      promotedIn: live?.deployment.promotedIn ?? 0,
    } as const;
    const state = { build: 'abc', revision: 1, conflict: null, served: [], alerts: [] };
    await fixture.registry.report({
      ...state,
      shell: 'one',
      verdicts: [{ ...verdict, outcome: 'serves', why: null }],
      alerts: [{ remote: 'mf-cms', version: '1.1.0', why: '1.1.0 fails more often' }],
    });
    await fixture.registry.report({
      ...state,
      shell: 'two',
      verdicts: [{ ...verdict, outcome: 'rejects', why: '<script>alert(1)</script>' }],
    });
    const { body } = await fixture.get('/__releases');
    expect(body).not.toContain('<script');
    const row = rowOf(readPage(body), '1.1.0');
    expect(row).toContain('by 1 of 2 rejected by 1: &lt;script&gt;');
    expect(row).toContain('1.1.0 fails more often');
  });

  it('names a promotion without a comparison with the API', async () => {
    const { registry } = fixture;
    await registry.publish('mf-search', '3.1.0');
    await registry.as('test').promote({ name: 'mf-search', version: '3.1.0', withoutApi: true });
    expect((await open()).text).toContain(
      'Promoted mf-search 3.1.0 to 100 % without a comparison with the API',
    );
  });

  it('shows in how many instances each build of the shell runs, where two shells disagree about its canary', async () => {
    const { registry } = fixture;
    const contracts = { provides: { react: '19.0.0' } };
    for (const version of ['5.0.0', '5.1.0']) await registry.publish('mf-shell', version, contracts);
    await registry.as('ci').promote({ name: 'mf-shell', version: '5.0.0' });
    const { revision } = await registry.as('ci').promote({ name: 'mf-shell', version: '5.1.0', traffic: 20 });
    const verdict = { remote: 'mf-shell', version: '5.1.0', promotedIn: revision } as const;
    const state = { revision, conflict: null, served: [], alerts: [] };
    await registry.report({
      ...state,
      shell: 'one',
      build: '5.1.0',
      verdicts: [{ ...verdict, outcome: 'serves', why: null }],
    });
    await registry.report({
      ...state,
      shell: 'two',
      build: '5.0.0',
      verdicts: [{ ...verdict, outcome: 'rejects', why: 'it ended at its start' }],
    });
    const page = await open('?remote=mf-shell');
    expect(rowOf(page, '5.0.0')).toContain('by 0 of 2, runs in 1');
    expect(rowOf(page, '5.1.0')).toContain('by 1 of 2, runs in 1 rejected by 1: it ended at its start');
  });

  it('escapes markup in reasons', async () => {
    const { registry } = fixture;
    const reasons = [
      `</p></main><script>alert(1)</script><img src=x onerror=alert(1)>`,
      'x'.repeat(500),
      'one\n\n\ntwo "three" \u001B[31mred',
      '\u202Eевил\u202D live 100 %',
    ];
    for (const [place, reason] of reasons.entries()) {
      const version = `3.0.${place + 1}`;
      await registry.publish('mf-search', version);
      const revision = String(await fixture.revision());
      await fixture.post({ action: 'promote', remote: 'mf-search', version, share: '100', reason, revision });
    }
    const { body } = await fixture.get('/__releases');
    expect(body).not.toMatch(/<script|<img/);
    expect(body).toContain('&lt;/p&gt;&lt;/main&gt;&lt;script&gt;');
    expect(body).toContain('x'.repeat(500));
    expect(body).not.toContain('\u001B');
    expect(body).toMatch(/<p class="console-audit-why" dir="auto">\u202Eевил/);
  });
});
