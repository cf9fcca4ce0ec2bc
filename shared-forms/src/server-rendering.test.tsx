/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import { DeliveryForm, messages } from './testing/delivery-form.tsx';

it('Form posts without JavaScript, with native validation and the failure of the URL', () => {
  const html = renderToString(
    <ShopHostContext value={createStubShop().host}>
      <RegionIntl messages={messages}>
        <DeliveryForm
          send={() => Promise.resolve()}
          failure={{ code: 'too_many_attempts', retryAfterSeconds: null }}
        />
      </RegionIntl>
    </ShopHostContext>,
  );
  expect(html).toContain('action="/form/delivery" method="post"');
  expect(html).toContain('<input type="hidden" name="back" value="/checkout"/>');
  expect(html).toContain('<input type="hidden" name="basket" value="7"/>');
  expect(html).not.toContain('name="coupon"');
  expect(html).toContain('required=""');
  expect(html.toLowerCase()).not.toContain('novalidate');
  expect(html).toContain('Please wait a few minutes and try again.');
});
