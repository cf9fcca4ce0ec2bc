import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import { fragments } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import type { PageModule } from 'shared-runtime';
import { answer, ErrorResponse, renderInShop } from 'shared-runtime/testing';
import { english as messages } from '../testing/messages.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { fragment } from './size-chart-fragment.tsx';

const guide: CallResponse<typeof sizeGuide> = {
  code: 'ski-boots',
  title: 'Ski boots',
  intro: 'Boots are sold by the length of your foot.',
  how: 'Stand with your heel against a wall.',
  units: ['mondopoint', 'eu', 'us', 'cm', 'in'],
  table: {
    columns: [
      { key: 'mondopoint', label: 'Mondopoint', unit: 'mondopoint' },
      { key: 'eu', label: 'EU', unit: 'eu' },
      { key: 'us-men', label: 'US men', unit: 'us' },
      { key: 'us-women', label: 'US women', unit: 'us' },
      { key: 'foot', label: 'Foot length', unit: 'cm' },
      { key: 'foot-inches', label: 'Foot length', unit: 'in' },
    ],
    rows: [
      ['26.0', '40.5', '8', '9', '25.6–26.0', '10.2'],
      ['26.5', '41.5', '8.5', '9.5', '26.1–26.5', '10.4'],
    ],
    ownColumn: null,
  },
  images: ['/media/signs/measure-foot.svg'],
};

const answering = (change: Partial<typeof guide> = {}) => [
  answer('size-guide', () => ({ ...guide, ...change })),
];

async function show(change: Partial<typeof guide> = {}) {
  const view = renderInShop(<fragment.Component code="ski-boots" />, {
    messages,
    handlers: answering(change),
  });
  await screen.findByRole('table');
  return view;
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const unit = (name: string) => screen.getByRole('radio', { name });

describe('the fragment catalogue/size-chart', () => {
  it('renders the examples of the contract on the server', async () => {
    for (const props of propsExamples['catalogue/size-chart']) {
      expect(fragments['catalogue/size-chart'].props.parse(props)).toEqual(props);
      const page: PageModule = {
        Component: () => <fragment.Component {...props} />,
        load: async (context) => void (await fragment.load?.(context, props)),
        messages: fragment.messages,
      };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { element, requests } = await loadPage(page, { params: {}, handlers: answering() });
      const html = renderToString(element);
      expect(html).toContain('26.1–26.5');
      expect(html).toMatch(new RegExp(`<h${props.headingLevel ?? 2}[^>]*>How to measure`));
      expect(requests).toEqual([]);
    }
  });

  it('shows all columns until a unit is chosen, and then those of the unit beside the size of the shop', async () => {
    const { user } = await show();
    const all = headers();
    expect(all).toHaveLength(6);
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'all',
      'mondopoint',
      'eu',
      'us',
      'cm',
      'in',
    ]);
    await user.click(unit('US'));
    expect(headers()).toEqual(['Mondopoint', 'US men', 'US women']);
    expect(screen.getByRole('row', { name: '26.5 8.5 9.5' })).toBeVisible();
    await user.click(unit('cm'));
    expect(headers()).toEqual(['Mondopoint', 'Foot length (cm)']);
    await user.click(unit('inches'));
    expect(screen.getByRole('row', { name: '26.0 10.2' })).toBeVisible();
    await user.click(unit('All'));
    expect(headers()).toEqual(all);
  });

  it('changes the unit by arrow keys', async () => {
    const { user } = await show();
    await user.click(unit('All'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(headers()).toEqual(['Mondopoint', 'EU']);
    expect(unit('EU')).toHaveFocus();
  });

  it('offers no units if there is only one', async () => {
    const [, , , , foot] = guide.table.columns;
    await show({ table: { columns: foot ? [foot] : [], rows: [['26.0']], ownColumn: null } });
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('shows markup as text, and the drawings of the guide without a name', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const table = { columns: [{ key: 'a', label: hostile, unit: '' }], rows: [[hostile]], ownColumn: null };
    const { container } = await show({ title: hostile, intro: hostile, how: hostile, table });
    expect(within(screen.getByRole('table')).getAllByText(hostile)).toHaveLength(2);
    const drawings = [...container.querySelectorAll('img')];
    expect(drawings.map((each) => [each.getAttribute('src'), each.alt])).toEqual([
      ['/media/signs/measure-foot.svg', ''],
    ]);
  });

  it('offers a retry if it cannot be loaded', async () => {
    let calls = 0;
    const { user } = renderInShop(<fragment.Component code="ski-boots" />, {
      messages,
      handlers: [answer('size-guide', () => ((calls += 1) === 1 ? new ErrorResponse('unavailable') : guide))],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
