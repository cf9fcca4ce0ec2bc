import type { DescriptorOf } from '../endpoint/descriptor.ts';
import type * as endpoints from '../privacy.ts';

export const privacyStatus: DescriptorOf<typeof endpoints.privacyStatus> = {
  name: 'privacy-status',
  method: 'GET',
  path: '/api/privacy-status',
};

export const dataExportRequest: DescriptorOf<typeof endpoints.dataExportRequest> = {
  name: 'data-export-request',
  method: 'POST',
  path: '/api/data-export-request',
};

export const dataExport: DescriptorOf<typeof endpoints.dataExport> = {
  name: 'data-export',
  method: 'GET',
  path: '/api/data-export',
};

export const accountDeletionRequest: DescriptorOf<typeof endpoints.accountDeletionRequest> = {
  name: 'account-deletion-request',
  method: 'POST',
  path: '/api/account-deletion-request',
};

export const accountDeletionCancel: DescriptorOf<typeof endpoints.accountDeletionCancel> = {
  name: 'account-deletion-cancel',
  method: 'POST',
  path: '/api/account-deletion-cancel',
};

export const accountDeletionCancelByLink: DescriptorOf<typeof endpoints.accountDeletionCancelByLink> = {
  name: 'account-deletion-cancel-by-link',
  method: 'POST',
  path: '/api/account-deletion-cancel-by-link',
};
