import { eq } from 'drizzle-orm';
import { storeLocales } from 'shared-contracts/locales';
import { outbox } from '../../../db/schema/index.ts';
import { createMember, mailsTo } from '../../../testing/new-member.ts';
import { openChangeTest, type ChangeTest } from '../../../testing/orders/order-changes.ts';
import { operateOn } from '../../../testing/orders/placed-orders.ts';
import { deliveredOrder, returnCode, returnsOf, sendWithdrawal } from '../../../testing/orders/returns.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { readStructure } from '../../../testing/read-structure.ts';
import { send } from '../../../testing/test-api.ts';
import { documentTexts } from '../../documents/document-texts.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { mailAttachments } from '../mail-attachments.ts';
import { drawReturnLabel } from './draw-return-label.ts';

let api: ChangeTest;
beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

const labelOf = (id: number, cookie: string, storeId = 1) =>
  send(api.app, 'return-label', { store_id: storeId, id }, { cookie, headers: { host: 'localhost' } });
const notFound = '/sales/returns/?form_error=not_found';

/** Returns the mail as it would be sent. */
async function composed(recipient: string, kind: 'order-return-approved' | 'order-withdrawal') {
  const [mail] = await mailsTo(api, recipient, kind);
  const [row] = await api.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.id, mail?.id ?? 0));
  if (row === undefined) throw new Error(`There is no mail ${kind}`);
  const findStore = (id: number) => api.app.findStore(id);
  const config = { from: 'service@{brand}.example', storeOrigin: 'https://{host}' };
  return composeMail(row, {
    db: api.database.db,
    log: api.app.log,
    findStore,
    config,
    attachmentsOf: mailAttachments,
  });
}

describe('return-label', () => {
  it('is a PDF with code, return address, order and items, after the approval only', async () => {
    const order = await deliveredOrder(api);
    const item = order.items[1];
    const code = await returnCode(api, order, [{ id: item?.id ?? 0, qty: 2 }]);
    const [requested] = (await returnsOf(api, order)).returns;
    const id = requested?.id ?? 0;
    expect(requested?.hasLabel).toBe(false);
    expect((await labelOf(id, order.cookie)).headers['location']).toBe(notFound);
    await operateOn(api, order.number, 'approve', { code });
    expect((await returnsOf(api, order)).returns).toMatchObject([{ hasLabel: true }]);
    const answer = await labelOf(id, order.cookie);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="offpiste-${code}.pdf"`,
      'cache-control': 'no-store',
    });
    const { text, info } = await readPdf(answer.rawPayload);
    const named = [
      code.split('').join(' '),
      order.number,
      'Unit 7, Corn Mill Wharf',
      '2 ×',
      item?.name ?? '',
    ];
    for (const part of named) expect(text).toContain(part);
    expect(info).toMatchObject({ Title: `Return label ${code} – Offpiste`, Language: 'en-GB' });
    const [file] = (await composed(order.email, 'order-return-approved')).attachments;
    expect(file?.bytes.equals(answer.rawPayload)).toBe(true);
    await operateOn(api, order.number, 'receive', { code });
    expect((await labelOf(id, order.cookie)).headers['location']).toBe(notFound);
  });

  it('is not found by another member', async () => {
    const order = await deliveredOrder(api);
    const code = await returnCode(api, order, [{ id: order.items[0]?.id ?? 0, qty: 1 }]);
    await operateOn(api, order.number, 'approve', { code });
    const id = (await returnsOf(api, order)).returns[0]?.id ?? 0;
    const { cookie } = await createMember(api, 'label-thief@example.com');
    expect((await labelOf(id, cookie)).headers['location']).toBe(notFound);
    expect((await labelOf(999_999, order.cookie)).headers['location']).toBe(notFound);
  });

  it('of a withdrawal is attached to its mail, because guests have no page', async () => {
    const order = await deliveredOrder(api);
    const answer = await sendWithdrawal(api, order);
    const { code } = answer.json<{ code: string }>();
    const { attachments } = await composed(order.email, 'order-withdrawal');
    expect(attachments.map(({ name }) => name)).toEqual([`offpiste-${code}.pdf`]);
    const { text } = await readPdf(attachments[0]?.bytes ?? new Uint8Array());
    expect(text).toContain(code.split('').join(' '));
    const id = (await returnsOf(api, order)).returns[0]?.id ?? 0;
    expect((await labelOf(id, order.cookie)).statusCode).toBe(200);
  });
});

describe('the structure of a return label', () => {
  it.each(storeLocales)('has headings, addresses, code and a list of items in %s', async (locale) => {
    const text = documentTexts(locale);
    const bytes = await drawReturnLabel({
      brand: 'offpiste',
      shop: 'Offpiste',
      locale,
      company: 'Offpiste Ltd',
      to: ['Offpiste Ltd', 'Unit 7'],
      from: 'Anna Berg',
      order: '1000000731',
      code: 'RH7KQ3PXVM',
      items: ['1 × Jacket', '2 × Helmet'],
      createdAt: new Date(0),
    });
    const { isTagged, untagged, pages, skipped } = await readStructure(bytes);
    expect([isTagged, untagged, skipped]).toEqual([true, 0, ['']]);
    const lines = [
      'P OFFPISTE',
      `H1 ${text('label.title')}`,
      'Sect',
      `  H2 ${text('label.to')}`,
      '  P Offpiste Ltd',
      '  P Unit 7',
      'Sect',
      `  H2 ${text('label.from')}`,
      '  P Anna Berg',
      `  P ${text('label.order', { order: '1000000731' })}`,
      `Figure [${text('label.barCode', { code: 'RH7KQ3PXVM' })}]`,
      'P [RH7KQ3PXVM] R H 7 K Q 3 P X V M',
      `P ${text('label.text')}`,
      `H2 ${text('label.items')}`,
      'L',
      '  LI',
      '    LBody 1 × Jacket',
      '  LI',
      '    LBody 2 × Helmet',
    ];
    const plain = lines.map((line) => `  ${line.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')}`);
    expect(pages[0]).toBe(['Document', ...plain].join('\n'));
  });
});
