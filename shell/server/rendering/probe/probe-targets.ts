import { exposeOf, type FragmentName } from 'shared-contracts/exposes';
import type { ContractFile, ReleaseManifest } from 'shared-contracts/releases';
import type { PageEntry } from 'shared-contracts/routes';
import { probePaths, type PathSource } from './probe-paths.ts';
import type { ProbeVisit } from './probe-visits.ts';

interface PageTarget {
  kind: 'page';
  /** As in `catalogue/listing`. */
  name: string;
  source: PathSource;
  entry: PageEntry;
}
interface FragmentTarget {
  kind: 'fragment';
  name: FragmentName;
  props: object;
  /** Number of the example, from 1. */
  example: number;
}

export type ProbeTarget = PageTarget | FragmentTarget;

/**
 * Returns everything of a release that a server renders: the pages of its page types, the pages that it claims, and its
 * fragments with each example of its contract file. Overlays are rendered in browsers only.
 */
export function findTargets(manifest: ReleaseManifest, contract: ContractFile | null): ProbeTarget[] {
  const { name: remote, exposes, contracts } = manifest;
  const isOwn = (kind: 'page' | 'fragment', name: string) => {
    const place = exposeOf(kind, name);
    return place?.remote === remote && Object.hasOwn(exposes, place.expose);
  };
  const ofTypes = Object.entries(contracts.pageTypes ?? {}).flatMap(
    ([type, { page, entry, example }]): PageTarget[] => {
      const source = example ?? (Object.hasOwn(probePaths, type) ? probePaths[type] : undefined);
      if (source === undefined || !isOwn('page', page)) return [];
      return [{ kind: 'page', name: page, source, entry }];
    },
  );
  const claimed = Object.entries(contracts.claims ?? {})
    .filter(([, { page }]) => isOwn('page', page))
    .map(([claim, { page, entry }]): PageTarget => {
      return { kind: 'page', name: page, source: claim.replace('/*', ''), entry };
    });
  const fragments = Object.entries(contract?.offers ?? {})
    .filter(([name]) => isOwn('fragment', name))
    .flatMap(([name, { examples }]) =>
      examples.map((props, index): FragmentTarget => {
        return { kind: 'fragment', name: name as FragmentName, props: props as object, example: index + 1 };
      }),
    );
  return [...ofTypes, ...claimed, ...fragments];
}

/** Returns whether the visitor gets the page instead of a redirect. */
export function mayEnter(target: ProbeTarget, { isMember }: ProbeVisit): boolean {
  if (target.kind === 'fragment' || target.entry === 'public') return true;
  return isMember === (target.entry !== 'guests');
}
