import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Delivery } from '../webhooks/delivery.ts';
import type { Payment, StoredCard } from './payment.ts';

/** The state of the simulator. */
export interface SimulatorState {
  payments: Payment[];
  cards: StoredCard[];
  deliveries: Delivery[];
}

/** Older payments are deleted, because the whole state is written with every change. */
const maxPayments = 2_000;

export interface StateStore {
  state: SimulatorState;
  /** Stores the present state. Without a file it is kept in memory only. */
  save(): void;
}

/** Opens the state in a file, so that a restarted simulator has all payments and webhooks. */
export function openState(file: string | null): StateStore {
  const state = file === null ? emptyState() : readState(file);
  return {
    state,
    save() {
      state.payments.splice(0, state.payments.length - maxPayments);
      if (file === null) return;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // Renamed, so that a crash leaves no half of it.
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

const emptyState = (): SimulatorState => ({ payments: [], cards: [], deliveries: [] });

function readState(file: string): SimulatorState {
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as SimulatorState) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyState();
    throw error;
  }
}
