import { textOf } from '../testing/read-page.ts';
import { setUpConsole, staffSession, type ConsoleFixture } from '../testing/console-fixture.ts';

describe('release console changes', () => {
  let fixture: ConsoleFixture;

  beforeEach(async () => {
    fixture = await setUpConsole();
    const { registry } = fixture;
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.publish('mf-cms', version);
    await registry.as('ci').promote({ name: 'mf-cms', version: '1.0.0' });
    await registry.as('ci').promote({ name: 'mf-cms', version: '1.1.0' });
  });
  afterEach(() => fixture.stop());

  const promotion = { action: 'promote', remote: 'mf-cms', version: '1.2.0', share: '10' };
  const decided = { revision: '5', reason: 'first look' };

  async function live(): Promise<string[]> {
    const reading = await fixture.registry.as('test').read();
    if (reading.status !== 'read') return [];
    return (reading.document.microFrontends['mf-cms'] ?? []).map(
      ({ metadata, status, deployment }) => `${metadata.version} ${status} ${deployment.traffic}`,
    );
  }

  const confirm = (fields: Record<string, string>) =>
    fixture.get(`/__releases/confirm?${new URLSearchParams(fields)}`);

  it('show a preview before they are made', async () => {
    const { statusCode, body } = await confirm(promotion);
    const text = textOf(body);
    expect(statusCode).toBe(200);
    expect(text).toContain('Give mf-cms 1.2.0 to 10 % of the visitors?');
    expect(text).toContain('1.1.0 Live 100 % Live 90 %');
    expect(text).toContain('1.2.0 Staged 0 % Canary 10 %');
    expect(body).toMatch(/<textarea[^>]* required=""/);
    expect(body).toContain('name="revision" value="5"');
  });

  it('promote a release to a share, with name and reason in the audit', async () => {
    const { statusCode, headers } = await fixture.post({ ...promotion, ...decided });
    expect([statusCode, headers['location']]).toEqual([303, '/__releases?changed=6']);
    expect(await live()).toEqual(['1.0.0 retired 0', '1.1.0 active 90', '1.2.0 active 10']);
    expect((await fixture.registry.as('test').audit({ count: 1 }))[0]).toMatchObject({
      who: `operators: ${staffSession.email}`,
      what: { action: 'promote', remote: 'mf-cms', version: '1.2.0', traffic: 10 },
      why: 'first look',
    });
    const after = textOf((await fixture.get('/__releases?changed=6')).body);
    expect(after).toContain('Promoted mf-cms 1.2.0 to 10 %.');
  });

  it('report an unchanged state, whatever revision a link claims', async () => {
    expect((await fixture.get('/__releases?changed=77')).body).not.toContain('follows within seconds');
    const same = { ...promotion, version: '1.1.0', share: '100' };
    expect((await fixture.post({ ...same, ...decided })).headers['location']).toBe(
      '/__releases?changed=nothing',
    );
    expect(textOf((await confirm(same)).body)).toContain('Nothing would change');
  });

  it('end a canary first, then roll back to the release before', async () => {
    await fixture.post({ ...promotion, ...decided });
    const rollback = { action: 'rollback', remote: 'mf-cms', reason: 'it blinks' };
    expect(textOf((await confirm(rollback)).body)).toContain('1.2.0 Canary 10 % Retired 0 %');
    await fixture.post({ ...rollback, revision: '6' });
    expect(await live()).toEqual(['1.0.0 retired 0', '1.1.0 active 100', '1.2.0 retired 0']);
    expect(textOf((await fixture.get('/__releases')).body)).toContain('Roll back to 1.0.0');
    await fixture.post({ ...rollback, revision: '7' });
    expect(await live()).toEqual(['1.0.0 active 100', '1.1.0 retired 0', '1.2.0 retired 0']);
  });

  it('block a release permanently', async () => {
    const block = { action: 'block', remote: 'mf-cms', version: '1.2.0' };
    expect(textOf((await confirm(block)).body)).toContain('Block mf-cms 1.2.0 for good?');
    await fixture.post({ ...block, ...decided });
    expect(await live()).toContain('1.2.0 blocked 0');
    const again = await confirm(promotion);
    expect(textOf(again.body)).toContain('mf-cms 1.2.0 is blocked and cannot go live.');
    expect(again.body).not.toContain('<form');
  });

  it('are rejected with 409 when the registry has changed meanwhile', async () => {
    await fixture.registry.as('ben').promote({ name: 'mf-cms', version: '1.2.0', traffic: 50 });
    const { statusCode, body } = await fixture.post({ ...promotion, ...decided });
    expect(statusCode).toBe(409);
    expect(textOf(body)).toContain('The registry was changed meanwhile');
    expect(textOf(body)).toContain('1.2.0 Canary 50 % Canary 10 %');
    expect(body).toContain('name="revision" value="6"');
    expect(body).toContain('>first look</textarea>');
    expect(await live()).toContain('1.2.0 active 50');
  });

  it.each([
    [
      { ...promotion, version: '9.9.9' },
      'mf-cms has no release 9.9.9. The latest published: 1.0.0, 1.1.0, 1.2.0.',
    ],
    [{ ...promotion, version: '1.1.0' }, 'mf-cms 1.1.0 is the default and takes what the canary leaves.'],
    [{ ...promotion, remote: 'mf-search' }, 'No release of mf-search was ever published.'],
    [
      { action: 'block', remote: 'mf-cms', version: '1.1.0' },
      'mf-cms 1.1.0 is the default: visitors would be left',
    ],
  ])('show the registry’s message when %j is rejected', async (fields, text) => {
    const { statusCode, body } = await fixture.post({ ...fields, ...decided });
    expect(statusCode).toBe(409);
    expect(textOf(body).split(text)).toHaveLength(2);
    expect(await fixture.revision()).toBe(5);
  });

  it('show why a release is incompatible with what is live, before and after the attempt', async () => {
    const { registry } = fixture;
    await registry.publish('mf-search', '1.0.0', { emits: { 'search:searched': 2 } });
    await registry.as('ci').promote({ name: 'mf-search', version: '1.0.0' });
    await registry.publish('mf-cms', '1.3.0', { consumes: { 'search:searched': 1 } });
    const text = 'mf-cms 1.3.0 does not fit what is live: it consumes search:searched major 1';
    const fields = { ...promotion, version: '1.3.0' };
    expect(textOf((await confirm(fields)).body)).toContain(text);
    const { statusCode, body } = await fixture.post({ ...fields, ...decided, revision: '8' });
    expect(statusCode).toBe(409);
    expect(textOf(body).split('it consumes search:searched major 1')).toHaveLength(2);
  });

  it.each(['', '  \n ', 'x'.repeat(501)])('are rejected with 422 for the reason %j', async (reason) => {
    const { statusCode, body } = await fixture.post({ ...promotion, ...decided, reason });
    expect(statusCode).toBe(422);
    expect(body).toContain('aria-invalid="true"');
    expect(textOf(body)).toContain('Say why, in 500 characters at most.');
    expect(await fixture.revision()).toBe(5);
  });

  it('count a line break of a form as one character', async () => {
    const reason = `${'x'.repeat(249)}\n`.repeat(2).slice(0, 499);
    await fixture.post({ ...promotion, ...decided, reason: `${reason.replaceAll('\n', '\r\n')}!` });
    expect((await fixture.registry.as('test').audit({ count: 1 }))[0]?.why).toBe(`${reason}!`);
  });

  it.each([
    { ...promotion, share: '0' },
    { ...promotion, share: '101' },
    { ...promotion, share: '10.5' },
    { ...promotion, share: 'all' },
    { ...promotion, version: '../1.0.0' },
    { ...promotion, remote: 'mf-Evil' },
    { ...promotion, remote: '__proto__' },
    { ...promotion, action: 'publish' },
    { action: 'promote' },
  ])('are rejected with 400 when the fields are %j', async (fields) => {
    expect((await confirm(fields)).statusCode).toBe(400);
    expect((await fixture.post({ ...fields, ...decided })).statusCode).toBe(400);
    expect((await fixture.post({ ...promotion, reason: 'why', revision: 'latest' })).statusCode).toBe(400);
    expect(await fixture.revision()).toBe(5);
  });

  it('answer 502 when the registry does not answer', async () => {
    await fixture.registry.stop();
    const { statusCode, body } = await fixture.get('/__releases');
    expect(statusCode).toBe(502);
    expect(textOf(body)).toMatch(/The registry cannot be used .*does not answer/);
    expect((await fixture.post({ ...promotion, ...decided })).statusCode).toBe(502);
  });
});
