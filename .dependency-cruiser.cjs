/** Rules for imports between packages and folders. `scripts/borders.ts` runs them and tests them with planted imports. */
const { readdirSync } = require('node:fs');

const remotes = readdirSync(__dirname).filter((name) => name.startsWith('mf-'));
const tests = '\\.test\\.tsx?$';
const phoneForms = '^shared-contracts/src/forms/(mobile-)?phone\\.ts$';

const remotesImportNoOther = remotes.map((remote) => ({
  name: `${remote}-imports-no-other-remote`,
  comment: 'Remotes share code only through shared-contracts, types included.',
  severity: 'error',
  from: { path: `^${remote}/` },
  to: { path: `^mf-`, pathNot: `^${remote}/` },
}));

/** Folders of `storefront-api/src/modules/orders`, the lowest first. */
const orderFolders = [
  'ports',
  'mails',
  'changes',
  'payment',
  'placement',
  'returns',
  'views',
  'operations',
  'background',
];

const orderFoldersImportLower = orderFolders.slice(0, -1).map((folder, index) => ({
  name: `orders-${folder}-imports-lower-folders`,
  comment: 'A change of an order can be read without what calls it.',
  severity: 'error',
  from: { path: `^storefront-api/src/modules/orders/${folder}/`, pathNot: tests },
  to: { path: `^storefront-api/src/modules/orders/(${orderFolders.slice(index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...remotesImportNoOther,
    ...orderFoldersImportLower,
    {
      name: 'no-static-import-of-a-remote',
      comment: 'Remotes are loaded at runtime; a static import would bundle one into another package.',
      severity: 'error',
      from: { pathNot: '^mf-' },
      to: { path: '^mf-' },
    },
    {
      name: 'remotes-import-neither-shell-nor-backend',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^(shell|storefront-(api|ports)|demo-shop|e2e)/' },
    },
    {
      name: 'remotes-import-the-build-only-in-their-config',
      severity: 'error',
      from: { path: '^mf-[a-z-]+/src' },
      to: { path: '^(shared-build|registry-[a-z]+)/' },
    },
    {
      name: 'contracts-depend-on-zod-only',
      severity: 'error',
      from: { path: '^shared-contracts/src', pathNot: `${tests}|${phoneForms}` },
      to: { pathNot: '^shared-contracts/src|(^|/)node_modules/(\\.pnpm/)?zod', dependencyTypesNot: ['core'] },
    },
    {
      name: 'forms-without-phone-exclude-phone-metadata',
      comment: 'The phone metadata of all countries is larger than the rest of a form.',
      severity: 'error',
      from: { path: '^shared-contracts/src/forms/(sign-in|registration|customer|fitting)\\.ts$' },
      to: { path: phoneForms, reachable: true },
    },
    {
      name: 'contracts-do-no-io',
      severity: 'error',
      from: { path: '^shared-contracts/src', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'examples-only-in-builds-and-tests',
      comment: 'Examples are for builds and tests: browsers would download unused payloads.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z-]+|shared-[a-z]+)/',
        pathNot: `(${tests}|/testing/|^shared-build/|/examples\\.ts$|/events/examples/)`,
      },
      to: { path: '^shared-contracts/src/(events/examples/|exposes/examples\\.ts$)' },
    },
    {
      name: 'event-schemas-come-from-the-shell',
      comment:
        'Remotes bundle definitions of events. With shared-contracts/schema they do not bundle zod with them.',
      severity: 'error',
      from: { path: '^shared-contracts/src/(events|money|session)/', pathNot: tests },
      to: { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'events-are-in-no-table',
      comment: 'The table of events is for releases that name them by type. It does not grow.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z-]+|shared-[a-z]+)/',
        pathNot: `(${tests}|^shared-runtime/src/host/released-events\\.ts$|^shell/src/remotes/shared-scope\\.ts$)`,
      },
      to: { path: '^shared-contracts/src/events/released\\.ts$' },
    },
    {
      name: 'callers-bundle-descriptors',
      comment: 'The table of all endpoints has their schemas; browsers need the descriptors that they call.',
      severity: 'error',
      from: {
        path: '^(shell|mf-[a-z-]+|shared-runtime|shared-forms)/src/',
        pathNot: `(${tests}|/(testing|stub|standalone)/)`,
      },
      to: {
        path: '^shared-contracts/src/api/(index|endpoint/endpoint)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'remotes-import-only-types-of-resources',
      comment:
        'Modules of resources have the schemas of all of their endpoints. Remotes call descriptors; modules with constants only are listed.',
      severity: 'error',
      from: { path: '^mf-[a-z-]+/src/', pathNot: `(${tests}|/(testing|standalone)/)` },
      to: {
        path: '^shared-contracts/src/api/[a-z-]+\\.ts$',
        pathNot:
          '/(index|listing-orders|listing-page-size|max-addresses|max-quantity|price-strategies)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'design-system-imports-no-shop-code',
      severity: 'error',
      from: { path: '^shared-ui/src' },
      to: { path: '^(shared-contracts|shared-runtime|shell|storefront-api|mf-)' },
    },
    {
      name: 'runtime-imports-neither-shell-nor-design-system',
      severity: 'error',
      from: { path: '^shared-runtime/src' },
      to: { path: '^(shell|shared-(ui|forms)|storefront-api|mf-)' },
    },
    {
      name: 'forms-are-for-remotes-only',
      comment: 'The shell renders no form of its own, and must not bundle the form library.',
      severity: 'error',
      from: { path: '^(shell|shared-(contracts|runtime|ui)|storefront-api)/' },
      to: { path: '^shared-forms/' },
    },
    {
      name: 'forms-import-neither-shell-nor-remotes',
      severity: 'error',
      from: { path: '^shared-forms/src' },
      to: { path: '^(shell|storefront-api|mf-|registry-)' },
    },
    {
      name: 'frame-fragments-load-no-form-library',
      comment: 'Fragments of the frame are on every page; the form library is larger than all of them.',
      severity: 'error',
      from: {
        path: '^mf-[a-z-]+/src/(exposes/(account-button|mini-basket|box-fragment|banner|sitewide-banner-fragment)\\.tsx|features/(account-button|mini-basket)/)',
        pathNot: tests,
      },
      to: { path: '^shared-forms/src/(index|use-shop-form|form|fields)\\.tsx?$', reachable: true },
    },
    {
      name: 'traces-are-for-servers',
      comment: 'OpenTelemetry must not be in scripts of browsers.',
      severity: 'error',
      from: { path: '^(shell/src|mf-[a-z-]+|shared-(contracts|runtime|ui|forms))/' },
      to: { path: '^shared-tracing/|node_modules/@opentelemetry/' },
    },
    {
      name: 'tracing-imports-no-shop-code',
      severity: 'error',
      from: { path: '^shared-tracing/src' },
      to: { path: '^(shared-(contracts|runtime|ui|forms|build)|shell|storefront-api|registry-|mf-)' },
    },
    {
      name: 'async-local-storage-is-for-traces',
      comment: 'A context that leaks would show one shopper’s session to another; see ADR 0116.',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z-]+|shared-[a-z]+|storefront-api|registry-[a-z]+)/' },
      to: { path: '^(node:)?async_hooks$' },
    },
    {
      name: 'federation-only-in-the-remotes-folder',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z-]+|shared-runtime|shared-ui)/', pathNot: '^shell/src/remotes/' },
      to: { path: '@module-federation' },
    },
    {
      name: 'exposes-are-entry-points-only',
      comment: 'The views of hydration tests render exposes as the shell does.',
      severity: 'error',
      from: {
        path: '^mf-[a-z-]+/src',
        pathNot: `(^mf-[a-z-]+/src/((exposes|standalone)/|testing/hydrated-(checkout-)?views\\.tsx$)|${tests})`,
      },
      to: { path: '^mf-[a-z-]+/src/exposes/' },
    },
    {
      name: 'features-do-not-import-siblings',
      severity: 'error',
      from: { path: '^mf-([a-z-]+)/src/features/([^/]+)/' },
      to: { path: '^mf-$1/src/features/', pathNot: '^mf-$1/src/features/$2/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No React and no fetch: plain functions over the contracts.',
      severity: 'error',
      from: { path: '^mf-[a-z-]+/src/domain/', pathNot: tests },
      to: { path: '(^mf-[a-z-]+/src/(features|api|exposes)|^shared-ui|/react/|/react-dom/|react-query)' },
    },
    {
      name: 'domain-imports-only-types-from-the-runtime',
      comment: 'The type of a failure belongs to the domain; the call does not.',
      severity: 'error',
      from: { path: '^mf-[a-z-]+/src/domain/', pathNot: tests },
      to: { path: '^shared-(runtime|forms)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'registry-client-imports-contracts-only',
      comment: 'The shell bundles it: neither the server nor the build may come with it.',
      severity: 'error',
      from: { path: '^registry-client/src' },
      to: {
        path: '^(registry-(server|cli)|shared-(build|runtime|ui|forms)|shell|storefront-api|mf-[a-z-]+)/',
      },
    },
    {
      name: 'registry-server-needs-no-build',
      comment: 'It runs where neither webpack nor the command line is installed.',
      severity: 'error',
      from: { path: '^registry-server/src' },
      to: {
        path: '^((registry-cli|shared-(build|runtime|ui|forms)|shell|storefront-api|mf-[a-z-]+)/)|node_modules/webpack/',
      },
    },
    {
      name: 'registry-server-is-started-not-imported',
      comment: 'The command line shares its configuration and storage; tests and scripts start it.',
      severity: 'error',
      from: {
        path: '^(registry-cli|shell|mf-[a-z-]+)/',
        pathNot: `(${tests}|/testing/|^registry-cli/src/(connect|commands/token)\\.ts$)`,
      },
      to: { path: '^registry-server/' },
    },
    {
      name: 'api-modules-keep-their-repositories',
      comment: "A module of the backend never imports another module's repository.",
      severity: 'error',
      from: { path: '^storefront-api/src/modules/([^/]+)/' },
      to: {
        path: '^storefront-api/src/modules/([^/]+)/.*repository',
        pathNot: '^storefront-api/src/modules/$1/',
      },
    },
    {
      name: 'api-handlers-hash-passwords-through-their-visit',
      comment: 'A handler gets the hasher with its visit if its endpoint is in `passwordEndpoints`.',
      severity: 'error',
      from: { path: '^storefront-api/src/(modules|plugins)/', pathNot: tests },
      to: { path: '^storefront-api/src/modules/auth/passwords\\.ts$' },
    },
    {
      name: 'reconciliation-is-independent',
      comment:
        'It recalculates what the modules of the shop have calculated, so it shares nothing with them.',
      severity: 'error',
      from: { path: '^storefront-api/src/reconcile/', pathNot: tests },
      to: { path: '^(storefront-api/src/(modules|db/schema)|shared-contracts)/' },
    },
    {
      name: 'api-imports-no-demo-shop',
      comment: 'The API serves any shop: the demo shop enters through the import and the port of pictures.',
      severity: 'error',
      from: { path: '^storefront-api/src', pathNot: `(${tests}|/testing/)` },
      to: { path: '^demo-shop/' },
    },
    {
      name: 'demo-shop-imports-ports-and-contracts-only',
      severity: 'error',
      from: { path: '^demo-shop/src' },
      to: { path: '^(storefront-api|shell|mf-|shared-(runtime|ui|build)|registry-)' },
    },
    {
      name: 'ports-import-contracts-only',
      severity: 'error',
      from: { path: '^storefront-ports/src' },
      to: { path: '^(storefront-api|demo-shop|shell|mf-|shared-(runtime|ui|build)|registry-)' },
    },
    {
      name: 'payment-simulator-imports-contracts-only',
      comment: 'It stands for a provider, which knows nothing of the shop but its own interface.',
      severity: 'error',
      from: { path: '^payment-simulator/src', pathNot: tests },
      to: { path: '^(storefront-(api|ports)|demo-shop|shell|mf-|shared-(runtime|ui|forms|build)|registry-)' },
    },
    {
      name: 'payment-simulator-is-started-not-imported',
      comment: 'The API speaks HTTP to it; tests start one.',
      severity: 'error',
      from: {
        path: '^(storefront-api|shell|mf-[a-z-]+|shared-[a-z]+)/',
        pathNot: `(${tests}|/testing/)`,
      },
      to: { path: '^payment-simulator/' },
    },
    {
      name: 'e2e-imports-fixtures-only',
      comment: 'Of the programs under test, end-to-end tests import only what these publish for tests.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(shell|storefront-api|demo-shop|mf-[a-z-]+|registry-(server|cli)|shared-ui)/',
        // Hosts other than the shell import the design tokens.
        pathNot: '^[a-z-]+/(src|server)/testing/|^shared-ui/src/tokens/',
      },
    },
    {
      name: 'e2e-imports-packages-by-name',
      comment: 'A relative path would bypass the exports of a package.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { pathNot: '^(e2e|scripts)/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Only the project's build output: most libraries are in a `dist` folder, and excluded modules are not checked.
    exclude: { path: '^([^/]+/dist|\\.local)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
