import { screen } from '@testing-library/react';
import { paths } from 'shared-contracts/routes';
import { renderInShop } from 'shared-runtime/testing';
import { handlers } from '../../testing/handlers.ts';
import { messages } from '../../testing/messages.ts';
import { DataExportPage } from './data-export-page.tsx';

const path = '/customer/account/dataexport/';
const link = { id: '7', token: 'valid-token_1' };

function setUp(search: Record<string, string>) {
  const params = { path, search, entityId: null, pageType: 'data-export' };
  renderInShop(<DataExportPage params={params} />, { messages, handlers, session: {} });
}

it('DataExportPage offers the file of its link', () => {
  setUp(link);
  expect(screen.getByRole('link', { name: 'Download my data' })).toHaveAttribute(
    'href',
    '/api/data-export?id=7&token=valid-token_1',
  );
  expect(screen.getByText(/The link in the email works for 7 days\./)).toBeVisible();
});

it.each([
  [{}],
  [{ id: '7' }],
  [{ id: '7', token: '../x' }],
  [{ ...link, form_error: 'invalid_token' }],
  [{ form_error: 'invalid_request' }],
])(
  'DataExportPage says for %j that the link is invalid, and leads to the page that requests a new one',
  (search) => {
    setUp(search as Record<string, string>);
    expect(screen.getByRole('alert')).toHaveTextContent('This link doesn’t work any more.');
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([paths.privacy]);
  },
);

it.each([
  ['unavailable', /busy right now/],
  ['too_many_attempts', /Please wait a few minutes/],
  ['<b>', /Something went wrong/],
])('DataExportPage shows the failure %s, and says to open the link again', (code, text) => {
  setUp({ form_error: code });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(alert).toHaveTextContent('Open the link in the email again later.');
  expect(alert).not.toHaveTextContent('doesn’t work any more');
  expect(screen.getByRole('link')).toHaveAttribute('href', paths.privacy);
});
