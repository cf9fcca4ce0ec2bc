import { useShopHost } from '../host/shop-host.ts';

export type AlertType = 'error' | 'warning' | 'info' | 'success';

/** A message above the page, which goes with the page that it belongs to (specification §3, Alert). */
export interface ShopAlert {
  /** One alert at a time per key. */
  key: string;
  content: string;
  type: AlertType;
  visible: boolean;
  closable: boolean;
  /** The content is markup: a few harmless elements and links are drawn, the rest is left out. */
  html: boolean;
}

/** Absent: an error that is visible, closable and plain text. */
export type NewAlert = Pick<ShopAlert, 'key' | 'content'> & Partial<ShopAlert>;

export interface AlertService {
  /** Takes the place of the alert with the same key. */
  show: (alert: NewAlert) => void;
  /** Changes an alert and keeps the rest of it; nothing happens where there is none of that key. */
  update: (key: string, change: Partial<Omit<ShopAlert, 'key'>>) => void;
  close: (key: string) => void;
}

/** Returns the alerts above the page. Show the errors of one form in that form instead. */
export function useAlerts(): AlertService {
  return useShopHost().alerts;
}
