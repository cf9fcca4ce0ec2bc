import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { documentTexts } from '../../documents/document-texts.ts';
import { exampleInvoice, exampleLine } from '../../../testing/example-document.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { readStructure } from '../../../testing/read-structure.ts';
import type { DocumentContent } from '../document-content.ts';
import { renderDocument } from './render-document.ts';

const issuedAt = new Date('2026-12-01T10:00:00Z');
const storeOf = (code: string) => stores.find((store) => store.code === code) ?? stores[0];
const render = (content: DocumentContent, kind: 'invoice' | 'credit_note' = 'invoice') =>
  renderDocument({ kind, content, issuedAt });
const textOf = async (content: DocumentContent, kind?: 'invoice' | 'credit_note') =>
  readPdf((await render(content, kind)).bytes);

describe('renderDocument', () => {
  it.each(stores.map((store) => [store.code, store] as const))(
    'draws an invoice of store %s in its language, with what the law asks for',
    async (_code, store) => {
      const content = exampleInvoice(store);
      const { text, pages, info } = await textOf(content);
      const title = documentTexts(store.locale)('invoice.title');
      const { seller } = content;
      const named = [title, content.number, content.order, store.shopName.toUpperCase(), 'SKI-92-176'];
      const company = [seller.name, seller.vatId, ...seller.legalLines, ...seller.address];
      for (const part of [...named, ...company]) expect(text).toContain(part.replaceAll(/\s/g, ' '));
      expect(pages).toHaveLength(1);
      expect(info).toMatchObject({ Title: `${title} ${content.number} – ${store.shopName}` });
      expect(info).toMatchObject({ Author: seller.name, Language: store.locale.replace('_', '-') });
    },
  );

  it('prints quantities, prices, discounts, points, delivery, total and VAT as the store writes them', async () => {
    const { text } = await textOf(exampleInvoice(storeOf('de')));
    expect(text).toContain('1. Dezember 2026');
    expect(text).toContain('2 349,00 € −34,90 € 20 % 663,10 €');
    expect(text).toContain('Waren 663,10 € Bonuspunkte −3,10 € Express 12,00 € Gesamt 672,00 €');
    expect(text).toContain('20 % 560,00 € 112,00 € 672,00 €');
  });

  it('makes the same bytes each time', async () => {
    const content = exampleInvoice(storeOf('uk'));
    const [first, second] = [await render(content), await render(content)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.name).toBe('offpiste-UK-I0000042.pdf');
    const later = await renderDocument({
      kind: 'invoice',
      content,
      issuedAt: new Date('2027-01-01T10:00:00Z'),
    });
    expect(first.bytes.equals(later.bytes)).toBe(false);
  });

  it('continues on further pages, each with head, page number and seller, and all lines once', async () => {
    const lines = Array.from({ length: 40 }, (_line, index) =>
      exampleLine({ itemId: index, sku: `SKU-${index}.` }),
    );
    const { pages, text } = await textOf(exampleInvoice(storeOf('uk'), { lines }));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      for (const part of ['OFFPISTE', `Page ${index + 1} of ${pages.length}`, 'Companies House', 'Item']) {
        expect(page).toContain(part);
      }
    }
    for (const { sku } of lines) expect(text.split(`${sku} `)).toHaveLength(2);
  });

  it('prints a credit note with the invoices that it corrects', async () => {
    const content = exampleInvoice(storeOf('fr'), {
      number: 'FR-C0000007',
      suppliedOn: null,
      corrects: ['FR-I0000042', 'FR-I0000043'],
      delivery: null,
      adjustment: -1_000,
      total: 65_000,
    });
    const { text } = await textOf(content, 'credit_note');
    expect(text).toContain('Avoir');
    expect(text).toContain('FR-I0000042, FR-I0000043');
    expect(text).toContain('Déjà remboursé −10,00 € Total remboursé TTC 650,00 €');
  });

  it('prints a refund without goods', async () => {
    const changes = { suppliedOn: null, lines: [], delivery: null, adjustment: 500, total: 500 };
    const { text } = await textOf(exampleInvoice(storeOf('uk'), changes), 'credit_note');
    expect(text).toContain('Refund £5.00 Total refund £5.00');
    expect(text).not.toContain('Goods');
  });

  it('prints hostile names as text within their columns', async () => {
    const buyer = [
      '<script>alert(1)</script> {{name}}',
      `\u202E\u200B\u0007${'x'.repeat(200)}`,
      'Zażółć gęślą jaźń, Řehoř Ğ, Ελλη, Иван 🎿 שלום',
      'é'.repeat(200),
    ];
    const { text, pages } = await textOf(exampleInvoice(storeOf('uk'), { buyer, recipient: buyer }));
    expect(pages).toHaveLength(1);
    expect(text).toContain('<script>alert(1)</script> {{name}}');
    expect(text).toContain('Zażółć gęślą jaźń, Řehoř Ğ, Ελλη,');
    expect(text).toMatch(/x{20}/);
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(text).toContain('Total £672.00');
  });
});

describe('the structure of an invoice', () => {
  it.each(storeLocales)('has all of it in order in %s, and nothing else', async (locale) => {
    const store = stores.find((each) => each.locale === locale) ?? stores[0];
    const content = exampleInvoice(store);
    const { bytes } = await render(content);
    const { isTagged, pages, untagged, scopes } = await readStructure(bytes);
    expect([isTagged, untagged]).toEqual([true, 0]);
    const text = documentTexts(locale);
    const elements = (pages[0] ?? '').split('\n').map((line) => line.trim());
    const headings = elements.filter((element) => /^H\d/.test(element));
    const parties = [text('buyer'), text('recipient'), content.seller.name];
    expect(headings).toEqual([`H1 ${text('invoice.title')}`, ...parties.map((party) => `H2 ${party}`)]);
    const ofColumns = ['item', 'qty', 'price', 'discount', 'vat', 'amount'].map((name) =>
      text(`column.${name}`),
    );
    const ofSums = [text('sum.goods'), text('sum.points'), 'Express', text('sum.total')];
    const ofVat = ['rate', 'net', 'vat', 'gross'].map((name) => text(`vat.${name}`));
    const cells = elements.filter((element) => element.startsWith('TH '));
    const plain = (texts: string[]) => texts.map((each) => `TH ${each.replaceAll(/\s+/g, ' ')}`);
    expect(cells.slice(0, -1)).toEqual(plain([...ofColumns, ...ofSums, ...ofVat]));
    expect(scopes.toSorted()).toEqual([...Array(10).fill('Column'), ...Array(5).fill('Row')]);
    for (const line of content.seller.legalLines) expect(pages[0]).toContain(line.replaceAll(/\s+/g, ' '));
  });

  it('pairs labels with values, and cells with rows', async () => {
    const { pages } = await readStructure((await render(exampleInvoice(storeOf('uk')))).bytes);
    const [page = ''] = pages;
    const facts = '    LI\n      Lbl Invoice number\n      LBody UK-I0000042\n    LI\n      Lbl Date\n';
    expect(page).toContain(facts);
    const item = ['TD', '  P Varnhorn Ridge 92', '  P Item no. SKI-92-176 · Length: 176 cm'];
    const row = [
      'TR',
      ...[...item, 'TD 2', 'TD £349.00', 'TD −£34.90', 'TD 20%', 'TD £663.10'].map((cell) => `  ${cell}`),
    ];
    expect(page).toContain(row.map((line) => `      ${line}`).join('\n'));
    expect(page).toContain('    TR\n      TH Total\n      TD £672.00\n');
    expect(page).toContain('    TR\n      TH 20%\n      TD £560.00\n      TD £112.00\n      TD £672.00\n');
  });

  it('continues on further pages without what they repeat', async () => {
    const lines = Array.from({ length: 40 }, (_line, index) =>
      exampleLine({ itemId: index, sku: `SKU-${index}` }),
    );
    const { pages, skipped, untagged } = await readStructure(
      (await render(exampleInvoice(storeOf('uk'), { lines }))).bytes,
    );
    expect(untagged).toBe(0);
    const [first = '', second = ''] = pages;
    expect(first).toContain('Companies House');
    expect(second).not.toMatch(/OFFPISTE|Companies House|TH Item|Page/);
    expect(pages.at(-1)).toContain('P Item no. SKU-39 ');
    expect(skipped[0]).toBe(`Page 1 of ${pages.length}`);
    expect(skipped[1]).toMatch(/^OFFPISTE UK-I0000042 Item .* Companies House .* Page 2 of /);
  });
});
