import { once } from 'node:events';
import { get } from 'node:http';

/** Connects to `/registry/events` like a shell and collects the announced revisions. */
export async function collectRevisions(baseUrl: string) {
  const request = get(`${baseUrl}/registry/events`);
  const [response] = await once(request, 'response');
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(response, 'data');
  return {
    /** Resolves with all announced revisions once this one is among them. */
    until: async (revision: number): Promise<number[]> => {
      const received = () => [...text.matchAll(/^data: (\d+)$/gm)].map(([, number]) => Number(number));
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      while (!received().includes(revision)) await once(response, 'data');
      return received();
    },
    close: () => request.destroy(),
  };
}
