/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import type { Failure } from './failure/index.ts';
import { DeliveryForm, messages } from './testing/delivery-form.tsx';

function render(failure: Failure): string {
  return renderToString(
    <ShopHostContext value={createStubShop().host}>
      <RegionIntl messages={messages}>
        <DeliveryForm send={() => Promise.resolve()} failure={failure} />
      </RegionIntl>
    </ShopHostContext>,
  );
}

it('Form posts without JavaScript, with native validation and the failure of the URL', () => {
  const html = render({ code: 'too_many_attempts', retryAfterSeconds: null });
  expect(html).toContain('action="/form/delivery" method="post"');
  expect(html).toContain('<input type="hidden" name="back" value="/checkout"/>');
  expect(html).toContain('<input type="hidden" name="basket" value="7"/>');
  expect(html).not.toContain('name="coupon"');
  expect(html).toContain('required=""');
  expect(html.toLowerCase()).not.toContain('novalidate');
  expect(html).toContain('Please wait a few minutes and try again.');
});

it('Form names the invalid fields of a post without JavaScript, in the summary and at the field', () => {
  const fields = { email: 'email', city: 'nonsense', store_id: 'required', constructor: 'required' };
  const html = render({ code: 'invalid_request', retryAfterSeconds: null, fields });
  expect(html).toContain('Please correct 2 entries:');
  expect(html.match(/Enter an e-mail address with an @\./g)).toHaveLength(2);
  expect(html.match(/Please check this entry\./g)).toHaveLength(2);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
});

it('Form shows no errors of fields with a code that has none', () => {
  const html = render({ code: 'unavailable', retryAfterSeconds: null, fields: { email: 'email' } });
  expect(html).not.toContain('Please correct');
  expect(html).not.toContain('aria-invalid="true"');
});
