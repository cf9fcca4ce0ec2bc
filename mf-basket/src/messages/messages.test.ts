import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basketApplyDiscount, basketUpdate } from 'shared-contracts/api/basket';
import { errorCodesOf } from 'shared-contracts/api/endpoint';
import { isTextVariant } from 'shared-contracts/store-texts';
import { failureMessage } from '../domain/failure-message.ts';
import basket from './basket/en_GB.json' with { type: 'json' };
import checkout from './checkout/en_GB.json' with { type: 'json' };
import delivery from './delivery/en_GB.json' with { type: 'json' };
import fitting from './fitting/en_GB.json' with { type: 'json' };
import mini from './mini/en_GB.json' with { type: 'json' };
import order from './order/en_GB.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const known = [mini, basket, delivery, fitting, checkout, order]
  .flatMap((part) => Object.keys(part))
  .filter((id) => !isTextVariant(id));
const features = new Set(known.map((id) => id.split('.')[0]));
const used = [...sources.matchAll(/['"]([a-z]+)\.[a-zA-Z0-9_.]+['"]/g)]
  .filter(([, feature]) => features.has(feature))
  .map(([literal]) => literal.slice(1, -1));

describe('mf-basket messages', () => {
  it('contain every id that the code uses, and no other', () => {
    expect(used.length).toBeGreaterThan(40);
    expect([...new Set(used)].sort()).toEqual([...known].sort());
  });

  it('contain a message for every error code', () => {
    const codes = [...errorCodesOf(basketUpdate), ...errorCodesOf(basketApplyDiscount), 'network'] as const;
    for (const code of codes) expect(known).toContain(failureMessage(code));
  });
});
