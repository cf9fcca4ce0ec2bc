import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../webpack/base-config.ts';
import { deriveCalls, deriveContract } from './derive-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'derive-'));
mkdirSync(join(folder, 'node_modules'));
for (const name of ['shared-contracts', 'shared-runtime']) {
  symlinkSync(join(repositoryRoot, name), join(folder, 'node_modules', name));
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let remotes = 0;

/** Writes sources into a folder of their own. */
function write(sources: Record<string, string>): string {
  const dir = join(folder, `remote-${remotes++}`);
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  return dir;
}

/** Writes a remote whose page is this code, and derives its contract. */
function derive(page: string, others: Record<string, string> = {}) {
  const remoteDir = write({ 'src/page.tsx': page, ...others });
  const derived = deriveContract(remoteDir, {
    name: 'mf-cms',
    exposes: { './pages/page': './src/page.tsx' },
  });
  const names = (table: ReadonlyMap<string, unknown>) => [...table.keys()].toSorted();
  return {
    emits: names(derived.emits),
    consumes: names(derived.consumes),
    uses: names(derived.uses),
    calls: names(derived.calls),
  };
}

const nothing = { emits: [], consumes: [], uses: [], calls: [] };
const basket = `import { basketAdd, basketData } from 'shared-contracts/descriptors/basket';\n`;
const definition = `const sent = defineEvent({ type: 'gifts:sent', major: 1 });\n`;

describe('deriveContract', () => {
  it.each([
    ['with the client', 'export const page = (api) => api.call(basketAdd, {});'],
    [
      'by a query',
      `import { endpointQuery as query } from 'shared-runtime';
        export const page = (shop) => query(shop, basketAdd, {});`,
    ],
    ['through a constant', 'const add = basketAdd; export const page = (shop) => shop.api.call(add, {});'],
    [
      'through a field',
      'const of = { add: basketAdd } as const; export const page = (shop) => shop.api.call(of.add);',
    ],
    [
      'through another function',
      'const send = (call) => call(basketAdd); export const page = (api) => send(api);',
    ],
  ])('finds a call %s', (_how, code) => {
    expect(derive(basket + code)).toEqual({ ...nothing, calls: ['basket-add'] });
  });

  it('finds both endpoints of a condition', () => {
    const code = 'export const page = (api, isNew) => api.call(isNew ? basketAdd : basketData, {});';
    expect(derive(basket + code).calls).toEqual(['basket-add', 'basket-data']);
  });

  it('finds the endpoint of a namespace, and an own descriptor', () => {
    const code = `import * as basket from 'shared-contracts/descriptors/basket';
        const gift = { name: 'gift', method: 'GET', path: '/api/gift' };
        export const page = ({ api }) => [api.call(basket.basketUpdate, {}), api.call(gift, {})];`;
    expect(derive(code).calls).toEqual(['basket-update', 'gift']);
  });

  it('leaves out types, keys of invalidated queries, and code that no expose reaches', () => {
    const code = `import { queryKey } from 'shared-contracts/api/query-key';
        type Add = typeof basketAdd;
        export const page = (client, add: Add) => client.invalidateQueries({ queryKey: queryKey(basketData, 1) });
        const unused = (api) => api.call(basketAdd, {});`;
    expect(derive(basket + code)).toEqual(nothing);
  });

  it('finds the call of a query whose key is read', () => {
    const code = `import { queryKey } from 'shared-contracts/api/query-key';
        export const page = (client) => client.getQueryData(queryKey(basketData, 1));`;
    expect(derive(basket + code).calls).toEqual(['basket-data']);
  });

  it('follows exports with another name, export *, dynamic imports, default exports and statements', () => {
    const derived = derive(
      `import view, { last } from './barrel.ts';
       import './effect.ts';
       export const page = { view, last, load: () => import('./lazy.ts') };`,
      {
        'src/barrel.ts': `export { Page as default } from './view.tsx';\nexport * from './all.ts';`,
        'src/view.tsx': `export function Page({ bus }) { bus.publish('consent:changed', {}); return <p/>; }`,
        'src/all.ts': `export const last = (bus) => bus.last('basket:changed');
          export const unused = (bus) => bus.last('session:changed');`,
        'src/lazy.ts': `${basket}export const load = (api) => api.call(basketData, {});`,
        'src/effect.ts': `import { bus } from './bus.ts';\nbus.publish('search:activity-changed', {});`,
        'src/bus.ts': 'export const bus = globalThis.bus;',
      },
    );
    expect(derived).toEqual({
      emits: ['consent:changed', 'search:activity-changed'],
      consumes: ['basket:changed'],
      uses: [],
      calls: ['basket-data'],
    });
  });

  it('follows the components of a namespace', () => {
    const code = `import * as parts from './parts.tsx';\nexport const Page = () => <parts.Inner />;`;
    const parts = `export const Inner = ({ bus }) => { bus.publish('a:b', {}); return null; };`;
    expect(derive(code, { 'src/parts.tsx': parts }).emits).toEqual(['a:b']);
  });

  it('adds what shared-runtime does for the remote, for the functions that it imports', () => {
    const code = `import { useAddToBasket, useShop } from 'shared-runtime';
      export const page = () => [useAddToBasket(), useShop()];`;
    expect(derive(code)).toEqual({
      emits: ['basket:changed@1', 'basket:line-added@1'],
      consumes: ['session:changed@1'],
      uses: ['account/register', 'basket/added'],
      calls: ['basket-add'],
    });
    expect(derive(`import { useShop } from 'shared-runtime';\nexport const page = () => useShop();`)).toEqual(
      nothing,
    );
  });

  it('finds events by name and by definition, also as a constant and in a condition', () => {
    const code = `import { useBusEvent, useBus } from 'shared-runtime';
        import { defineEvent } from './define.ts';
        ${definition}
        const opened = 'gifts:opened';
        export const page = (isNew) => {
          const events = useBus();
          events.publish(isNew ? sent : 'gifts:read', {});
          events.subscribe(opened, () => {});
          useBusEvent(sent, () => {});
        };`;
    const define = { 'src/define.ts': 'export const defineEvent = (definition) => definition;' };
    expect(derive(code, define)).toEqual({
      ...nothing,
      emits: ['gifts:read', 'gifts:sent@1'],
      consumes: ['gifts:opened', 'gifts:sent@1'],
    });
  });

  it('ignores what other objects with these methods get', () => {
    const code = `export const page = (store, list) => [store.subscribe(() => {}), list.last('one')];`;
    expect(derive(code)).toEqual(nothing);
  });

  it('finds fragments, and overlays however the function that opens them is named', () => {
    const code = `import { Fragment, useOpenOverlay } from 'shared-runtime';
      const name = 'catalogue/listing' as const;
      export const Page = ({ host }) => {
        const open = useOpenOverlay();
        host.openOverlay('size-guide', {});
        return <Fragment name={name} onClick={() => open('account/register', {})} />;
      };`;
    expect(derive(code).uses).toEqual(['account/register', 'catalogue/listing', 'size-guide']);
  });

  it.each([
    [
      'a computed endpoint',
      'export const page = (api, name) => api.call(all[name], {});\nconst all = {};',
      'api.call gets an endpoint',
    ],
    [
      'an endpoint of a parameter',
      'export const page = (api, one) => api.call(one, {});',
      'api.call gets an endpoint',
    ],
    [
      'spread arguments',
      'export const page = (api, all) => api.call(...all);',
      'api.call gets spread arguments',
    ],
    ['a computed method', 'export const page = (api, name) => api[name](basketAdd);', 'api[…] is not known'],
    ['a method as a value', 'export const page = ({ bus }) => [bus.publish];', 'bus.publish as a value'],
    [
      'a method taken out',
      'export const page = (bus) => { const { publish } = bus; };',
      'are taken out of it',
    ],
    [
      'a computed event',
      'export const page = (bus, name) => bus.publish(`basket:${name}`, {});',
      'bus.publish gets an event',
    ],
    [
      'a variable event',
      `let event = 'a:b'; export const page = (bus) => bus.subscribe(event);`,
      'bus.subscribe gets an event',
    ],
    [
      'a computed overlay',
      'export const page = (host, name) => host.openOverlay(name);',
      'openOverlay gets a name',
    ],
    [
      'a computed path',
      'export const page = (path) => ({ name: "a", method: "GET", path });',
      'name, method or path',
    ],
    [
      'an event that is passed on',
      `${definition}export const page = (emit) => emit(sent);`,
      'the event sent is passed on',
    ],
    ['a computed import', 'export const page = (path) => import(path);', 'a computed import()'],
    [
      'a missing export',
      `import { none } from './none.ts';\nexport const page = () => none;`,
      'none is not found',
    ],
  ])('rejects %s, with file, line and remedy', (_what, code, message) => {
    const lines = `\n\n${basket}${code}`;
    const others = { 'src/none.ts': 'export const other = 1;', 'src/define.ts': '' };
    expect(() => derive(lines, others)).toThrow(message);
    expect(() => derive(lines, others)).toThrow(/^src\/page\.tsx:[4-9]: .*\. [A-Z].*\.$/m);
  });

  it.each([
    ['a computed name', '<Fragment name={props.name} />'],
    ['spread props', '<Fragment name="cms/page" {...props} />'],
  ])('rejects a fragment with %s', (_what, element) => {
    const code = `import { Fragment } from 'shared-runtime';\nexport const Page = (props) => ${element};`;
    expect(() => derive(code)).toThrow('src/page.tsx:2: <Fragment> gets a name');
  });

  it.each([
    [
      'a namespace',
      `import * as runtime from 'shared-runtime';\nexport const page = () => runtime.useBusEvent('a:b');`,
    ],
    [
      'an element of a namespace',
      `import * as runtime from 'shared-runtime';\nexport const Page = () => <runtime.Fragment name="a/b" />;`,
    ],
    ['another name', `import { Fragment } from 'shared-runtime';\nexport const Part = Fragment;`],
  ])('rejects a function of shared-runtime under %s', (_how, code) => {
    expect(() => derive(code)).toThrow(/^src\/page\.tsx:2: .* Import it by its name/m);
  });

  it('rejects a computed member of the endpoints', () => {
    const code = `import * as basket from 'shared-contracts/descriptors/basket';
        export const page = (name) => basket[name];`;
    expect(() => derive(code)).toThrow('src/page.tsx:2: a computed member of basket is not known');
  });

  it('rejects two descriptors with one name', () => {
    const code = `export const page = (api) => api.call({ name: 'basket-add', method: 'GET', path: '/api/a' }, {});
        export const other = (api) => api.call(basketAdd, {});`;
    expect(() => derive(basket + code)).toThrow('basket-add has two descriptors');
  });

  it('reports all failures at once', () => {
    const code = 'export const page = (api, bus, name) => [\n api.call(name),\n bus.last(name) ];';
    expect(() => derive(code)).toThrow(/page\.tsx:2: .*\n.*page\.tsx:3: /);
  });
});

describe('deriveCalls', () => {
  const callsOf = (sources: Record<string, string>) => [
    ...deriveCalls('mf-shell', write(sources), ['./main.ts']).keys(),
  ];

  it('returns every endpoint that is mentioned, also in modules that are loaded later', () => {
    const sources = {
      'main.ts': `${basket}import { join } from 'node:path';
        export const main = (api) => [api.call(basketData), import('./later.ts'), join('a')];`,
      'later.ts': `import { config } from 'shared-contracts/descriptors/shop';
        import { endpointQuery } from 'shared-runtime';
        export const later = (shop) => endpointQuery(shop, config, {});`,
    };
    expect(callsOf(sources)).toEqual(['basket-data', 'config']);
  });

  it('accepts calls, events and fragments of others that are passed on', () => {
    const main = `import { Fragment, useBusEvent } from 'shared-runtime';
      import { sessionChanged } from 'shared-contracts/events/session';
      export const Main = ({ api, endpoint, bus, type, name }) => {
        api.call(endpoint);
        bus.publish(type, {});
        for (const event of [sessionChanged]) useBusEvent(event, () => {});
        return <Fragment name={name} />;
      };`;
    expect(callsOf({ 'main.ts': 'export { Main } from "./main.tsx";', 'main.tsx': main })).toEqual([]);
  });

  it('rejects an own endpoint that is not known at build time', () => {
    const main = `export const main = (api, name) => api.call({ name, method: 'GET', path: '/api/config' });`;
    expect(() => callsOf({ 'main.ts': main })).toThrow(/^main\.ts:1: name, method or path/m);
  });
});
