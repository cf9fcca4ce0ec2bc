import { screen, within } from '@testing-library/react';
import type { ContentBlock } from 'shared-contracts/api/content';
import { contentBlockSchema } from 'shared-contracts/api/content';
import { renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { ContentBlockView } from './content-block-view.tsx';

function renderBlock(block: ContentBlock) {
  return renderInShop(<ContentBlockView block={contentBlockSchema.parse(block)} />, { messages });
}

const hostile = '<img src=x onerror=alert(1)><script>alert(2)</script>';

it('ContentBlockView renders a heading below the title', () => {
  renderBlock({ component: 'heading', text: 'How a sale works' });
  expect(screen.getByRole('heading', { level: 2, name: 'How a sale works' })).toBeVisible();
});

it('ContentBlockView renders every paragraph, also equal ones', () => {
  renderBlock({ component: 'rich_text', paragraphs: ['One.', 'Two.', 'One.'] });
  expect(screen.getAllByRole('paragraph').map((paragraph) => paragraph.textContent)).toEqual([
    'One.',
    'Two.',
    'One.',
  ]);
});

it('ContentBlockView links e-mail addresses and telephone numbers', () => {
  renderBlock({ component: 'list', items: ['Phone: +44 20 7946 0731', 'E-mail: help@offpiste.example'] });
  expect(screen.getByRole('link', { name: '+44 20 7946 0731' })).toHaveAttribute('href', 'tel:+442079460731');
  expect(screen.getByRole('link', { name: 'help@offpiste.example' })).toHaveAttribute(
    'href',
    'mailto:help@offpiste.example',
  );
});

it('ContentBlockView renders a list', () => {
  renderBlock({ component: 'list', items: ['Skis', 'Boots'] });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Skis', 'Boots']);
});

it('ContentBlockView renders a picture with its size, text alternative and caption', () => {
  const image = { url: '/media/ridge.webp', alt: 'A ridge', width: 1400, height: 700 };
  renderBlock({ component: 'image', image, caption: 'In the evening' });
  const picture = screen.getByRole('img', { name: 'A ridge' });
  expect(picture).toHaveAttribute('src', '/media/ridge.webp');
  expect(picture).toHaveAttribute('width', '1400');
  expect(picture).toHaveAttribute('height', '700');
  expect(screen.getByText('In the evening')).toBeVisible();
});

it('ContentBlockView renders no caption for a picture without one', () => {
  const image = { url: '/media/ridge.webp', alt: '', width: 1400, height: 700 };
  const { container } = renderBlock({ component: 'image', image, caption: null });
  expect(container.querySelector('figcaption')).toBeNull();
});

it('ContentBlockView renders closed answers that open on click', async () => {
  const { user } = renderBlock({
    component: 'faq',
    items: [{ question: 'Do I have to join?', answer: 'To see prices, yes.' }],
  });
  const group = screen.getByRole('group');
  expect(group).not.toHaveAttribute('open');
  await user.click(screen.getByText('Do I have to join?'));
  expect(group).toHaveAttribute('open');
  expect(group).toHaveTextContent('To see prices, yes.');
});

it('ContentBlockView renders a table that the keyboard can scroll', async () => {
  const { user } = renderBlock({
    component: 'table',
    caption: 'Delivery times',
    columns: ['Country', 'Days', 'Price'],
    rows: [
      ['France', '2–4', '4.95'],
      ['Austria', '3–5', '4.95'],
    ],
  });
  const table = screen.getByRole('table', { name: 'Delivery times' });
  const texts = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual(['Country', 'Days', 'Price']);
  expect(within(table).getByRole('row', { name: 'Austria 3–5 4.95' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Delivery times' })).toHaveFocus();
});

it('ContentBlockView labels every cell of a table with sentences, which is a list of cards on a phone', () => {
  renderBlock({
    component: 'table',
    caption: 'Cookies',
    columns: ['Name', 'Purpose'],
    rows: [['sid', 'Keeps you signed in while you go from one page to the next.']],
  });
  const table = screen.getByRole('table', { name: 'Cookies' });
  expect(within(table).getByRole('columnheader', { name: 'Purpose' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: /Keeps you signed in/ })).toHaveAttribute(
    'data-label',
    'Purpose',
  );
});

it('ContentBlockView opens the cookie preferences', async () => {
  const { user, shop } = renderBlock({ component: 'cookie_preferences_button', label: 'Cookie settings' });
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(shop.opened).toEqual([{ name: 'consent/preferences', props: {} }]);
});

describe('ContentBlockView for a button', () => {
  it('links to a path of the shop', () => {
    renderBlock({ component: 'button', link: { label: 'See the sales', url: '/sales' } });
    const link = screen.getByRole('link', { name: 'See the sales' });
    expect(link).toHaveAttribute('href', '/sales');
    expect(link).not.toHaveAttribute('target');
  });

  it('opens another site in a new tab without a referrer', () => {
    renderBlock({ component: 'button', link: { label: 'Avalanche report', url: 'https://example.com/' } });
    const link = screen.getByRole('link', { name: 'Avalanche report' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])(
    'renders text only for the URL %s',
    (url) => {
      renderBlock({ component: 'button', link: { label: 'Press me', url } });
      expect(screen.getByText('Press me')).toBeVisible();
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );
});

const image = { url: '/a.webp', alt: hostile, width: 10, height: 10 };

it.each<ContentBlock>([
  { component: 'heading', text: hostile },
  { component: 'rich_text', paragraphs: [hostile] },
  { component: 'list', items: [hostile] },
  { component: 'image', image, caption: hostile },
  { component: 'button', link: { label: hostile, url: '/sales' } },
  { component: 'faq', items: [{ question: hostile, answer: hostile }] },
  { component: 'table', caption: hostile, columns: [hostile], rows: [[hostile]] },
  { component: 'cookie_preferences_button', label: hostile },
  { component: 'tiles', items: [{ link: { label: hostile, url: '/sales' }, drawing: null }] },
])('ContentBlockView renders markup in $component as text', (block) => {
  const { container } = renderBlock(block);
  expect(screen.getAllByText(hostile, { exact: false }).length).toBeGreaterThan(0);
  expect(container.querySelector('script, [onerror]')).toBeNull();
});

it('ContentBlockView renders links as tiles, with a drawing or without one', () => {
  const { container } = renderBlock({
    component: 'tiles',
    items: [
      {
        link: { label: 'Ski boots', url: '/ski-boots-size-guide' },
        drawing: '/media/signs/measure-foot.svg',
      },
      { link: { label: 'Gloves', url: '/gloves-size-guide' }, drawing: null },
    ],
  });
  const [boots, gloves] = screen.getAllByRole('listitem');
  expect(within(boots as HTMLElement).getByRole('link', { name: 'Ski boots' })).toHaveAttribute(
    'href',
    '/ski-boots-size-guide',
  );
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/signs/measure-foot.svg');
  expect(within(gloves as HTMLElement).getByRole('link', { name: 'Gloves' })).toBeVisible();
});

it.each(['javascript:alert(1)', '//elsewhere.example', 'https://elsewhere.example/x', 'data:text/html,x'])(
  'ContentBlockView renders a tile that leads to %s as its label, without a drawing from there',
  (url) => {
    const items = [{ link: { label: 'Press me', url }, drawing: url }];
    const { container } = renderBlock({ component: 'tiles', items });
    expect(screen.getByText('Press me')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(container.querySelector('img')).toBeNull();
  },
);

it('ContentBlockView offers to load a size guide again if the catalogue cannot show it', async () => {
  const { user, shop } = renderBlock({ component: 'size_guide', code: 'ski-boots' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the table of sizes.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(shop.failures).toEqual([]);
});

it('ContentBlockView leaves out a component that a newer API sends', () => {
  const { container } = renderInShop(
    <ContentBlockView block={{ component: 'hologram' } as unknown as ContentBlock} />,
    { messages },
  );
  expect(container).toBeEmptyDOMElement();
});

it('ContentBlockView passes a frame of another site to the fragment that asks for consent', () => {
  renderBlock({
    component: 'iframe',
    url: 'https://player.video.example/embed/1',
    title: 'How we wax skis',
    width: 640,
    height: 360,
  });
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link', { name: 'How we wax skis' })).toHaveAttribute(
    'href',
    'https://player.video.example/embed/1',
  );
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'http:/\\evil', '//evil.example'])(
  'ContentBlockView links no frame of %s',
  (url) => {
    renderBlock({ component: 'iframe', url, title: 'Film', width: 640, height: 360 });
    expect(screen.queryByRole('link')).toBeNull();
  },
);
