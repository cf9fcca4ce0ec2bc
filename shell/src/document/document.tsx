import type { ReactNode } from 'react';
import type { Store } from 'shared-contracts/stores';
import { appIconPath, signPath } from 'shared-contracts/pictures';
import { toLanguageTag } from 'shared-contracts/locales';
import { themeColour } from './theme-colour.ts';
import { pageScriptsElementId } from '../boot/page-scripts.ts';
import { stateElementId } from './shop-state.ts';
import { StructuredDataSlot } from './structured-data-slot.tsx';

export interface DocumentProps {
  store: Store;
  /** The shell's own stylesheets. */
  stylesheets: readonly { href: string; integrity: string }[];
  /** Serialised {@link ShopState}. */
  state: string;
  /** JSON-LD as HTML. Absent in the browser, where React keeps the server's HTML. */
  structuredData?: string;
  /** Serialised {@link PageScripts}. */
  scripts: string;
  children: ReactNode;
}

/** Differs by store; see `shell/server/routes/app-manifest.ts`. */
const manifestPath = '/manifest.webmanifest';

/** The complete document, on server and in the browser. */
export function ShopDocument({
  store,
  stylesheets,
  state,
  scripts,
  structuredData = '',
  children,
}: DocumentProps) {
  return (
    // All languages of the shop are written from left to right.
    <html lang={toLanguageTag(store.locale)} dir="ltr" data-brand={store.brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour(store.brand)} />
        <link rel="icon" href={signPath(`${store.brand}-favicon`)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={appIconPath(store.brand, 'maskable', 180)} />
        <link rel="manifest" href={manifestPath} />
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
        <StructuredDataSlot html={structuredData} />
        {/* JSON, which the Content Security Policy allows: it blocks inline scripts only. */}
        <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        <script
          id={pageScriptsElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: scripts }}
        />
      </body>
    </html>
  );
}
