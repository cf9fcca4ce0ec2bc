import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type Stats } from 'webpack';
import { FederationEntryIdsPlugin } from './federation-entry-ids.ts';

type Plugins = NonNullable<Configuration['plugins']>;
type ModuleId = readonly [name: string, id: string | number | null];

const idsOf = (modules: readonly ModuleId[]) => modules.map(([, id]) => id);

/** All code but the entry of the federation plugin is external, so that nothing else is read and the build is quick. */
const externals: Configuration['externals'] = ({ request }, done) =>
  request.includes('.federation') ? done() : done(undefined, `var ${request.split('/').at(-1)}`);

/** Bundles a container in which the federation plugin imports a file of this checkout. Returns the modules' names and ids. */
async function moduleIds(checkout: string, plugins: Plugins): Promise<ModuleId[]> {
  const compiler = webpack({
    mode: 'none',
    entry: {},
    optimization: { moduleIds: 'deterministic', concatenateModules: true, providedExports: true },
    externals,
    plugins: [
      ...plugins,
      new ModuleFederationPlugin({
        name: 'container',
        exposes: { './page': './page', './banner': './banner' },
        runtimePlugins: [`${checkout}/plugin`],
        manifest: false,
        dts: false,
      }),
    ],
  });
  compiler.hooks.shouldEmit.tap('test', () => false);
  const stats = await new Promise<Stats>((done, fail) => {
    compiler.run((error, result) => (result ? done(result) : fail(error ?? new Error('No result'))));
  });
  expect(stats.compilation.errors).toEqual([]);
  const { chunkGraph, modules, requestShortener } = stats.compilation;
  const rows = [...modules].map(
    (module) => [module.readableIdentifier(requestShortener), chunkGraph.getModuleId(module)] as const,
  );
  // Those of webpack's runtime have none.
  return rows.filter(([, id]) => id !== null && id !== '');
}

describe('FederationEntryIdsPlugin', () => {
  it('gives modules the same short ids in every checkout, also concatenated ones', async () => {
    const here = await moduleIds('/shop', [new FederationEntryIdsPlugin()]);
    expect(here).toEqual([
      ['container entry', 1],
      ['external "banner"', expect.any(Number)],
      ['external "page"', expect.any(Number)],
      [expect.stringMatching(/\.federation\/entry\.\w+\.js \+ 2 modules$/), 2],
    ]);
    const elsewhere = await moduleIds('/other/folder', [new FederationEntryIdsPlugin()]);
    expect(idsOf(elsewhere)).toEqual(idsOf(here));
    expect(elsewhere).not.toEqual(here);
  });

  it('is needed: without it, the ids of these modules depend on the checkout, and no others', async () => {
    const [entry, banner, page, runtime] = idsOf(await moduleIds('/shop', []));
    const [otherEntry, ...others] = idsOf(await moduleIds('/other/folder', []));
    expect(otherEntry).not.toBe(entry);
    expect(others).toEqual([banner, page, expect.any(Number)]);
    expect(others[2]).not.toBe(runtime);
  });
});
