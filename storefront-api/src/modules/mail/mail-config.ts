import type { Store } from 'shared-contracts/stores';
import type { MailConfig } from '../../config.ts';

export function senderAddress({ from }: Pick<MailConfig, 'from'>, { brand }: Store): string {
  return from.replaceAll('{brand}', brand);
}
