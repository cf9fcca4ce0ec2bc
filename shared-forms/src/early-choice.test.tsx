import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop } from 'shared-runtime/testing';
import * as z from 'zod/mini';
import { Form, SubmitButton, useShopForm } from './index.ts';
import messages from './messages/en_GB.json' with { type: 'json' };

const schema = z.strictObject({ speed: z.string() });
type Values = z.infer<typeof schema>;

function SpeedForm({
  speeds,
  send,
}: {
  speeds: readonly string[];
  send: (values: Values) => Promise<unknown>;
}) {
  const form = useShopForm<Values>({
    schema,
    defaultValues: { speed: 'standard' },
    fields: ['speed'],
    errorMessages: {},
    send,
  });
  const { id, error: _error, ...field } = form.field('speed');
  return (
    <Form form={form} action="/form/speed" back="/">
      {speeds.map((speed) => (
        <label key={speed}>
          <input
            {...field}
            type="radio"
            id={`${id}-${speed}`}
            value={speed}
            defaultChecked={speed === 'standard'}
          />
          {speed}
        </label>
      ))}
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

describe('useShopForm', () => {
  it.each([
    [['standard', 'express', 'collect']],
    [['express', 'standard']],
    [['collect', 'express', 'standard']],
  ])('keeps and sends the radio button of %j that was chosen before hydration', async (speeds) => {
    const sent: Values[] = [];
    const { host } = createStubShop();
    const page = (
      <ShopHostContext value={host}>
        <RegionIntl messages={messages}>
          <SpeedForm speeds={speeds} send={async (values) => void sent.push(values)} />
        </RegionIntl>
      </ShopHostContext>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    screen.getByRole<HTMLInputElement>('radio', { name: 'express' }).checked = true;
    const root = await act(async () => hydrateRoot(container, page));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([
      screen.getByRole('radio', { name: 'express' }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ speed: 'express' }]));
    act(() => root.unmount());
    container.remove();
  });
});
