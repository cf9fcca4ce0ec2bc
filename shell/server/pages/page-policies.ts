import { readFileSync } from 'node:fs';
import { pageTypes, type PageType } from 'shared-contracts/api/shop';
import * as z from 'zod';
import { ConfigError } from '../config-error.ts';
import { foreignOriginRule, isForeignOrigin } from '../http/foreign-origin.ts';
import { baseDirectives } from '../http/security-headers.ts';

/**
 * What a page type may open to other origins. Absent on purpose: `require-trusted-types-for`, `trusted-types`,
 * `default-src`, `base-uri`, `object-src` and `frame-ancestors`, which hold on every page.
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

/** Whole origins only: no wildcard, scheme, path, keyword such as `'unsafe-inline'`, hash or nonce. */
const origin = z.string().refine(isForeignOrigin, foreignOriginRule);

const policiesSchema = z.partialRecord(
  z.enum(pageTypes),
  z.partialRecord(z.enum(openDirectives), z.array(origin).min(1)),
);

/** Page type → directive → origins that it allows beside the shop's own. */
export type PagePolicies = z.infer<typeof policiesSchema>;

/** Throws {@link ConfigError} naming what is wrong with the file. Null: every page has the same policy. */
export function readPagePolicies(file: string | null): PagePolicies {
  if (file === null) return {};
  const wrong = `CONTENT_SECURITY_POLICY_FILE=${file} is not allowed:`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new ConfigError(`${wrong} it must be a JSON file`, { cause });
  }
  return parsePagePolicies(content, wrong);
}

export function parsePagePolicies(
  content: unknown,
  wrong = 'The page policies are not allowed:',
): PagePolicies {
  const parsed = policiesSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(
    ({ path, message, ...issue }) =>
      `${wrong} ${[...path, ...('keys' in issue ? [String(issue.keys)] : [])].join(' ')}: ${message}`,
  );
  throw new ConfigError(lines.join('\n'));
}

/** Value of the header for a page type; undefined where the page has the policy of every page. */
export function policyOf(policies: PagePolicies, pageType: string | null | undefined): string | undefined {
  const own = pageType && Object.hasOwn(policies, pageType) ? policies[pageType as PageType] : undefined;
  if (own === undefined) return undefined;
  const directives: Record<string, readonly string[]> = { ...baseDirectives };
  for (const [name, origins] of Object.entries(own)) {
    directives[name] = [...(directives[name] ?? ["'self'"]), ...origins];
  }
  return headerOf(directives);
}

/** As helmet writes it, so that both kinds of page read alike. */
export function headerOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Page types that a tab enters and leaves by a new document. */
export function ownPolicyTypes(policies: PagePolicies): PageType[] {
  return Object.keys(policies) as PageType[];
}
