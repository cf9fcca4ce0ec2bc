import { developmentEntry, entryTrustedTypesPolicyName } from 'shared-contracts/development';
import { loadScript } from 'shared-runtime/host';

/** Only on the developer's own machine; the Content Security Policy of the page names the port as well. */
const entryPattern = new RegExp(`^http://localhost:\\d{1,5}/${developmentEntry.replace('.', '\\.')}$`);

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
}

const rules = { createScriptURL: (url: string) => (entryPattern.test(url) ? url : null) };
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
/** Beside the default policy, which allows scripts of the shop's own origin only. */
const policy = trustedTypes?.createPolicy(entryTrustedTypesPolicyName, rules);

/** Loads the entry of a remote from a dev server. It has no hash: it changes with every saved file. */
export async function loadFromDevServer(entry: string): Promise<void> {
  if (!entryPattern.test(entry)) throw new Error(`${entry} is not an entry of a dev server`);
  await loadScript(policy ? policy.createScriptURL(entry) : entry, '');
}
