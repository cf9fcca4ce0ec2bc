/** Paths around a member's data. Apart from `paths`, which every release bundles as a whole. */
export const privacyPaths = {
  /** The pages that forms without JavaScript lead to. `status` selects a fixed text. */
  dataExportRequested: '/customer/account/privacy/?status=export-requested',
  accountDeletionRequested: '/customer/account/privacy/?status=deletion-requested',
  accountDeletionCanceled: '/customer/account/privacy/?status=deletion-canceled',
  accountDeletionCanceledByLink: '/customer/account/canceldeletion/?status=canceled',
  /** These are mailed. Opening one proves access to the account's mailbox. */
  dataExport: (customerId: number, token: string) =>
    `/customer/account/dataexport/?id=${customerId}&token=${encodeURIComponent(token)}`,
  cancelAccountDeletion: (customerId: number, token: string) =>
    `/customer/account/canceldeletion/?id=${customerId}&token=${encodeURIComponent(token)}`,
} as const;
