import { readFileSync } from 'node:fs';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { pageTypePattern } from 'shared-contracts/routes';
import * as z from 'zod';
import { ConfigError } from '../config-error.ts';
import { foreignOriginRule, isForeignOrigin } from '../http/foreign-origin.ts';

/**
 * Directives that a page type may extend. `require-trusted-types-for`, `trusted-types`, `default-src`, `base-uri`,
 * `object-src` and `frame-ancestors` are left out on purpose: they hold on every page.
 */
const openDirectives = [
  'script-src',
  'connect-src',
  'frame-src',
  'form-action',
  'img-src',
  'font-src',
  'style-src',
  'media-src',
] as const;

/** Complete origins only: no wildcard, scheme, path, keyword such as `'unsafe-inline'`, hash or nonce. */
const origin = z.string().refine(isForeignOrigin, foreignOriginRule);

const policiesSchema = z.record(
  z.string().regex(pageTypePattern),
  z.partialRecord(z.enum(openDirectives), z.array(origin).min(1)),
);

/** Page type → directive → additional origins. */
export type PagePolicies = z.infer<typeof policiesSchema>;

/** Reads the policies; null: every page has the default policy. Throws {@link ConfigError} naming what is wrong. */
export function readPagePolicies(file: string | null): PagePolicies {
  if (file === null) return {};
  const variable = 'CONTENT_SECURITY_POLICY_FILE';
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(describeInvalidSetting(variable, 'a JSON file'), { cause });
  }
  return parsePagePolicies(content, `${variable} is not valid:`);
}

export function parsePagePolicies(
  content: unknown,
  wrong = 'The page policies are not valid:',
): PagePolicies {
  const parsed = policiesSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message, ...issue }) =>
      `${wrong} ${[...path, ...('keys' in issue ? [String(issue.keys)] : [])].join(' ')}: ${message}`,
  );
  throw new ConfigError(lines.join('\n'));
}

/**
 * Returns the header of a page; undefined where the default policy applies.
 *
 * @param inlineStyleHash of the page's own inline style sheet, if it has one
 */
export function policyOf(
  policies: PagePolicies,
  pageType: string | null | undefined,
  base: Readonly<Record<string, readonly string[]>>,
  inlineStyleHash: string | null = null,
): string | undefined {
  const addedOrigins = pageType && Object.hasOwn(policies, pageType) ? policies[pageType] : undefined;
  if (addedOrigins === undefined && inlineStyleHash === null) return undefined;
  const directives: Record<string, readonly string[]> = { ...base };
  const add = (name: string, sources: readonly string[]) => {
    directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  };
  for (const [name, origins] of Object.entries(addedOrigins ?? {})) add(name, origins);
  if (inlineStyleHash !== null) add('style-src', [inlineStyleHash]);
  return headerOf(directives);
}

/** Formats directives as helmet does. */
export function headerOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Returns the page types that a tab enters and leaves by loading a new document. */
export function ownPolicyTypes(policies: PagePolicies): string[] {
  return Object.keys(policies);
}
