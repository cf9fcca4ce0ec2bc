import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDropdown, type DropdownOptions } from './use-dropdown.ts';

function Demo(options: Partial<DropdownOptions>) {
  const { isOpen, close, rootProps, triggerProps, panelId } = useDropdown<HTMLAnchorElement>({
    closeOn: 'first page',
    ...options,
  });
  return (
    <>
      <button type="button">Before</button>
      <div {...rootProps}>
        <a {...triggerProps} href="#account">
          Account
        </a>
        {isOpen ? (
          <section id={panelId} aria-label="Menu">
            <button type="button">Orders</button>
            <button type="button" onClick={close}>
              Done
            </button>
          </section>
        ) : null}
      </div>
      <p>Text</p>
      <button type="button">After</button>
    </>
  );
}

const trigger = () => screen.getByRole('link', { name: 'Account' });
const panel = () => screen.queryByRole('region', { name: 'Menu' });

async function open(options: Partial<DropdownOptions> = {}) {
  const shown = render(<Demo {...options} />);
  await userEvent.click(trigger());
  return shown;
}

describe('useDropdown', () => {
  it('toggles the panel and describes its state', async () => {
    render(<Demo />);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).not.toHaveAttribute('aria-controls');
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', panel()?.id);
    expect(location.hash).toBe('');
    await userEvent.click(trigger());
    expect(panel()).toBeNull();
  });

  it('opens by the keyboard and has its panel next in the tab order', async () => {
    render(<Demo />);
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Orders' })).toHaveFocus();
  });

  it('closes on Escape and returns the focus', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('closes on Escape if the focus is nowhere', async () => {
    await open();
    trigger().blur();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('stays open on an Escape that something else has handled', async () => {
    await open();
    const order = screen.getByRole('button', { name: 'Orders' });
    order.addEventListener('keydown', (event) => event.preventDefault());
    order.focus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeNull();
  });

  it('closes on a click outside and returns the focus', async () => {
    await open();
    await userEvent.click(screen.getByText('Text'));
    expect(panel()).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('leaves the focus on a control that was clicked outside', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('closes when Tab leaves it in either direction', async () => {
    await open();
    screen.getByRole('button', { name: 'Done' }).focus();
    await userEvent.tab();
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.click(trigger());
    await userEvent.tab({ shift: true });
    expect(panel()).toBeNull();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('closes at the request of its content', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(panel()).toBeNull();
  });

  it('closes when the page changes', async () => {
    const { rerender } = await open();
    rerender(<Demo closeOn="second page" />);
    expect(panel()).toBeNull();
  });

  it('is an ordinary link while it is disabled', async () => {
    await open({ isEnabled: false });
    expect(panel()).toBeNull();
    expect(trigger()).not.toHaveAttribute('aria-expanded');
    expect(location.hash).toBe('#account');
    location.hash = '';
  });

  it('leaves a click with a modifier key to the browser', async () => {
    render(<Demo />);
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(trigger());
    expect(panel()).toBeNull();
  });
});
