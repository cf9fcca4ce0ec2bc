export { FilterChips } from './filter-chips.tsx';
export { FilterSidebar } from './filter-sidebar.tsx';
export { FiltersOverlay } from './filters-overlay.tsx';
export { ListControls } from './list-controls.tsx';
export { ListPaging } from './list-paging.tsx';
