import { screen } from '@testing-library/react';
import { fragments } from 'shared-contracts/exposes';
import { answer, createStubShop, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { page } from '../../exposes/editorial-page.tsx';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { editorialPage } from '../../testing/content.ts';
import { EditorialPage } from './editorial-page.tsx';

function paramsOf(entityId: string | null) {
  return { path: '/about-us', search: {}, entityId, pageType: 'cms' };
}

describe('editorial page load()', () => {
  it('fetches the page of this store, so that rendering sends no request', async () => {
    const requests: object[] = [];
    const { context } = createStubShop({
      handlers: [
        answer('cms-page', (request) => {
          requests.push(request);
          return editorialPage([]);
        }),
      ],
    });
    await page.load?.(context, paramsOf('about-us'));
    expect(requests).toEqual([{ identifier: 'about-us', storeId: 1 }]);
    expect(context.queryClient.getQueryData(['cms-page', 1, { identifier: 'about-us', storeId: 1 }])).toEqual(
      editorialPage([]),
    );
  });

  it('prepares the frames of the page, so that the server renders what is in their place', async () => {
    const frame = { url: 'https://player.example/1', title: 'Film', width: 640, height: 360 };
    const { context } = createStubShop({
      handlers: [answer('cms-page', () => editorialPage([{ component: 'iframe', ...frame }]))],
    });
    const prepared: [string, object][] = [];
    const prepareFragment = async (name: string, props: object) => void prepared.push([name, props]);
    await page.load?.({ ...context, prepareFragment }, paramsOf('how-to-wax'));
    expect(prepared).toEqual([['consent/embed', frame]]);
  });

  it('prepares the size guides of the page, so that the server renders them', async () => {
    const { context } = createStubShop({
      handlers: [
        answer('cms-page', () =>
          editorialPage([
            { component: 'heading', text: 'Which size is yours?' },
            { component: 'size_guide', code: 'ski-boots' },
          ]),
        ),
      ],
    });
    const prepared: [string, object][] = [];
    const prepareFragment = async (name: string, props: object) => void prepared.push([name, props]);
    await page.load?.({ ...context, prepareFragment }, paramsOf('ski-boots-size-guide'));
    expect(prepared).toEqual([['catalogue/size-chart', { code: 'ski-boots' }]]);
    const { props } = fragments['catalogue/size-chart'];
    expect(props.parse(prepared[0]?.[1])).toEqual(prepared[0]?.[1]);
  });

  it('rejects with not_found, so that the shell can answer 404', async () => {
    const { context } = createStubShop({
      handlers: [answer('cms-page', () => new ErrorResponse('not_found'))],
    });
    await expect(page.load?.(context, paramsOf('nowhere'))).rejects.toMatchObject({
      failure: { code: 'not_found' },
    });
  });

  it('returns 404 without an identifier', async () => {
    const { context } = createStubShop();
    expect(await page.load?.(context, paramsOf(null))).toEqual({ status: 404 });
  });
});

describe('EditorialPage', () => {
  it('renders its title as the only h1, and its blocks in their order', async () => {
    const content = editorialPage(
      [
        { component: 'rich_text', paragraphs: ['First.'] },
        { component: 'heading', text: 'Second' },
        { component: 'rich_text', paragraphs: ['Third.'] },
      ],
      { title: '<b>About</b> us' },
    );
    renderInShop(<EditorialPage params={paramsOf('about-us')} />, {
      messages,
      handlers: [answer('cms-page', () => content)],
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('<b>About</b> us');
    expect(screen.getByRole('article')).toHaveTextContent('<b>About</b> usFirst.SecondThird.');
  });

  it('never runs the scripts of the answer', async () => {
    const { container } = renderInShop(<EditorialPage params={paramsOf('about-us')} />, {
      messages,
      handlers: [answer('cms-page', () => editorialPage([], { scripts: ['window.ran = true'] }))],
    });
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('script')).toBeNull();
    expect(container).not.toHaveTextContent('window.ran');
  });
});
