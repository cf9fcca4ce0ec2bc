import { waitFor } from '@testing-library/react';
import { findShopOverlay } from '../testing/overlay-fixture.ts';
import { createOverlayService, type OverlayService } from './overlay-service.ts';
import { returnFocus } from './return-focus.ts';

let service: OverlayService;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<header><button id="opener">Sign in</button></header><main><h1>Skis</h1><a href="/">Home</a></main>';
  service = createOverlayService(findShopOverlay, () => undefined);
  stop = returnFocus(service);
});
afterEach(() => stop());

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

/** Opens an overlay from the button, as the dialog does: its content has the focus. */
function openDialog(): HTMLElement {
  element('#opener').focus();
  void service.open('account/register', { reason: 'account' });
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  dialog.innerHTML = '<input>';
  document.body.append(dialog);
  element('input').focus();
  return dialog;
}

describe('returnFocus', () => {
  it('focuses the element that opened the overlay', async () => {
    const dialog = openDialog();
    service.closeAll();
    dialog.remove();
    await waitFor(() => expect(element('#opener')).toHaveFocus());
  });

  it('focuses the main heading if that element was removed with the overlay', async () => {
    const dialog = openDialog();
    service.closeAll();
    element('#opener').remove();
    dialog.remove();
    await waitFor(() => expect(element('h1')).toHaveFocus());
  });

  it('focuses the main heading if that element is removed later', async () => {
    const dialog = openDialog();
    service.closeAll();
    dialog.remove();
    await waitFor(() => expect(element('#opener')).toHaveFocus());
    element('#opener').remove();
    await waitFor(() => expect(element('h1')).toHaveFocus());
  });

  it('leaves the focus where it is, also after an interaction', async () => {
    const dialog = openDialog();
    service.closeAll();
    dialog.remove();
    element('a').focus();
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(element('a')).toHaveFocus();
    document.dispatchEvent(new Event('pointerdown'));
    element('a').blur();
    element('#opener').remove();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });

  it('moves no focus if nothing had it when the overlay opened', async () => {
    void service.open('account/welcome', {});
    service.closeAll();
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });

  it('keeps the first opener while one overlay opens another', async () => {
    const dialog = openDialog();
    void service.open('basket/added', { cartItemId: 1 });
    service.closeAll();
    dialog.remove();
    await waitFor(() => expect(element('#opener')).toHaveFocus());
  });
});
