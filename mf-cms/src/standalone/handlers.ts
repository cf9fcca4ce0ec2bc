import type { ContentBlock } from 'shared-contracts/api/content';
import { answer } from 'shared-runtime/standalone';
import { editorialPage, staticBlock } from '../testing/content.ts';

const ridge = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="700"><rect width="1400" height="700" fill="#d9e4ed"/><path d="M0 560 380 210 620 430 900 120 1400 520V700H0Z" fill="#74879a"/><path d="M0 640 420 420 760 600 1100 400 1400 610V700H0Z" fill="#16293c"/></svg>',
)}`;

const allBlocks: ContentBlock[] = [
  {
    component: 'rich_text',
    paragraphs: [
      'We started in a garage below the Nordkette with eleven pairs of skis and one rule: sell nothing we would not ski ourselves.',
      'Members see what is left of the best seasons at prices that would embarrass a shop window. Sales run for a few days. When the last pair is gone, it is gone.',
    ],
  },
  { component: 'heading', text: 'How a sale works' },
  {
    component: 'list',
    items: [
      'We buy what a brand has left.',
      'You choose within a few days.',
      'It leaves our warehouse within 24 hours.',
    ],
  },
  {
    component: 'image',
    image: { url: ridge, alt: 'A ridge in the evening', width: 1400, height: 700 },
    caption: 'The view from the packing table.',
  },
  { component: 'heading', text: 'Good to know' },
  {
    component: 'faq',
    items: [
      {
        question: 'Do I have to be a member?',
        answer: 'To look around, no. To see prices, yes: it is free and takes a minute.',
      },
      { question: 'Can I send something back?', answer: 'Within 14 days of receipt, in the box it came in.' },
    ],
  },
  {
    component: 'table',
    caption: 'When your parcel arrives',
    columns: ['Country', 'Working days', 'Delivery', 'Free from', 'Carrier'],
    rows: [
      ['Great Britain', '1–2', '£4.95', '£80.00', 'Parcelforce'],
      ['Ireland', '2–4', '€5.95', '€100.00', 'An Post'],
      ['Norway', '4–7', '79,00 kr', '900,00 kr', 'Posten'],
    ],
  },
  { component: 'button', link: { label: 'See the sales', url: '/sales' } },
  { component: 'button', link: { label: 'Avalanche report', url: 'https://www.avalanches.org/' } },
  { component: 'cookie_preferences_button', label: 'Cookie preferences' },
  { component: 'size_guide', code: 'ski-boots' },
  {
    component: 'tiles',
    items: ['Ski boots', 'Gloves and mittens', 'Helmets'].map((label) => ({
      link: { label, url: '/size-guides' },
      drawing: null,
    })),
  },
];

export const handlers = [
  answer('cms-page', () => editorialPage(allBlocks, { title: 'Skiers who sell skis' })),
  answer('static-blocks', ({ identifier }) =>
    identifier === 'absent' ? { block: null, errors: ['not_found'] } : { block: staticBlock({ identifier }) },
  ),
];
