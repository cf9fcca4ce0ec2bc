import { StrictMode, Suspense, useEffect, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import type { RequestHandler } from 'msw';
import type { OverlayName } from 'shared-contracts/exposes';
import type { StoreLocale } from 'shared-contracts/locales';
import type { SessionData } from 'shared-contracts/session';
import { stores } from 'shared-contracts/stores';
import type { FragmentModule, OverlayModule, PageModule, PageParams } from '../modules.ts';
import { useSearchParams } from '../router/hooks.ts';
import { ShopRouterProvider } from '../router/router-provider.tsx';
import { createStubShop, memberSession, type StubShop } from '../stub/stub-host.ts';
import { StubShell } from '../stub/stub-shell.tsx';

export { answer, ErrorResponse, fakeFetch } from '../stub/fake-api.ts';
export { memberSession } from '../stub/stub-host.ts';

/** One view of a standalone page. */
export type StandaloneView =
  | { kind: 'page'; module: PageModule; params: PageParams }
  | { kind: 'fragment'; module: FragmentModule<never>; props: object }
  | { kind: 'overlay'; module: OverlayModule<never>; props: object };

export interface StandaloneOptions {
  title: string;
  views: Record<string, StandaloneView>;
  handlers: readonly RequestHandler[];
  /** Overlays of this remote that open from its own views. */
  overlays?: Partial<Record<OverlayName, OverlayModule<never>>>;
}

interface PreparedView {
  Component: ComponentType<object>;
  props: object;
  messages: unknown;
}

/** Starts a remote on its own page, with a stub shell and faked endpoints. */
export async function startStandalone(options: StandaloneOptions): Promise<void> {
  const search = new URLSearchParams(location.search);
  const store = stores.find((each) => String(each.id) === search.get('store')) ?? stores[0];
  const session: Partial<SessionData> = search.get('visitor') === 'guest' ? {} : memberSession;
  const shop = createStubShop({ store, session, handlers: options.handlers });
  const names = Object.keys(options.views);
  const name = search.get('view') ?? names[0] ?? '';
  const view = options.views[name];
  if (!view) throw new Error(`There is no view "${name}"; there are: ${names.join(', ')}`);
  const prepared = await prepare(view, shop, store.locale);

  const router = createBrowserRouter([{ path: '*' }]);
  const root = document.body.appendChild(document.createElement('div'));
  document.documentElement.lang = shop.context.languageTag;
  document.title = options.title;
  createRoot(root).render(
    <StrictMode>
      <StubShell
        shop={shop}
        messages={prepared.messages}
        overlay={{ close: () => undefined, titleId: 'standalone-title' }}
      >
        <ShopRouterProvider router={router}>
          <StandalonePage
            title={options.title}
            names={names}
            prepared={prepared}
            shop={shop}
            overlays={options.overlays ?? {}}
          />
        </ShopRouterProvider>
      </StubShell>
    </StrictMode>,
  );
}

async function prepare(view: StandaloneView, shop: StubShop, locale: StoreLocale): Promise<PreparedView> {
  const messages = (await view.module.messages[locale]()).default;
  const Component = view.module.Component as ComponentType<object>;
  if (view.kind === 'page') {
    await view.module.load?.(shop.context, view.params);
    return { Component, props: { params: view.params }, messages };
  }
  if (view.kind === 'fragment') await view.module.load?.(shop.context, view.props as never);
  return { Component, props: view.props, messages };
}

interface StandalonePageProps {
  title: string;
  names: readonly string[];
  prepared: PreparedView;
  shop: StubShop;
  overlays: Partial<Record<OverlayName, OverlayModule<never>>>;
}

function StandalonePage({ title, names, prepared, shop, overlays }: StandalonePageProps) {
  const [search] = useSearchParams();
  const [open, setOpen] = useState<{ name: OverlayName; props: object } | null>(null);
  useEffect(() => shop.watchOverlays((name, props) => setOpen({ name, props })), [shop]);
  const overlay = open && overlays[open.name];
  const linkTo = (change: Record<string, string>) =>
    `?${new URLSearchParams({ ...Object.fromEntries(search), ...change })}`;
  return (
    <>
      <nav
        aria-label={title}
        style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '0.5rem 1rem' }}
      >
        <strong>{title}</strong>
        {names.map((name) => (
          <a key={name} href={linkTo({ view: name })}>
            {name}
          </a>
        ))}
        <a href={linkTo({ visitor: 'guest' })}>guest</a>
        <a href={linkTo({ visitor: 'member' })}>member</a>
        {stores.map((store) => (
          <a key={store.id} href={linkTo({ store: String(store.id) })}>
            {store.code}
          </a>
        ))}
      </nav>
      <main>
        <Suspense fallback={null}>
          <prepared.Component {...prepared.props} />
        </Suspense>
      </main>
      {open ? (
        <dialog open aria-label={open.name}>
          {overlay ? (
            <OverlayContent module={overlay} props={open.props} />
          ) : (
            <p>{open.name} belongs to another remote.</p>
          )}
          <button type="button" onClick={() => setOpen(null)}>
            ×
          </button>
        </dialog>
      ) : null}
    </>
  );
}

function OverlayContent({ module, props }: { module: OverlayModule<never>; props: object }) {
  const Component = module.Component as ComponentType<object>;
  return <Component {...props} />;
}
