import fp from 'fastify-plugin';

export interface RunningRequests {
  /** Resolves when no handler is running. */
  settled: () => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    runningRequests: RunningRequests;
  }
}

/**
 * Counts the handlers that are running. Fastify closes when no connection is open, but the handler of a request whose
 * client has gone goes on, and still needs the database.
 */
export const runningRequests = fp(
  async (app) => {
    const running = new Set<Promise<unknown>>();
    app.addHook('onRoute', (route) => {
      const { handler } = route;
      route.handler = function track(request, reply) {
        const answer: unknown = handler.call(this, request, reply);
        if (answer instanceof Promise) {
          running.add(answer);
          const remove = () => void running.delete(answer);
          answer.then(remove, remove);
        }
        return answer;
      };
    });
    app.decorate('runningRequests', {
      async settled() {
        // oxlint-disable-next-line no-await-in-loop -- a request that was accepted last may begin meanwhile
        while (running.size > 0) await Promise.allSettled(running);
      },
    });
  },
  { name: 'running-requests' },
);
