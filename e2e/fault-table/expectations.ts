import type { RemoteName } from 'shared-contracts/releases';
import type { Region } from '../fixtures/regions.ts';
import { fixtureText } from '../stack/fixture-release.ts';
import type { RegionContent } from './fault.ts';
import { breakScreen, fallbacks, isPageOf, type EmbeddedFragmentName, type PlacedRemote } from './remotes.ts';

/** Expected content by remote; `own` for a remote without an entry. */
export type Expectations = ReadonlyMap<string, RegionContent>;

/**
 * Returns the differences between a document and its expected content, by region. `before` is the same page without
 * faults.
 */
export function differences(
  now: readonly Region[],
  before: readonly Region[],
  expectations: Expectations,
): string[] {
  const affected = (name: string) => {
    const surrounding = before.find((region) => region.name === name);
    return surrounding !== undefined && (expectations.get(surrounding.remote) ?? 'own') !== 'own';
  };
  // Regions within an affected region disappear with it.
  const expected = before.filter(({ within }) => !within.some(affected));
  return expected.flatMap((region) => {
    const { name, remote } = region;
    const shown = now.find((each) => each.name === name && each.remote === remote);
    const content = expectations.get(remote) ?? 'own';
    if (shown && matchesContent(content, shown, region)) return [];
    const text = shown ? `“${fromDifference(shown.text, region.text)}”` : 'nothing at all';
    return [`${name} of ${remote} should show its ${content} and shows ${text}`];
  });
}

/** Returns the text from the first difference on, with some text before it. */
function fromDifference(shown: string, before: string): string {
  let start = 0;
  while (start < shown.length && shown[start] === before[start]) start += 1;
  return shown.slice(Math.max(0, start - 40), start + 160);
}

function matchesContent(content: RegionContent, shown: Region, before: Region): boolean {
  const { remote, name } = before;
  switch (content) {
    case 'own':
      return shown.text === before.text;
    case 'fixture':
      return shown.text === fixtureText(remote as RemoteName);
    case 'fallback':
      return isPageOf(remote as PlacedRemote, before)
        ? shown.text.includes(breakScreen)
        : fallbacks[name as EmbeddedFragmentName].test(shown.markup);
  }
}
