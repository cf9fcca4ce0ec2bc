import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { storeLocales } from 'shared-contracts/locales';
import { isStartupExpose } from 'shared-contracts/releases';
import { readFederation } from './read-federation.ts';
import { workspaceRemotes } from './workspace-remotes.ts';

const root = join(import.meta.dirname, '../..');
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>;
const remoteNames = workspaceRemotes(root);

/** A remote's catalogue is in `messages`, or in folders there if its exposes have different ones. */
const foldersOf = (name: string): string[] => {
  const messages = `${name}/src/messages`;
  const folders = readdirSync(join(root, messages), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  return folders.length === 0 ? [messages] : folders.map((folder) => `${messages}/${folder.name}`);
};
/** A folder without texts loads those of the fields of an address, which remotes share with their code. */
const sharedTexts = 'shared-forms/src/messages/address';
const textsOf = (folder: string): string =>
  existsSync(join(root, folder, 'en_GB.json')) ? folder : sharedTexts;
const sharedCode = new Map([['shared-forms/address', join(root, 'shared-forms/src/address/index.ts')]]);

const messageFolders = ['shell/src/messages', 'shared-forms/src/messages', ...remoteNames.flatMap(foldersOf)];

describe.each(messageFolders)('messages in %s', (folder) => {
  const catalogue = (locale: string) => json(`${textsOf(folder)}/${locale}.json`) as Record<string, string>;

  it('exist in every language, under the same ids', () => {
    const ids = Object.keys(catalogue('en_GB')).sort();
    expect(ids.length).toBeGreaterThan(0);
    for (const locale of storeLocales) expect(Object.keys(catalogue(locale)).sort()).toEqual(ids);
  });

  it.each(storeLocales)('are valid and not empty in %s', (locale) => {
    for (const [id, text] of Object.entries(catalogue(locale))) {
      expect(() => parse(text)).not.toThrow();
      expect(`${id}: ${text.trim()}`).not.toBe(`${id}: `);
    }
  });

  it.each(storeLocales)('take the same values and tags in %s as in English', (locale) => {
    const english = catalogue('en_GB');
    for (const [id, text] of Object.entries(catalogue(locale))) {
      expect({ id, values: valuesOf(text) }).toEqual({ id, values: valuesOf(english[id] ?? '') });
    }
  });

  it('are not in English in another language', () => {
    const english = catalogue('en_GB');
    for (const locale of storeLocales.filter((each) => each !== 'en_GB')) {
      const left = Object.entries(catalogue(locale)).filter(
        ([id, text]) => text === english[id] && text.endsWith('.') && text.split(' ').length > 3,
      );
      expect({ locale, left }).toEqual({ locale, left: [] });
    }
  });

  it('are loaded each under the name of its language', async () => {
    const { messages } = (await import(join(root, folder, 'index.ts'))) as {
      messages: Record<string, () => Promise<{ default: unknown }>>;
    };
    expect(Object.keys(messages)).toEqual([...storeLocales]);
    for (const [locale, load] of Object.entries(messages)) {
      expect((await load()).default).toEqual(catalogue(locale));
    }
  });
});

/** Returns the names of the values and tags in a message. */
function valuesOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, options, children } = node as Record<string, unknown>;
    if (type !== TYPE.literal && typeof value === 'string')
      names.add(type === TYPE.tag ? `<${value}>` : value);
    if (options) for (const option of Object.values(options)) visit((option as { value: unknown }).value);
    visit(children);
  };
  visit(parse(text));
  return [...names].sort();
}

describe.each(remoteNames)('messages of the exposes of %s', (name) => {
  const ids = new Map(
    foldersOf(name).map((folder) => [join(root, folder), Object.keys(json(`${textsOf(folder)}/en_GB.json`))]),
  );

  it('are each in one folder', () => {
    const all = [...ids.values()].flat();
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('contain every id that the code of the expose uses', async () => {
    const { exposes } = await readFederation(join(root, name));
    const missing = Object.entries(exposes).flatMap(([expose, file]) => {
      const files = [...importedFiles(join(root, name, file))];
      const loaded = new Set(files.filter((each) => ids.has(dirname(each))).map((each) => dirname(each)));
      const code = files
        .filter((each) => !each.includes('/src/messages/'))
        .map((each) => readFileSync(each, 'utf8'));
      const named = new Set(
        code.flatMap((text) => [...text.matchAll(/["'`]([\w.-]+)["'`]/g)].map(([, id]) => id)),
      );
      const composed = code.flatMap((text) =>
        [...text.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map(([, start = '']) => start),
      );
      const isUsed = (id: string) => named.has(id) || composed.some((start) => id.startsWith(start));
      const others = [...ids].filter(([folder]) => !loaded.has(folder)).flatMap(([, each]) => each);
      return isStartupExpose(expose) ? [] : others.filter(isUsed).map((id) => `${expose}: ${id}`);
    });
    expect(missing).toEqual([]);
  });
});

/** Returns a source file, and those of the same package or with shared texts that it imports, directly or not. */
function importedFiles(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'([^']+)'/g);
  for (const [, path = ''] of imports) {
    const imported = path.startsWith('.') ? resolve(dirname(file), path) : sharedCode.get(path);
    if (imported !== undefined && /\.tsx?$/.test(imported)) importedFiles(imported, found);
  }
  return found;
}
