import { createStubShop } from 'shared-runtime/testing';
import { createAlertService } from './alerts/alert-service.ts';
import { startFlashMessages } from './flash-messages.ts';

const flash = { error: ['The card was refused.'], success: ['Address saved.', 'Basket kept.'] };

function setUp() {
  const shop = createStubShop({ session: { flash_messages: flash } });
  const service = createAlertService();
  startFlashMessages(shop.context.bus, service);
  const shown = () => service.store.getState().alerts.map(({ type, content, html }) => [type, content, html]);
  return { shop, service, shown };
}

describe('startFlashMessages', () => {
  it('shows the session’s messages as plain text alerts', () => {
    expect(setUp().shown()).toEqual([
      ['error', 'The card was refused.', false],
      ['success', 'Address saved.', false],
      ['success', 'Basket kept.', false],
    ]);
  });

  it('shows a message once, however often the session is published', () => {
    const { shop, service, shown } = setUp();
    service.clear();
    shop.changeSession({ gender: 1 });
    expect(shown()).toEqual([]);
    shop.changeSession({ flash_messages: { error: ['Another.'], success: flash.success } });
    expect(shown()).toEqual([['error', 'Another.', false]]);
  });
});
