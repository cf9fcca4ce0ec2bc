import { readPdf } from '../../../testing/read-pdf.ts';
import { readStructure } from '../../../testing/read-structure.ts';
import type { PickedParcel } from './picking-list.ts';
import { pickingPdf } from './picking-pdf.ts';
import { pickingText } from './picking-text.ts';

const item = {
  id: 1,
  sku: 'SKI-92',
  name: 'Varnhorn Ridge 92',
  qty: 2,
  options: [{ name: 'Length', value: '176 cm' }],
};

const pack: PickedParcel['items'][number] = {
  ...item,
  parts: [{ label: 'Bindings', name: 'Attack 11', options: 'black' }],
  units: ['SKI-92-176', 'BIND-11'],
  needsWorkshop: true,
  fitting: {
    soleLengthMm: 305,
    bootNorm: 'gripwalk',
    weightKg: 78,
    heightCm: 181,
    birthYear: 1990,
    skierType: 2,
  },
};

const parcel: PickedParcel = {
  order: '1000000731',
  warehouse: 'warehouse',
  placedAt: '2026-12-01T10:00:00.000Z',
  dispatch: 'Express',
  items: [
    pack,
    { ...item, sku: 'SOCK-1', parts: [], units: ['SOCK-1'], needsWorkshop: false, fitting: null },
  ],
};

const workshop =
  'Workshop: sole length 305 mm, boot norm gripwalk, weight 78 kg, height 181 cm, born 1990, skier type 2';

describe('pickingText', () => {
  it('names quantity, SKU, options, parts, pieces to take and the answers for the workshop', () => {
    expect(pickingText(parcel).split('\n')).toEqual([
      '1000000731\twarehouse\tExpress',
      '  2 × Varnhorn Ridge 92',
      '      SKU SKI-92, Length: 176 cm',
      '      Bindings: Attack 11 (black)',
      '      Take SKI-92-176',
      '      Take BIND-11',
      `      ${workshop}`,
      '  2 × Varnhorn Ridge 92',
      '      SKU SOCK-1, Length: 176 cm',
    ]);
  });
});

describe('pickingPdf', () => {
  it('has a page for each parcel with all of it, and continues long ones', async () => {
    const long = { ...parcel, order: '2', items: Array.from({ length: 40 }, () => pack) };
    const { pages, text } = await readPdf(await pickingPdf([parcel, long], new Date(0)));
    expect(pages[0]).toContain('1000000731');
    for (const part of ['Take SKI-92-176', 'Take BIND-11', 'Express', 'sole length 305 mm']) {
      expect(pages[0]).toContain(part);
    }
    expect(pages.length).toBeGreaterThan(3);
    expect(text.split('2 × Varnhorn')).toHaveLength(43);
  });

  it('names every piece of a large pack', async () => {
    const units = Array.from({ length: 12 }, (_, index) => `VARNHORN-SKI-BOOTS-RIDGE-92-25-5-${index}`);
    const { text } = await readPdf(
      await pickingPdf([{ ...parcel, items: [{ ...pack, units }] }], new Date(0)),
    );
    for (const unit of units) expect(text).toContain(`Take ${unit}`);
  });

  it('is tagged: a section for each parcel with its number as heading, and a list of its items', async () => {
    const long = { ...parcel, order: '2', items: Array.from({ length: 40 }, () => pack) };
    const { isTagged, untagged, pages, skipped } = await readStructure(
      await pickingPdf([parcel, long], new Date(0)),
    );
    expect([isTagged, untagged]).toEqual([true, 0]);
    const section = [
      'Sect',
      '  H1 1000000731',
      '  P From: warehouse',
      '  P Express',
      '  P Placed on 2026-12-01',
    ];
    const item = ['  L', '    LI', '      Lbl 2 ×', '      LBody', '        P Varnhorn Ridge 92'];
    const lines = [...section, '  Figure [Bar code 1000000731]', ...item].map((line) => `  ${line}`);
    expect(pages[0]).toContain(lines.join('\n'));
    expect(pages[1]).toContain('  H1 2\n');
    expect(pages[2]).not.toContain('H1 2');
    expect(skipped[2]).toContain('2 From: warehouse Express');
  });

  it('says that there is nothing to pack', async () => {
    expect((await readPdf(await pickingPdf([], new Date(0)))).text).toContain('Nothing is to be packed.');
  });
});
