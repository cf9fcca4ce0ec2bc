/** As far as the shop uses it; not every browser has it, and not every compiler knows it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (text: string) => string | null;
      createScriptURL: (url: string) => string | null;
      createScript: (text: string) => string | null;
    },
  ) => void;
}

/** With this React makes a script element that does not run. */
const emptyScript = '<script></script>';

/** Text that is no markup: what machines read of a product, for instance, with its angle brackets escaped. */
export function permittedHtml(text: string): string | null {
  return text === emptyScript || !text.includes('<') ? text : null;
}

/** Data in a script element, as machines read it: JSON does nothing when it is run. */
export function permittedCode(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Files of releases; the browser checks their hashes besides. */
export function permittedScript(url: string, origin: string): string | null {
  const target = new URL(url, origin);
  return target.origin === origin && /^\/(assets|__dev)\//.test(target.pathname) ? url : null;
}

/**
 * The one policy of a tab. Whoever turns text into code or markup, in whichever remote or library, passes here;
 * the Content Security Policy allows no other, and what is not permitted throws.
 */
function installPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: permittedHtml,
    createScriptURL: (url) => permittedScript(url, location.origin),
    createScript: permittedCode,
  });
}

installPolicy();
