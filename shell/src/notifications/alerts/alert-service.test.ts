import { createAlertService } from './alert-service.ts';

function setUp() {
  const service = createAlertService();
  return { ...service, alerts: () => service.store.getState().alerts };
}

describe('createAlertService', () => {
  it('shows visible, closable errors in plain text by default', () => {
    const { show, alerts } = setUp();
    show({ key: 'logout', content: 'Please try again.' });
    expect(alerts()).toEqual([
      {
        key: 'logout',
        content: 'Please try again.',
        type: 'error',
        visible: true,
        closable: true,
        html: false,
      },
    ]);
    show({ key: 'news', content: 'Hello', type: 'info', visible: false, closable: false, html: true });
    expect(alerts()[1]).toEqual({
      key: 'news',
      content: 'Hello',
      type: 'info',
      visible: false,
      closable: false,
      html: true,
    });
  });

  it('replaces an alert with the same key, and appends it', () => {
    const { show, alerts } = setUp();
    show({ key: 'a', content: 'one', type: 'success', closable: false });
    show({ key: 'b', content: 'two' });
    show({ key: 'a', content: 'three' });
    expect(alerts().map(({ key, content }) => [key, content])).toEqual([
      ['b', 'two'],
      ['a', 'three'],
    ]);
    expect(alerts()[1]).toMatchObject({ type: 'error', closable: true });
  });

  it('merges changes by key, in place', () => {
    const { show, update, alerts } = setUp();
    show({ key: 'a', content: 'one', type: 'success' });
    show({ key: 'b', content: 'two' });
    update('a', { content: 'more' });
    expect(alerts().map(({ key, content, type }) => [key, content, type])).toEqual([
      ['a', 'more', 'success'],
      ['b', 'two', 'error'],
    ]);
    update('nobody', { content: 'lost' });
    expect(alerts()).toHaveLength(2);
  });

  it('closes one alert, and clears all', () => {
    const { show, close, clear, alerts } = setUp();
    for (const key of ['a', 'b', 'c']) show({ key, content: key });
    close('b');
    expect(alerts().map(({ key }) => key)).toEqual(['a', 'c']);
    clear();
    expect(alerts()).toEqual([]);
  });
});
