import type { ReactNode } from 'react';
import type { Store } from 'shared-contracts/stores';
import { signPath } from 'shared-contracts/pictures';
import { toLanguageTag } from 'shared-contracts/locales';
import { lateScriptsElementId } from './late-scripts.ts';
import { stateElementId } from './shop-state.ts';

export interface DocumentProps {
  store: Store;
  /** The shell's own stylesheets. */
  stylesheets: readonly { href: string; integrity: string }[];
  /** Serialised {@link ShopState}. */
  state: string;
  /** Serialised {@link LateScripts}. */
  scripts: string;
  children: ReactNode;
}

/** What a browser paints its own bars with: the brand's darkest colour. */
const themeColours = { offpiste: '#0b1b2b', snowfield: '#123c32' };

/** The whole document. React owns it from `<html>` down, on both sides. */
export function ShopDocument({ store, stylesheets, state, scripts, children }: DocumentProps) {
  return (
    // Every language of the shop is written from left to right.
    <html lang={toLanguageTag(store.locale)} dir="ltr" data-brand={store.brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours[store.brand]} />
        <link rel="icon" href={signPath(`${store.brand}-favicon`)} type="image/svg+xml" />
        {stylesheets.map((sheet) => (
          <link
            key={sheet.href}
            rel="stylesheet"
            href={sheet.href}
            integrity={sheet.integrity}
            crossOrigin="anonymous"
            precedence="shell"
          />
        ))}
      </head>
      <body>
        {children}
        {/* Data, not code: the policy allows no inline script, and this is none. */}
        <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        <script
          id={lateScriptsElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: scripts }}
        />
      </body>
    </html>
  );
}
