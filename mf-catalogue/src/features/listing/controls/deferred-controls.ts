import type { OverlayProps } from 'shared-contracts/exposes';
import { createDeferredView, shareOnServer } from 'shared-runtime';
import type { FilterChipsProps } from './filter-chips.tsx';
import type { FilterSidebarProps } from './filter-sidebar.tsx';
import type { ListControlsProps } from './list-controls.tsx';
import type { ListPagingProps } from './list-paging.tsx';

const loadControls = () => import(/* webpackChunkName: "list-controls" */ './controls.ts');

// All parts in this file are links and forms until their code is loaded.

const Sidebar = createDeferredView<FilterSidebarProps>(async () => (await loadControls()).FilterSidebar);

/** The filters beside the list. */
export const DeferredSidebar = shareOnServer(Sidebar);

export const DeferredChips = createDeferredView<FilterChipsProps>(
  async () => (await loadControls()).FilterChips,
);

export const DeferredControls = createDeferredView<ListControlsProps>(
  async () => (await loadControls()).ListControls,
);

export const DeferredPaging = createDeferredView<ListPagingProps>(
  async () => (await loadControls()).ListPaging,
);

/** The overlay, whose code is that of the filters beside the list. */
export const DeferredFiltersOverlay = createDeferredView<OverlayProps<'catalogue/filters'>>(
  async () => (await loadControls()).FiltersOverlay,
);

/** Loads the code of all controls, so that the server renders them. */
export async function loadListControls(): Promise<void> {
  await Promise.all([Sidebar, DeferredChips, DeferredControls, DeferredPaging].map((view) => view.load()));
}
