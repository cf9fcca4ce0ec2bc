import { once } from 'node:events';
import { get } from 'node:http';

/** A shell's connection to `/registry/events`, and the lines that it has got so far. */
export async function hearEvents(baseUrl: string) {
  const request = get(`${baseUrl}/registry/events`);
  const [response] = await once(request, 'response');
  let text = '';
  response.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(response, 'data');
  return {
    /** Resolves once this revision was announced, with all that were. */
    until: async (revision: number): Promise<number[]> => {
      const heard = () => [...text.matchAll(/^data: (\d+)$/gm)].map(([, number]) => Number(number));
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      while (!heard().includes(revision)) await once(response, 'data');
      return heard();
    },
    close: () => request.destroy(),
  };
}
