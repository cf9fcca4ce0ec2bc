import { paths, privacyPaths } from 'shared-contracts/routes';
import type { TokenPurpose } from '../../db/schema/index.ts';
import type { MailKind, MailPayloads } from './mail-kinds.ts';

/** Kinds of mails whose payload has a path. */
export type LinkKind = {
  [Kind in MailKind]: MailPayloads[Kind] extends { path: string } ? Kind : never;
}[MailKind];

interface MailedLink {
  purpose: TokenPurpose;
  path: (id: number, token: string) => string;
}

/** Purpose of the token, and page, of each link. */
export const mailedLinks: Readonly<Record<LinkKind, MailedLink>> = {
  'reset-password': { purpose: 'reset', path: paths.resetPassword },
  'confirm-address': { purpose: 'confirm', path: paths.confirmAccount },
  'confirm-new-address': { purpose: 'change-email', path: paths.confirmAccount },
  'data-export-ready': { purpose: 'data-export', path: privacyPaths.dataExport },
  'account-deletion-requested': {
    purpose: 'cancel-account-deletion',
    path: privacyPaths.cancelAccountDeletion,
  },
  'email-change-requested': { purpose: 'cancel-email-change', path: paths.cancelEmailChange },
};

/** Their links expire, so that sending them later is of no use. */
export const kindsWithLink = Object.keys(mailedLinks) as LinkKind[];

export function isLinkKind(kind: MailKind): kind is LinkKind {
  return Object.hasOwn(mailedLinks, kind);
}
