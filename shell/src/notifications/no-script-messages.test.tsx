/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopHostContext } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import { NoScriptMessages } from './no-script-messages.tsx';

function render(flash: { error: string[]; success: string[] }): string {
  const { host } = createStubShop({ session: { flash_messages: flash } });
  return renderToStaticMarkup(
    <ShopHostContext value={host}>
      <NoScriptMessages />
    </ShopHostContext>,
  );
}

describe('NoScriptMessages', () => {
  it('renders errors and successes as text for browsers without JavaScript', () => {
    const html = render({ error: ['The card was refused.'], success: ['<b>Saved.</b>'] });
    expect(html).toMatch(/^<noscript>.*<\/noscript>$/);
    expect(html).toMatch(/<p role="alert"[^>]*>The card was refused\.<\/p>/);
    expect(html).toMatch(/<output[^>]*>&lt;b&gt;Saved\.&lt;\/b&gt;<\/output>/);
  });

  it('renders nothing without a message', () => {
    expect(render({ error: [], success: [] })).toBe('');
  });
});
