/** What lies below the menu's entries. */
export const openedPanel = (menu: HTMLElement) => menu.querySelector<HTMLDetailsElement>('details[open]');

/** Null closes all of them. */
export function showPanel(menu: HTMLElement, panel: HTMLDetailsElement | null): void {
  for (const other of menu.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== panel) other.open = false;
  if (panel) panel.open = true;
}
