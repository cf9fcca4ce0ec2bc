import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

type Name = 'join' | 'signIn' | 'help';

function Demo() {
  const [selected, setSelected] = useState<Name>('join');
  return (
    <Tabs<Name>
      label="Account"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { name: 'join', label: 'Join', content: <input aria-label="Name" /> },
        { name: 'signIn', label: 'Sign in', content: <input aria-label="Password" /> },
        { name: 'help', label: 'Help', content: 'Call us.' },
      ]}
    />
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('shows the panel of the selected tab, which labels it', async () => {
    render(<Demo />);
    expect(screen.getByRole('tablist', { name: 'Account' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Join' })).toBeVisible();
    await userEvent.click(tab('Sign in'));
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: 'Sign in' })).toHaveAttribute(
      'id',
      tab('Sign in').getAttribute('aria-controls'),
    );
  });

  it.each([
    ['{ArrowRight}', 'Sign in'],
    ['{ArrowLeft}', 'Help'],
    ['{End}', 'Help'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Join'],
    ['{End}{Home}', 'Join'],
  ])('selects and focuses by %s the tab %s', async (keys, name) => {
    render(<Demo />);
    await userEvent.tab();
    expect(tab('Join')).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
  });

  it('is one stop in the tab order, followed by its panel', async () => {
    render(<Demo />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('keeps entered values when another tab is selected', async () => {
    render(<Demo />);
    await userEvent.type(screen.getByLabelText('Name'), 'Anna');
    await userEvent.click(tab('Help'));
    await userEvent.click(tab('Join'));
    expect(screen.getByLabelText('Name')).toHaveValue('Anna');
  });
});
