import type { ReactNode } from 'react';
import type { LiveChange } from 'registry-client';
import type { RegistryEntry } from 'shared-contracts/releases';
import { changeFields, changePath, maxReasonLength, remoteUrl } from '../change-form.ts';
import { actionLabel, confirmationTitle, releaseState } from '../labels.ts';
import type { AffectedRelease, ChangePreview } from '../preview-change.ts';
import { StateBadge, TrafficBar } from './indicators.tsx';
import { Notice } from './notice.tsx';

export interface ConfirmationProps {
  preview: ChangePreview;
  /** Why the new release is not compatible with what is live, as the registry states it. */
  compatibilityFailures: readonly string[];
  /** Why the last attempt failed. */
  failure?: { title: string; text: string } | undefined;
  /** What was entered before. */
  reason?: string;
  isReasonMissing?: boolean;
}

/** Shows what a change will do before it is made. Every change passes this page. */
export function Confirmation({ preview, compatibilityFailures, failure, ...form }: ConfirmationProps) {
  const { change, affected, rejection } = preview;
  const isInFailure = (text: string) => failure?.text.includes(text) === true;
  const otherFailures = compatibilityFailures.filter((text) => !isInFailure(text));
  return (
    <div className="console-confirm">
      <h1>{confirmationTitle(change)}</h1>
      {failure ? (
        <Notice tone="danger" title={failure.title}>
          <p>{failure.text}</p>
        </Notice>
      ) : null}
      {rejection === null || isInFailure(rejection) ? null : (
        <Notice tone="warning" title="The registry rejects this">
          <p>{rejection}</p>
        </Notice>
      )}
      {otherFailures.length === 0 ? null : (
        <Notice tone="warning" title="It does not fit what is live, and the registry will reject it">
          <ul>
            {otherFailures.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {affected.length > 0 ? <AffectedReleases affected={affected} /> : null}
      {rejection === null && affected.length === 0 ? (
        <p>Nothing would change: it is like that already.</p>
      ) : null}
      {affected.length > 0 ? <ReasonForm preview={preview} {...form} /> : <Actions change={change} />}
    </div>
  );
}

/** Every affected release, with its state and traffic before and after the change. */
function AffectedReleases({ affected }: { affected: readonly AffectedRelease[] }) {
  return (
    <table className="console-moves">
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Now</th>
          <th scope="col">Then</th>
        </tr>
      </thead>
      <tbody>
        {affected.map(({ version, before, after }) => (
          <tr key={version}>
            <th scope="row" className="console-version">
              {version}
            </th>
            <td>
              <Deployment entry={before} />
            </td>
            <td>
              <Deployment entry={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Deployment({ entry }: { entry: RegistryEntry }) {
  const state = releaseState(entry);
  return (
    <span className="console-place">
      <StateBadge state={state} />
      <TrafficBar traffic={entry.deployment.traffic} isCanary={state === 'canary'} />
    </span>
  );
}

function ReasonForm({
  preview,
  reason = '',
  isReasonMissing = false,
}: Pick<ConfirmationProps, 'preview' | 'reason' | 'isReasonMissing'>) {
  const { change, revision } = preview;
  const isDangerous = change.action === 'block';
  return (
    <form className="console-form" method="post" action={changePath}>
      {Object.entries({ ...changeFields(change), revision: String(revision) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="reason">Why? It stays in the audit under your name.</label>
      {isReasonMissing ? (
        <p id="reason-error" className="console-bad" role="alert">
          {`Say why, in ${maxReasonLength} characters at most.`}
        </p>
      ) : null}
      <textarea
        id="reason"
        name="reason"
        rows={4}
        required
        maxLength={maxReasonLength}
        dir="auto"
        defaultValue={reason}
        {...(isReasonMissing ? { 'aria-invalid': true, 'aria-describedby': 'reason-error' } : {})}
      />
      <Actions change={change}>
        <button
          className={`console-button ${isDangerous ? 'console-button-danger' : 'console-button-primary'}`}
          type="submit"
        >
          {actionLabel(change)}
        </button>
      </Actions>
    </form>
  );
}

function Actions({ change, children }: { change: LiveChange; children?: ReactNode }) {
  return (
    <p className="console-actions">
      {children}
      <a className="console-button" href={remoteUrl(change.name)}>
        {children === undefined ? 'Back to the releases' : 'Change nothing'}
      </a>
    </p>
  );
}
