import { act, screen } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { createAlertService } from './alert-service.ts';
import { Alerts } from './alerts.tsx';

function setUp() {
  const service = createAlertService();
  const followed: string[] = [];
  const alerts = <Alerts service={service} onFollow={(path) => followed.push(path)} />;
  return { service, followed, ...renderInShop(alerts, { messages }) };
}

const live = (element: HTMLElement) => element.closest('[aria-live]')?.getAttribute('aria-live');

describe('Alerts', () => {
  it('announces errors assertively and successes politely, in live regions that existed before', () => {
    const { service, container } = setUp();
    expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
    act(() => {
      service.show({ key: 'a', content: 'Refused.' });
      service.show({ key: 'b', content: 'Saved.', type: 'success' });
    });
    expect(live(screen.getByText('Refused.'))).toBe('assertive');
    expect(live(screen.getByText('Saved.'))).toBe('polite');
  });

  it('closes an alert by its button, if it has one', async () => {
    const { service, user } = setUp();
    act(() => {
      service.show({ key: 'a', content: 'Refused.' });
      service.show({ key: 'b', content: 'Stays.', closable: false });
    });
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByText('Refused.')).not.toBeInTheDocument();
    expect(screen.getByText('Stays.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('hides invisible alerts', () => {
    const { service } = setUp();
    act(() => service.show({ key: 'a', content: 'Later.', visible: false }));
    expect(screen.queryByText('Later.')).not.toBeInTheDocument();
    act(() => service.update('a', { visible: true }));
    expect(screen.getByText('Later.')).toBeInTheDocument();
  });

  it('shows markup as text by default', () => {
    const { service } = setUp();
    act(() => service.show({ key: 'a', content: '<b>5</b> < 6' }));
    expect(screen.getByText('<b>5</b> < 6')).toBeInTheDocument();
  });

  it('renders safe markup, with links within the shop and outside', async () => {
    const { service, container, user, followed } = setUp();
    const content =
      '<strong>New</strong> <a href="/sales" onclick="steal()">Sales</a> <a href="https://example.com/">Out</a>' +
      '<img src=x onerror="steal()"><script>steal()</script><a href="javascript:steal()">trap</a>';
    act(() => service.show({ key: 'a', content, html: true }));
    expect(screen.getByText('New').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Out' })).toHaveAttribute('href', 'https://example.com/');
    expect(screen.queryByRole('link', { name: 'trap' })).not.toBeInTheDocument();
    expect(container.querySelectorAll('img, script, [onclick], [onerror]')).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Sales' }));
    expect(followed).toEqual(['/sales']);
  });
});
