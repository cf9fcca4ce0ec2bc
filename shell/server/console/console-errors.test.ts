import { createRegistryClient } from 'registry-client';
import type { CountedError } from 'registry-client/domain/error-report';
import { setUpConsole, type ConsoleFixture } from '../testing/console-fixture.ts';
import { readPage } from '../testing/read-page.ts';

const error: CountedError = {
  remote: 'mf-cms',
  version: '1.0.0',
  side: 'browser',
  source: 'region',
  phase: 'render',
  pageType: 'content',
  name: 'TypeError',
  message: '<script>alert(1)</script> is no story',
  frames: [
    { remote: 'mf-cms', version: '1.0.0', file: 'browser/page.js', line: 1, column: 420, functionName: 't' },
  ],
  count: 1200,
};

describe('release console errors', () => {
  let fixture: ConsoleFixture;
  beforeAll(async () => {
    fixture = await setUpConsole();
    await fixture.registry.publish('mf-cms', '1.0.0');
    await fixture.registry.publish('mf-search', '3.0.0');
  });
  afterAll(() => fixture.stop());

  const open = async (query = '') => readPage((await fixture.get(`/__releases/errors${query}`)).body);

  it('says that there are none', async () => {
    const page = await open();
    expect(page.headings).toEqual(['h1 Errors']);
    expect(page.text).toContain('No errors were reported.');
  });

  it('shows each error with its number, its place and its versions, as text', async () => {
    const { baseUrl, reportToken } = fixture.registry;
    const shell = createRegistryClient({ baseUrl, token: reportToken });
    await shell.reportErrors({ errors: [error] });
    const { body } = await fixture.get('/__releases/errors');
    expect(body).not.toContain('<script>alert');
    const { text } = readPage(body);
    expect(text).toContain('TypeError: &lt;script&gt;alert(1)&lt;/script&gt; is no story');
    expect(text).toContain('mf-cms in browsers, a region failed (render). 1,200 times, first ');
    expect(text).toContain('t browser/page.js:1:420 (not mapped)');
    expect(text).toContain('Versions: 1.0.0 (1,200). Pages: content (1,200).');
  });

  it('shows those of one remote on request, and ignores other names', async () => {
    expect((await open('?remote=mf-search')).text).toContain('No errors were reported.');
    expect((await open('?remote=mf-cms')).text).toContain('is no story');
    expect((await open('?remote=__proto__')).headings[0]).toBe('h1 Errors');
  });

  it('does not exist for visitors who are not staff', async () => {
    const answer = await fixture.get('/__releases/errors', { cookie: '' });
    expect(answer.body).toBe((await fixture.get('/nothing-here', { cookie: '' })).body);
    expect(answer.body).not.toContain('is no story');
  });
});
