import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { mailKinds } from '../modules/mail/mail-kinds.ts';
import { compileLayout } from '../modules/mail/templates/layout/compile-layout.ts';
import { exampleContent } from '../modules/mail/templates/example-content.ts';
import { renderHtml, renderText } from '../modules/mail/templates/render-mail.ts';

/**
 * `pnpm mails:sheet [folder]` compiles the layouts and writes every mail of every brand in every language to a folder,
 * with a page that lists them.
 */
const folder = process.argv[2] ?? fileURLToPath(new URL('../../../.local/mails', import.meta.url));
const compiled = new URL('../modules/mail/templates/layout/compiled/', import.meta.url);
const storesOfBrands = [...Map.groupBy(stores, ({ brand }) => brand).values()];
const brands = storesOfBrands.flatMap(([first]) => first?.brand ?? []);

await mkdir(compiled, { recursive: true });
await mkdir(folder, { recursive: true });
for (const brand of brands) {
  // oxlint-disable-next-line no-await-in-loop -- two files
  await writeFile(new URL(`${brand}.html`, compiled), await compileLayout(brand));
}

const rows = storesOfBrands.flatMap((ofBrand) =>
  storeLocales.flatMap((locale) => {
    // A member of any store may have chosen any language.
    const store = ofBrand.find((each) => each.locale === locale) ?? ofBrand[0];
    return store === undefined ? [] : mailKinds.map((kind) => ({ store, kind, locale }));
  }),
);
const links = await Promise.all(
  rows.map(async ({ store, kind, locale }) => {
    const content = exampleContent(kind, store, locale);
    const name = `${store.brand}-${kind}-${locale}`;
    await writeFile(join(folder, `${name}.html`), renderHtml(content, store.brand));
    await writeFile(join(folder, `${name}.txt`), renderText(content));
    return `<li><a href="${name}.html">${name}</a> (<a href="${name}.txt">text</a>)</li>`;
  }),
);
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Mails</title><ul>${links.join('\n')}</ul>\n`,
);
process.stdout.write(`${links.length} mails: ${join(folder, 'index.html')}\n`);
