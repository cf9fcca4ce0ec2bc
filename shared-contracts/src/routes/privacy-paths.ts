/** Paths around a member's data. Apart from `paths`, which every release bundles as a whole. */
export const privacyPaths = {
  /** The pages that forms without JavaScript lead to. `status` selects a fixed text. */
  dataExportRequested: '/customer/account/privacy/?status=requested',
  accountDeletionRequested: '/customer/account/privacy/?status=deletion',
  accountKept: '/customer/account/privacy/?status=kept',
  accountDeletionCanceled: '/customer/account/canceldeletion/?status=kept',
  /** These are mailed. Opening one proves access to the account's mailbox. */
  dataExport: (customerId: number, token: string) =>
    `/customer/account/dataexport/?id=${customerId}&token=${encodeURIComponent(token)}`,
  cancelAccountDeletion: (customerId: number, token: string) =>
    `/customer/account/canceldeletion/?id=${customerId}&token=${encodeURIComponent(token)}`,
} as const;
