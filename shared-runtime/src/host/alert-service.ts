export type AlertType = 'error' | 'warning' | 'info' | 'success';

/** A message above the page. It is removed with the page that it belongs to (specification §3, Alert). */
export interface ShopAlert {
  /** One alert at a time per key. */
  key: string;
  content: string;
  type: AlertType;
  visible: boolean;
  closable: boolean;
  /** The content is markup: links and a few safe elements are rendered, the rest is dropped. */
  html: boolean;
}

/** Defaults: a visible, closable error in plain text. */
export type NewAlert = Pick<ShopAlert, 'key' | 'content'> & Partial<ShopAlert>;

export interface AlertService {
  /** Takes the place of the alert with the same key. */
  show: (alert: NewAlert) => void;
  /** Changes some fields of an alert. A no-op without an alert of that key. */
  update: (key: string, change: Partial<Omit<ShopAlert, 'key'>>) => void;
  close: (key: string) => void;
}
