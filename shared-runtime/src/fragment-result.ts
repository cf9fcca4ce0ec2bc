/** Result of a fragment's `load`. */
export interface FragmentResult {
  /**
   * Present if the page that embeds the fragment should redirect, such as to a list's last page. Returns the path within
   * the shop for that page, whose other query parameters it keeps.
   */
  redirectOf?: (page: { path: string; search: Readonly<Record<string, string>> }) => string;
}

/** Result of `prepareFragment`. */
export interface PreparedFragment extends FragmentResult {
  /** False if the code or the data failed: its region shows the fallback. */
  isReady: boolean;
}
