import { screen, waitFor, within } from '@testing-library/react';
import { answer, ErrorResponse, memberSession, renderInShop } from 'shared-runtime/testing';
import messages from '../../../messages/en_GB.json' with { type: 'json' };
import { stubScreen } from '../../../testing/screen-width.ts';
import { noDefaultSuggestions, prediction } from '../../../testing/suggestions.ts';
import { SearchBox } from '../search-box.tsx';

const searchesOf = (terms: readonly string[]) =>
  terms.map((term) => ({ term, url: `/search?s=${encodeURIComponent(term)}` }));

/** Renders the box of a guest, or of a member whom the API answers these terms. */
function renderBox(ofMember?: string[], { fails = false, path = '/', redirect = '' } = {}) {
  const deleted: (string | null)[] = [];
  const handlers = [
    answer('search-recent', () => ({ searches: searchesOf(ofMember ?? []) })),
    answer('search-recent-delete', ({ term }) => {
      if (fails) return new ErrorResponse('internal');
      deleted.push(term);
      return { isDeleted: true };
    }),
    answer('search-url', ({ term }) => {
      const url = redirect === '' ? `/search?s=${term}` : `${redirect}?source=${term}`;
      return { url, isRedirect: redirect !== '' };
    }),
    answer('predictive-search-v2', () => prediction([{ text: 'Serac', url: '/brand/serac' }], [])),
    ...noDefaultSuggestions.slice(1),
  ];
  const session = ofMember ? memberSession : {};
  const rendering = renderInShop(<SearchBox />, { messages, handlers, session, path });
  return { ...rendering, deleted, field: screen.getByRole('combobox') };
}

const recent = () => screen.findByRole('group', { name: 'Your recent searches' });
const terms = () => screen.queryAllByRole('option').map((option) => option.textContent);
const removalOf = (term: string) =>
  screen.getByRole('button', { name: `Remove “${term}” from your recent searches` });

beforeEach(() => stubScreen('desktop'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('The recent searches of a guest', () => {
  it('are those that were made in this browser, the last one first', async () => {
    const { user, field, location } = renderBox();
    await user.type(field, 'skis{Enter}');
    await user.type(field, '  Poles {Enter}');
    await user.type(field, ' {Enter}');
    expect(sessionStorage.getItem('recent-searches')).toBe('["Poles","skis"]');
    await user.click(document.body);
    await user.click(field);
    expect(
      within(await recent())
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Poles', 'skis']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(location()).toBe('/search?s=skis');
    expect(sessionStorage.getItem('recent-searches')).toBe('["skis","Poles"]');
  });

  it('are also those that were redirected to this page before the box could record them', async () => {
    const { user, field } = renderBox(undefined, {
      path: '/products/skis?source=ski',
      redirect: '/products/skis',
    });
    await user.click(field);
    await recent();
    expect(terms()).toEqual(['ski']);
    expect(sessionStorage.getItem('recent-searches')).toBe('["ski"]');
  });

  it.each([
    ['leads to its results', ''],
    ['is redirected to another page', '/products/boots'],
  ])('are not the text of a suggestion that has led to this page, which %s', async (_name, redirect) => {
    const { user, field } = renderBox(undefined, { path: '/brand/serac?source=Serac', redirect });
    await user.click(field);
    await user.type(field, 'ser');
    await screen.findByRole('option', { name: 'Serac' });
    expect(sessionStorage.getItem('recent-searches')).toBeNull();
  });

  it('are not those of a chosen suggestion', async () => {
    const { user, field } = renderBox();
    await user.type(field, 'ser');
    await user.click(await screen.findByRole('option', { name: 'Serac' }));
    expect(sessionStorage.getItem('recent-searches')).toBeNull();
  });

  it('are removed one by one, with the focus on the next button and at last in the field', async () => {
    sessionStorage.setItem('recent-searches', '["a","b","c"]');
    const { user, field } = renderBox();
    await user.click(field);
    await recent();
    await user.click(removalOf('b'));
    expect(terms()).toEqual(['a', 'c']);
    expect(removalOf('c')).toHaveFocus();
    await user.click(removalOf('c'));
    expect(removalOf('a')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
    await user.click(removalOf('a'));
    expect(field).toHaveFocus();
    expect(terms()).toEqual([]);
    expect(sessionStorage.getItem('recent-searches')).toBeNull();
  });

  it('are removed by the Delete key on the selected one, which deletes no text', async () => {
    sessionStorage.setItem('recent-searches', '["a","b"]');
    const { user, field } = renderBox();
    await user.click(field);
    await recent();
    await user.keyboard('{Delete}');
    expect(terms()).toEqual(['a', 'b']);
    await user.keyboard('{ArrowDown}{Delete}');
    expect(terms()).toEqual(['b']);
    expect(field).toHaveFocus();
  });

  it('are removed all at once', async () => {
    sessionStorage.setItem('recent-searches', '["a","b"]');
    const { user, field, deleted } = renderBox();
    await user.click(field);
    await recent();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(terms()).toEqual([]);
    expect(field).toHaveFocus();
    expect(sessionStorage.getItem('recent-searches')).toBeNull();
    expect(deleted).toEqual([]);
  });

  it('are five until the button shows the others', async () => {
    const stored = Array.from({ length: 12 }, (_, index) => `term ${index}`);
    sessionStorage.setItem('recent-searches', JSON.stringify(stored));
    const { user, field } = renderBox();
    await user.click(field);
    await recent();
    expect(terms()).toEqual(stored.slice(0, 5));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(terms()).toEqual(stored);
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show all' })).not.toBeInTheDocument();
    await user.click(document.body);
    await user.click(field);
    await recent();
    expect(terms()).toHaveLength(5);
  });

  it('show markup and garbage as text', async () => {
    sessionStorage.setItem('recent-searches', '["<img src=x onerror=alert(1)>", 7, {"a":1}, "\\u202eevil"]');
    const { user, field, container } = renderBox();
    await user.click(field);
    await recent();
    expect(terms()).toEqual(['<img src=x onerror=alert(1)>', 'evil']);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('The recent searches of a member', () => {
  it('come from the API, and nothing is stored in the browser', async () => {
    sessionStorage.setItem('recent-searches', '["of a guest"]');
    const { user, field } = renderBox(['of the member']);
    await user.click(field);
    await recent();
    expect(terms()).toEqual(['of the member']);
    await user.type(field, 'skis{Enter}');
    expect(sessionStorage.getItem('recent-searches')).toBe('["of a guest"]');
  });

  it('disappear at once and are deleted by the API', async () => {
    const { user, field, deleted } = renderBox(['a', 'b']);
    await user.click(field);
    await recent();
    await user.click(removalOf('a'));
    await waitFor(() => expect(terms()).toEqual(['b']));
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    await waitFor(() => expect(terms()).toEqual([]));
    await waitFor(() => expect(deleted).toEqual(['a', null]));
  });

  it('return with a message if they cannot be deleted', async () => {
    const { user, field } = renderBox(['a', 'b'], { fails: true });
    await user.click(field);
    await recent();
    await user.click(removalOf('a'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t remove that. Try again.');
    await waitFor(() => expect(terms()).toEqual(['a', 'b']));
  });
});
