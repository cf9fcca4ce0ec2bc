import { screen } from '@testing-library/react';
import { renderSearchBox } from '../../testing/render-search-box.tsx';
import { stubScreen } from '../../testing/screen-width.ts';

beforeEach(() => stubScreen('desktop'));
afterEach(() => sessionStorage.clear());

describe('SearchBox keyboard', () => {
  it.each(['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}'])(
    'returns the selection to the text with %s',
    async (key) => {
      const { user, field, location } = renderSearchBox();
      await user.type(field, 'tour');
      await screen.findByRole('listbox');
      await user.keyboard(`{ArrowDown}${key}`);
      expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
      expect(field).not.toHaveAttribute('aria-activedescendant');
      await user.keyboard('{Enter}');
      expect(location()).toBe('/search?s=tour');
    },
  );

  it('moves the cursor of the text with Home', async () => {
    const { user, field } = renderSearchBox();
    await user.type(field, 'our{Home}t');
    expect(field).toHaveValue('tour');
  });

  it('empties the field with a second Escape', async () => {
    const { user, field } = renderSearchBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}{Escape}');
    expect(field).toHaveValue('');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('moves through the suggestions and follows the selected one on Enter', async () => {
    const { user, field, location } = renderSearchBox();
    await user.type(field, 'tour');
    const list = await screen.findByRole('listbox');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { name: 'Touring skis', selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(location()).toBe('/products/touring-skis?source=Touring+skis');
  });

  it('selects the last suggestion with the upward arrow', async () => {
    const { user, field } = renderSearchBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Touring skis');
  });

  it('closes on Escape, keeps the term and opens again with an arrow', async () => {
    const { user, field } = renderSearchBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('tour');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('closes when the focus leaves the box', async () => {
    const { user, field } = renderSearchBox();
    await user.type(field, 'tour');
    await screen.findByRole('listbox');
    await user.click(field);
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });
});
