import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageLoaders } from 'shared-runtime';
import en from './en_GB.json' with { type: 'json' };
import { messages, withFormMessages } from './index.ts';

const sources = join(import.meta.dirname, '..');
const source = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

it('messages contain every id that the code uses, and no other', () => {
  const used = new Set([...source.matchAll(/["'](forms\.[\w.]+)["']/g)].map(([, id]) => id));
  expect(used).toEqual(new Set(Object.keys(en)));
});

describe('withFormMessages', () => {
  const own = Object.fromEntries(
    Object.keys(messages).map((locale) => [
      locale,
      () => Promise.resolve({ default: { 'basket.title': `Basket ${locale}`, 'forms.checkEntry': 'Own' } }),
    ]),
  ) as MessageLoaders;

  it("adds this package's messages in the same language, and keeps the remote's own text", async () => {
    const { default: german } = await withFormMessages(own).de_DE();
    expect(german).toMatchObject({ 'basket.title': 'Basket de_DE', 'forms.checkEntry': 'Own' });
    const { default: shared } = await messages.de_DE();
    expect((german as typeof en)['forms.showPassword']).toBe((shared as typeof en)['forms.showPassword']);
    expect((german as typeof en)['forms.showPassword']).not.toBe(en['forms.showPassword']);
  });

  it('returns the same object for every call', async () => {
    const merged = withFormMessages(own);
    expect((await merged.en_GB()).default).toBe((await merged.en_GB()).default);
  });
});
