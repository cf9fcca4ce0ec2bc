import type { ReactNode } from 'react';
import { changePath, remoteAddress } from '../console-urls.ts';
import type { Foresight } from '../preview-change.ts';
import { longestReason } from '../read-reason.ts';
import { fieldsOf } from '../change-form.ts';
import { deedOf, titleOf } from '../labels.ts';
import { MoveTable } from './move-table.tsx';
import { Notice } from './notice.tsx';

export interface ConfirmationProps {
  foresight: Foresight;
  /** Why the new release does not get along with what else is live, in the registry's words. */
  problems: readonly string[];
  /** Why the last attempt came to nothing. */
  failure?: { title: string; text: string } | undefined;
  /** What was written already. */
  reason?: string;
  isReasonMissing?: boolean;
}

/** What will change, said before it does. The only way to change anything. */
export function Confirmation({ foresight, problems, failure, ...form }: ConfirmationProps) {
  const { wish, moves, refusal } = foresight;
  const isSaid = (words: string) => failure?.text.includes(words) === true;
  const unsaid = problems.filter((problem) => !isSaid(problem));
  return (
    <div className="console-confirm">
      <h1>{titleOf(wish)}</h1>
      {failure ? (
        <Notice tone="danger" title={failure.title}>
          <p>{failure.text}</p>
        </Notice>
      ) : null}
      {refusal === null || isSaid(refusal) ? null : (
        <Notice tone="warning" title="The registry refuses this">
          <p>{refusal}</p>
        </Notice>
      )}
      {unsaid.length === 0 ? null : (
        <Notice tone="warning" title="It does not fit what is live, and the registry will refuse it">
          <ul>
            {unsaid.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {moves.length > 0 ? <MoveTable moves={moves} /> : null}
      {refusal === null && moves.length === 0 ? <p>Nothing would change: it is like that already.</p> : null}
      {moves.length > 0 ? <ReasonForm foresight={foresight} {...form} /> : <WayBack foresight={foresight} />}
    </div>
  );
}

function ReasonForm({
  foresight,
  reason = '',
  isReasonMissing = false,
}: Pick<ConfirmationProps, 'foresight' | 'reason' | 'isReasonMissing'>) {
  const { wish, revision } = foresight;
  const isDangerous = wish.action === 'block';
  return (
    <form className="console-form" method="post" action={changePath}>
      {Object.entries({ ...fieldsOf(wish), revision: String(revision) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="reason">Why? It stays in the audit under your name.</label>
      {isReasonMissing ? (
        <p id="reason-problem" className="console-bad" role="alert">
          {`Say why, in ${longestReason} characters at most.`}
        </p>
      ) : null}
      <textarea
        id="reason"
        name="reason"
        rows={4}
        required
        maxLength={longestReason}
        dir="auto"
        defaultValue={reason}
        {...(isReasonMissing ? { 'aria-invalid': true, 'aria-describedby': 'reason-problem' } : {})}
      />
      <WayBack foresight={foresight}>
        <button
          className={`console-button ${isDangerous ? 'console-button-danger' : 'console-button-primary'}`}
          type="submit"
        >
          {deedOf(wish)}
        </button>
      </WayBack>
    </form>
  );
}

function WayBack({ foresight: { wish }, children }: { foresight: Foresight; children?: ReactNode }) {
  return (
    <p className="console-actions">
      {children}
      <a className="console-button" href={remoteAddress(wish.name)}>
        {children === undefined ? 'Back to the releases' : 'Change nothing'}
      </a>
    </p>
  );
}
