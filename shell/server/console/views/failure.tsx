import { consolePath } from '../console-urls.ts';
import { Notice } from './notice.tsx';

export function Failure({ title, text }: { title: string; text: string }) {
  return (
    <div className="console-confirm">
      <h1>{title}</h1>
      <Notice tone="danger" title={text} />
      <p className="console-actions">
        <a className="console-button" href={consolePath}>
          Back to the releases
        </a>
      </p>
    </div>
  );
}
