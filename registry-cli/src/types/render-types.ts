import { fragments, overlays } from 'shared-contracts/exposes';
import type { ContractCall } from 'shared-contracts/releases';
import type { LiveContracts } from './live-contracts.ts';

type Schema = Record<string, unknown>;

/**
 * Renders what is live as TypeScript declarations. Fragments and overlays that the installed shared-contracts does not know are also
 * declared for `<Fragment>` and `openOverlay`.
 */
export async function renderTypes(live: LiveContracts, source: string): Promise<string> {
  const payloads = await renderNamespaces('Event', live.events);
  const props = await renderNamespaces('Props', new Map([...live.fragments, ...live.overlays]));
  const requests = await renderNamespaces('Request', schemasOf(live.calls, 'request'));
  const responses = await renderNamespaces('Response', schemasOf(live.calls, 'response'));
  const typed = (kind: string) => (name: string) => `${namespaceOf(kind, name)}.Root`;
  const propsOf = (names: Iterable<string>) => renderFields(names, typed('Props'));
  const isNew = (known: object) => (name: string) => !Object.hasOwn(known, name);
  return `// Written by "mf types" from what was live at ${source}:
// ${live.releases.join(', ')}.
// Do not edit it: run "mf types" again.
import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';

/** Payloads of events, by type; of an earlier major by \`type@major\`. */
export interface LiveEvents {
${renderFields(live.events.keys(), typed('Event'))}}

/** Props of fragments, by name. */
export interface LiveFragments {
${propsOf(live.fragments.keys())}}

/** Props of overlays, by name. */
export interface LiveOverlays {
${propsOf(live.overlays.keys())}}

/** Descriptors of endpoints that live releases call, by name. */
export interface LiveEndpoints {
${renderFields(live.calls.keys(), (name) => descriptorOf(name, live.calls.get(name)))}}

declare module 'shared-contracts/exposes' {
interface OwnFragments {
${propsOf([...live.fragments.keys()].filter(isNew(fragments)))}}
interface OwnOverlays {
${propsOf([...live.overlays.keys()].filter(isNew(overlays)))}}
}

${[...payloads, ...props, ...requests, ...responses].join('\n')}`;
}

function schemasOf(calls: LiveContracts['calls'], side: 'request' | 'response'): Map<string, Schema> {
  return new Map([...calls].map(([name, call]) => [name, call[side]]));
}

const renderFields = (names: Iterable<string>, typeOf: (name: string) => string) =>
  [...names]
    .toSorted()
    .map((name) => `  ${JSON.stringify(name)}: ${typeOf(name)};\n`)
    .join('');

function descriptorOf(name: string, call: ContractCall | undefined): string {
  const types = `${namespaceOf('Request', name)}.Root, ${namespaceOf('Response', name)}.Root`;
  const { method, path } = call ?? {};
  return `EndpointDescriptor<${types}> & { readonly name: ${JSON.stringify(name)}; readonly method: ${JSON.stringify(method)}; readonly path: ${JSON.stringify(path)} }`;
}

/** Renders each schema in a namespace of its own: schemas name their parts alike. */
async function renderNamespaces(kind: string, schemas: ReadonlyMap<string, Schema>): Promise<string[]> {
  // Imported here: the other commands start faster without it.
  const { compile } = await import('json-schema-to-typescript');
  return Promise.all(
    [...schemas]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, schema]) => {
        const types = await compile(withoutTitles(withoutCode(schema) as Schema), 'Root', {
          bannerComment: '',
          additionalProperties: false,
          format: false,
          // A type with the number of items of an array has every length of it; nested, that is too much to write.
          ignoreMinAndMaxItems: true,
          // A schema of a release must not read files or addresses.
          $refOptions: { resolve: { external: false } },
          // One schema that cannot be rendered must not keep a squad from all others.
        }).catch(() => 'export type Root = unknown;\n');
        return `declare namespace ${namespaceOf(kind, name)} {\n${types}}\n`;
      }),
  );
}

/** Keywords of the library whose values are TypeScript. The schemas are those of other squads. */
const codeKeywords = ['tsType', 'tsEnumNames'];

/** Leaves out the code in a schema. A field with the name of such a keyword has a schema, and stays. */
function withoutCode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCode);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => !codeKeywords.includes(key) || isSchema(each))
      .map(([key, each]) => [key, withoutCode(each)]),
  );
}

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The title would become the name of the type. */
function withoutTitles(schema: Schema): Schema {
  const { title: _title, $id: _id, ...rest } = schema;
  return rest;
}

/** Returns a name for TypeScript, such as `Event_basket_changed`. Different names stay different. */
function namespaceOf(kind: string, name: string): string {
  return `${kind}_${name.replaceAll(/[^A-Za-z0-9]/g, (sign) => signs[sign] ?? '_')}`;
}

const signs: Record<string, string> = { '/': '_of_', ':': '_', '-': '$', '@': '_major_', ' ': '_' };
