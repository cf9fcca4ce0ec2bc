import { testMeta } from '../testing/routing-fixture.ts';
import { createStubShop } from 'shared-runtime/testing';
import { createDocumentPolicy } from './document-policy.ts';
import type { PageState } from './page-state.ts';
import type { ResolverOptions } from './page-resolution/resolve-page.ts';
import { createRoutes } from '../app/routes.ts';

const stateOf = (pageType: string): PageState => ({
  kind: 'soon',
  status: 200,
  pageType,
  isForMembers: false,
  meta: testMeta,
});
const documentUrl = 'http://localhost/here#part';
const elsewhere = 'http://localhost/there';

describe('createDocumentPolicy', () => {
  it.each([
    ['home', 'contact', true],
    ['contact', 'home', true],
    ['contact', 'contact', false],
    ['home', 'category', false],
  ] as const)('from %s to %s needs a new document: %p', (from, to, isNeeded) => {
    expect(createDocumentPolicy(['contact'], stateOf(from), documentUrl)(stateOf(to), elsewhere)).toBe(
      isNeeded,
    );
  });

  it('needs none without page types with their own policy', () => {
    expect(createDocumentPolicy(undefined, stateOf('home'), documentUrl)(stateOf('contact'), elsewhere)).toBe(
      false,
    );
  });

  it('needs none for the URL of the document itself', () => {
    const needsDocument = createDocumentPolicy(['contact'], stateOf('home'), documentUrl);
    expect(needsDocument(stateOf('contact'), 'http://localhost/here')).toBe(false);
  });

  it('needs one for a page that is not found, and none for an error', () => {
    const needsDocument = createDocumentPolicy(['contact'], stateOf('contact'), documentUrl);
    expect(needsDocument({ kind: 'not-found', status: 404, meta: testMeta }, elsewhere)).toBe(true);
    expect(needsDocument({ kind: 'error', reason: 'server', status: 503, meta: testMeta }, elsewhere)).toBe(
      false,
    );
  });
});

describe('createRoutes', () => {
  const { context } = createStubShop();
  /** The fallback needs no API call. */
  async function load(needsDocument: (state: PageState, url: string) => boolean): Promise<unknown> {
    const [page] = createRoutes(() => ({ context }) as ResolverOptions, undefined, needsDocument);
    const loader = page?.loader as (args: object) => Promise<unknown>;
    return loader({ request: new Request('http://localhost/404'), context: undefined });
  }

  it('loads a page that needs a new document from the server', async () => {
    const thrown = await load(() => true).catch((error: unknown) => error);
    const { headers } = thrown as Response;
    expect(headers.get('location')).toBe('http://localhost/404');
    expect(headers.get('x-remix-reload-document')).toBe('true');
  });

  it('shows other pages in the current document', async () => {
    expect(await load(() => false)).toMatchObject({ kind: 'not-found' });
  });
});
