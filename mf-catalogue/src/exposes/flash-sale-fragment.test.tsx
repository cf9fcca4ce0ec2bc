import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.node';
import { fragments, type FragmentProps } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import type { PageModule } from 'shared-runtime';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import { sale } from '../testing/factories.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { english as messages } from '../testing/messages.ts';
import { handlers } from '../testing/page-handlers.ts';
import { fragment } from './flash-sale-fragment.tsx';

type Props = FragmentProps<'catalogue/flash-sale'>;

const endDate = new Date(Date.now() + 90 * 60 * 60 * 1000).toISOString();
const sales = [sale({ saleId: 1, endDate }), sale({ saleId: 2, title: 'Warm and dry', endDate })];

/** Renders the fragment on the server, as the shell does for the page that embeds it. */
async function serve(props: Props, answers: readonly ReturnType<typeof answer>[] = []) {
  const page: PageModule = {
    Component: () => <fragment.Component {...props} />,
    load: async (context) => void (await fragment.load?.(context, props)),
    messages: fragment.messages,
  };
  const { element, requests } = await loadPage(page, { params: {}, handlers: [...answers, ...handlers] });
  return { html: renderToString(element as ReactElement), requests };
}

function show(props: Props, handler: ReturnType<typeof answer>) {
  return renderInShop(<fragment.Component {...props} />, {
    messages,
    session: memberSession,
    handlers: [handler],
  });
}

describe('the fragment catalogue/flash-sale', () => {
  it('renders the examples of the contract on the server, and requests nothing again', async () => {
    for (const props of propsExamples['catalogue/flash-sale']) {
      expect(fragments['catalogue/flash-sale'].props.parse(props)).toEqual(props);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { html, requests } = await serve(props, [answer('flash-sales', () => ({ sales }))]);
      expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/event\/sale-1"/);
      expect(requests).toEqual([]);
    }
  });

  it.each<[Props, object]>([
    [{}, { store_id: 1, limit: 4 }],
    [{ count: 12 }, { store_id: 1, limit: 12 }],
    [{ saleId: 7 }, { store_id: 1, sale_id: 7, limit: 4 }],
  ])('requests the sales of %j', async (props, expected) => {
    const sent: object[] = [];
    const recording = answer('flash-sales', (request) => {
      sent.push(request);
      return { sales: [] };
    });
    await serve(props, [recording]);
    expect(sent).toEqual([expected]);
  });

  it.each([{ saleId: 0 }, { saleId: 1.5 }, { count: 0 }, { count: 13 }, { headingLevel: 1 }])(
    'has no props %j',
    (props) => {
      expect(fragments['catalogue/flash-sale'].props.safeParse(props).success).toBe(false);
    },
  );

  it('shows one sale with its countdown', async () => {
    show(
      { saleId: 2, headingLevel: 3 },
      answer('flash-sales', () => ({ sales: sales.slice(1) })),
    );
    const heading = await screen.findByRole('heading', { level: 3, name: 'Warm and dry' });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/event/sale-2');
    expect(screen.getByRole('timer')).toHaveAccessibleName(/^Ends on /);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('shows the running sales below a heading, whose text is no markup', async () => {
    const { container } = show(
      { title: '<b>This week</b>' },
      answer('flash-sales', () => ({ sales })),
    );
    const region = await screen.findByRole('region', { name: '<b>This week</b>' });
    expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(within(region).getAllByRole('timer')).toHaveLength(2);
    expect(container.querySelector('b')).toBeNull();
  });

  it('has the heading of the shop without a title', async () => {
    show(
      {},
      answer('flash-sales', () => ({ sales })),
    );
    expect(await screen.findByRole('region', { name: 'On sale now' })).toBeVisible();
  });

  it.each([
    ['no sale runs', () => ({ sales: [] })],
    ['they cannot be loaded', () => new ErrorResponse('unavailable')],
  ])('renders nothing if %s', async (_what, result) => {
    const answered: string[] = [];
    const { container } = show(
      {},
      answer('flash-sales', () => {
        answered.push('flash-sales');
        return result();
      }),
    );
    await waitFor(() => expect(answered).toHaveLength(1));
    await waitFor(() => expect(container.querySelector('section, article')).toBeNull());
    expect((await serve({}, [answer('flash-sales', result)])).html).not.toMatch(/<(section|article)/);
  });
});
