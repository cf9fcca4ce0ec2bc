import { createHash, createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { readConfig } from '../config.ts';
import { pickingPdf } from '../modules/orders/operations/picking-pdf.ts';
import { pickingText } from '../modules/orders/operations/picking-text.ts';
import { readSecretFile } from '../secret-file.ts';
import { errorMessage, UsageError } from './error-message.ts';

const usage = `Usage: pnpm ops ship <order> [--items id:qty,…] [--warehouse W] [--carrier C] [--tracking N] [--tracking-url U]
       pnpm ops deliver <order> [--shipment id]
       pnpm ops cancel <order> [--items id:qty,…]
       pnpm ops refund <order> [--amount <minor units>]
       pnpm ops restock <order> --items id:qty,…
       pnpm ops receive|approve|reject <order> --return <code> [--items id:qty,…]
       pnpm ops show <order>
       pnpm ops pick [--warehouse W] [--pdf FILE]
The same refund is made once; for a second one of the same amount add --reference <text>.`;

const options = {
  items: { type: 'string' },
  warehouse: { type: 'string' },
  pdf: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  'tracking-url': { type: 'string' },
  shipment: { type: 'string' },
  amount: { type: 'string' },
  return: { type: 'string' },
  operator: { type: 'string' },
  reference: { type: 'string' },
} as const;

/** `pnpm ops` calls the running API of the environment's HOST and PORT, with the secret of OPERATIONS_SECRET_FILE. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [action, order, ...rest] = positionals;
  if (action === undefined || rest.length > 0) throw new UsageError(usage);
  if (action === 'pick') return pick(values);
  if (order === undefined) throw new UsageError(usage);
  const operator = values.operator ?? process.env['USER'] ?? 'operator';
  const operation = { action, order, operator, ...detailsOf(values) };
  const reference = values.reference ?? (await referenceOf(operation));
  const answer = await callApi('order-operation', { ...operation, reference });
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
}

/** Lists what is to be packed, on the terminal or in a file. */
async function pick({ warehouse, pdf }: Values): Promise<void> {
  const list = serverEndpoints['picking-list'].response;
  const { parcels } = list.parse(await callApi('picking-list', { warehouse }));
  if (pdf !== undefined) {
    await writeFile(pdf, await pickingPdf(parcels, new Date()));
    process.stdout.write(`${parcels.length} parcels in ${pdf}\n`);
    return;
  }
  for (const parcel of parcels) process.stdout.write(`${pickingText(parcel)}\n`);
  if (parcels.length === 0) process.stdout.write('Nothing is to be packed.\n');
}

/**
 * Derives a reference from the command and, except for a refund, from the pieces and parcels of the order, so that the
 * same refund is not made twice by mistake, while a second parcel can be delivered as the first one was.
 */
async function referenceOf(operation: { action: string; order: string; operator: string }): Promise<string> {
  const { operator, order, ...command } = operation;
  const show = { action: 'show', order, operator, reference: 'show-the-order' };
  const { items, shipments } = (await callApi('order-operation', show)) as Record<string, unknown>;
  const state = operation.action === 'refund' ? null : { items, shipments };
  const hash = createHash('sha256').update(JSON.stringify({ order, command, state }));
  return `ops-${hash.digest('hex').slice(0, referenceDigits)}`;
}

const referenceDigits = 32;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

function detailsOf(values: Values): object {
  const { items, warehouse, carrier, tracking, shipment, amount, return: code } = values;
  return Object.fromEntries(
    Object.entries({
      items: items?.split(',').map((each) => {
        const [id, qty] = each.split(':').map(Number);
        return { id, qty };
      }),
      warehouse,
      carrier,
      trackingNumber: tracking,
      trackingUrl: values['tracking-url'],
      shipmentId: shipment === undefined ? undefined : Number(shipment),
      amount: amount === undefined ? undefined : Number(amount),
      code,
    }).filter(([, value]) => value !== undefined),
  );
}

/** Throws {@link UsageError} with the answer of the API if it is no success. */
async function callApi(name: 'order-operation' | 'picking-list', fields: object): Promise<unknown> {
  const { host, port, operationsSecretFile } = readConfig(process.env);
  const body = JSON.stringify(fields);
  const timestamp = Math.floor(Date.now() / 1000);
  const secret = readSecretFile('OPERATIONS_SECRET_FILE', operationsSecretFile);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`http://${host}:${port}${serverEndpoints[name].path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-operations-signature': `t=${timestamp},v1=${signature}`,
    },
    body,
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    throw new UsageError(`No API answers at ${host}:${port}. Set PORT to that of the API.`, { cause });
  });
  const text = await response.text();
  if (!response.ok) throw new UsageError(`${response.status} ${text}`);
  return JSON.parse(text) as unknown;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exitCode = 1;
}
