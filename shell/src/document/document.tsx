import type { ReactNode } from 'react';
import type { Store } from 'shared-contracts/stores';
import { appIconPath, signPath } from 'shared-contracts/pictures';
import { toLanguageTag } from 'shared-contracts/locales';
import { themeColour } from './theme-colour.ts';
import { pageScriptsElementId, stylesheetElementId, type PageScript } from './page-scripts.ts';
import { stateElementId } from './shop-state.ts';
import { StructuredDataSlot } from './structured-data-slot.tsx';

export interface DocumentProps {
  store: Store;
  /**
   * The style sheet of the shell and of all regions that the server rendered. With `css` it is inline; in the browser
   * that is empty, where React keeps the server's.
   */
  stylesheet: { href: string; integrity: string; css?: string };
  /** Code of the first script. Absent in the browser, where React keeps the server's element. */
  startScript?: string;
  /** Serialised {@link ShopState}. */
  state: string;
  /** JSON-LD as HTML. Absent in the browser, where React keeps the server's HTML. */
  structuredData?: string;
  /** The main script. Absent in the browser, like `startScript`. */
  mainScript?: PageScript;
  /** URLs of the web fonts that every page uses. Absent in the browser, like `startScript`. */
  fonts?: readonly string[];
  /** Serialised {@link ListedScripts}. */
  scripts: string;
  children: ReactNode;
}

/** Differs by store; see `shell/server/routes/app-manifest.ts`. */
const manifestPath = '/manifest.webmanifest';

/** No `precedence`: React would move it above the first script. */
function PageStylesheet({ href, integrity, css }: DocumentProps['stylesheet']) {
  if (css === undefined)
    return (
      <link
        id={stylesheetElementId}
        rel="stylesheet"
        href={href}
        integrity={integrity}
        crossOrigin="anonymous"
      />
    );
  return (
    <style
      id={stylesheetElementId}
      data-files={href}
      data-integrity={integrity}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css }}
    />
  );
}

/** The complete document, on server and in the browser. */
export function ShopDocument({
  store,
  stylesheet,
  startScript = '',
  mainScript,
  fonts,
  state,
  scripts,
  structuredData = '',
  children,
}: DocumentProps) {
  return (
    // All languages of the shop are written from left to right. The first script adds an attribute.
    <html lang={toLanguageTag(store.locale)} dir="ltr" data-brand={store.brand} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColour(store.brand)} />
        <link rel="icon" href={signPath(`${store.brand}-favicon`)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={appIconPath(store.brand, 'maskable', 180)} />
        <link rel="manifest" href={manifestPath} />
        {/* JSON, which the Content Security Policy allows: it blocks inline code only. */}
        <script
          id={pageScriptsElementId}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: scripts }}
        />
        {/* Before the style sheet: browsers run an inline script only when the style sheets above it are loaded. */}
        <script
          data-src={mainScript?.href}
          data-integrity={mainScript?.integrity}
          data-font-urls={fonts?.join(' ')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: startScript }}
        />
        <PageStylesheet {...stylesheet} />
      </head>
      <body>
        {children}
        <StructuredDataSlot html={structuredData} />
        <script id={stateElementId} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
      </body>
    </html>
  );
}
