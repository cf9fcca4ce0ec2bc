import { join } from 'node:path';
import { createRegistryClient, type ShellReport } from 'registry-client';
import {
  runRegistry,
  stopRegistries,
  testReportToken,
  testToken,
} from 'registry-server/testing/running-registry';
import { squadFolder } from '../testing/squad-folder.ts';
import { waitForVerdicts } from './wait-for-verdicts.ts';

let baseUrl: string;
let squad: Awaited<ReturnType<typeof squadFolder>>;

beforeEach(async () => {
  ({ baseUrl } = await runRegistry());
  squad = await squadFolder(baseUrl);
  await squad.build('1.0.0', '2026-11-20T08:00:00.000Z');
  await squad.mf('publish');
});
afterEach(stopRegistries);

const at = (token: string) => createRegistryClient({ baseUrl, token });

/** Reports like a shell. The first promotion of the test has revision 2. */
function report(shell: string, parts: Partial<ShellReport> = {}): Promise<unknown> {
  return at(testReportToken).report({
    shell,
    build: 'abc',
    revision: 2,
    conflict: null,
    verdicts: [],
    served: [],
    alerts: [],
    ...parts,
  });
}
const verdict = { remote: 'mf-basket', version: '1.0.0', promotedIn: 2 } as const;
const serves = { verdicts: [{ ...verdict, outcome: 'serves', why: null }] } satisfies Partial<ShellReport>;
const rejects = {
  verdicts: [{ ...verdict, outcome: 'rejects', why: 'it throws' }],
} satisfies Partial<ShellReport>;

describe('mf promote --wait', () => {
  it('ends with 0 when every running shell serves the release', async () => {
    await report('one', serves);
    await report('two', serves);
    expect(await squad.mf('promote --wait')).toMatchObject({
      code: 0,
      out: expect.stringContaining('mf-basket 1.0.0 is served by 2 shells.'),
    });
  });

  it('waits for a shell that has no verdict yet', async () => {
    await report('one', serves);
    await report('two');
    const promoted = squad.mf('promote --wait');
    await report('two', serves);
    expect((await promoted).out).toContain('is served by 2 shells');
  });

  it('ends with 1 and the reason when one of two shells rejects the release', async () => {
    await report('one', serves);
    await report('two', rejects);
    const { code, err } = await squad.mf('promote --wait');
    expect(code).toBe(1);
    expect(err).toContain('mf-basket 1.0.0 is rejected by 1 of 2 shells:');
    expect(err).toContain('two: it throws (it serves nothing instead)');
  });

  it('does not take a verdict about an earlier promotion', async () => {
    await report('one', rejects);
    await squad.mf('promote');
    const again = await at(testToken).promote({ name: 'mf-basket', version: '1.0.0' });
    expect(again.revision).toBe(3);
    const waiting = waitForVerdicts(at(testToken), { ...verdict, promotedIn: 3 }, { timeoutMs: 0 });
    await expect(waiting).rejects.toThrow('served by 0 of 1 shell; the others have not answered in time');
  });

  it('ends with 1 when no shell reports', async () => {
    await expect(waitForVerdicts(at(testToken), verdict, { timeoutMs: 0 })).rejects.toThrow(
      'No shell reports to the registry',
    );
  });
});

describe('a canary of the shell', () => {
  const release = { remote: 'mf-shell', version: '1.1.0', promotedIn: 5 } as const;
  const canary = (build: string, why: string | null = null): Partial<ShellReport> => ({
    build,
    verdicts: [{ ...release, outcome: why === null ? 'serves' : 'rejects', why }],
    served: [{ remote: 'mf-shell', version: build, share: 100 }],
  });
  const promote = () => squad.mf('promote shell --version 1.1.0 --traffic 20 --wait');

  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await squad.build(version, '2026-11-20T08:00:00.000Z', { name: 'mf-shell' });
      await at(testToken).publish(join(squad.folder, 'dist', version));
    }
    await at(testToken).promote({ name: 'mf-shell', version: '1.0.0' });
  });

  it('is promoted, and ends with 0 when every supervisor runs it in its share of the instances', async () => {
    await report('one', canary('1.0.0'));
    await report('two', canary('1.1.0'));
    expect(await promote()).toMatchObject({
      code: 0,
      out: expect.stringContaining('mf-shell 1.1.0 is served by 2 shells, and runs in 1 of them.'),
    });
    const { out } = await squad.mf('status shell');
    expect(out).toMatch(/1\.0\.0 +80 % .*by 0 of 2, runs in 1/);
    expect(out).toMatch(/1\.1\.0 +20 % \(canary\) .*by 2 of 2, runs in 1/);
  });

  it('ends with 1 where two shells disagree, and the status shows both verdicts', async () => {
    await report('one', canary('1.1.0'));
    await report('two', canary('1.0.0', 'it ended at its start'));
    const { code, err } = await promote();
    expect([code, err]).toEqual([1, expect.stringContaining('mf-shell 1.1.0 is rejected by 1 of 2 shells:')]);
    expect(err).toContain('two: it ended at its start (it serves 1.0.0 instead)');
    const { out } = await squad.mf('status shell');
    expect(out).toContain('by 1 of 2, runs in 1, rejected by 1: it ended at its start');
  });

  it('ignores a forged verdict about a later promotion', async () => {
    await report('one', {
      ...canary('1.0.0'),
      verdicts: [{ ...release, promotedIn: 6, outcome: 'serves', why: null }],
    });
    await at(testToken).promote({ name: 'mf-shell', version: '1.1.0', traffic: 20 });
    const waiting = waitForVerdicts(at(testToken), release, { timeoutMs: 0 });
    await expect(waiting).rejects.toThrow('served by 0 of 1 shell; the others have not answered in time');
  });

  it('ends with a rollback', async () => {
    await at(testToken).promote({ name: 'mf-shell', version: '1.1.0', traffic: 20 });
    expect(await squad.mf('rollback shell')).toMatchObject({
      code: 0,
      out: 'Live of mf-shell: 1.0.0 (100 %)',
    });
  });
});

describe('mf status', () => {
  it('shows what the shells serve and reject, their alerts, and another document', async () => {
    await squad.mf('promote');
    expect((await squad.mf('status')).out).toContain('unknown: no shell reports');
    await report('one', serves);
    expect((await squad.mf('status')).out).toContain('by 1 of 1');
    const alert = { remote: 'mf-basket', version: '1.0.0', why: '1.0.0 fails more often' } as const;
    await report('two', { ...rejects, conflict: 'reused_revision', alerts: [alert] });
    const { out } = await squad.mf('status');
    expect(out).toContain('by 1 of 2, rejected by 1: it throws');
    expect(out).toContain('Alert, mf-basket: 1.0.0 fails more often');
    expect(out).toContain('two uses revision 2 with other content');
  });
});
