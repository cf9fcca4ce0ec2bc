/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { Alert, Button, RadioChips, Select, Spinner, Switch, TextField, useIsWide } from './index.ts';

it('shared-ui renders without a window', () => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(
    <>
      <Button pending>Save</Button>
      <TextField label="E-mail" error="Wrong." />
      <Select label="Country" />
      <Switch label="On" />
      <RadioChips legend="Size" name="size" options={[{ value: 's', label: 'S' }]} />
      <Alert onDismiss={() => {}} dismissLabel="Close">
        Hello
      </Alert>
      <Spinner label="Loading" />
    </>,
  );
  expect(html).toContain('aria-busy="true"');
});

it('useIsWide returns false on the server', () => {
  const Width = () => <p>{useIsWide() ? 'wide' : 'narrow'}</p>;
  expect(renderToString(<Width />)).toContain('narrow');
});

it('only the dialog export imports Base UI', () => {
  const root = new URL('.', import.meta.url);
  const users = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => readFileSync(new URL(path, root), 'utf8').includes("from '@base-ui/react"));
  expect(users).toEqual(['dialog/dialog-shell.tsx']);
});
