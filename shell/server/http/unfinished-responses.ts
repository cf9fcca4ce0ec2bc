import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Lets a server that closes send its responses to the end, and then ends their connections. By itself Node ends a
 * connection as idle when the last part of its response is in the send buffer, which cuts off a response to a slow client,
 * and leaves a persistent connection open whose response was under way.
 */
export function finishResponsesOnClose(server: Server): void {
  /** Connections between two requests, or before the end of a response. */
  const openResponses = new Map<Socket, number>();

  server.on('connection', (socket: Socket) => socket.once('close', () => openResponses.delete(socket)));
  server.on('request', ({ socket }, response) => {
    openResponses.set(socket, (openResponses.get(socket) ?? 0) + 1);
    // Emitted when the operating system has the whole response, or the connection has ended.
    response.once('close', () => {
      if (socket.destroyed) return;
      openResponses.set(socket, (openResponses.get(socket) ?? 1) - 1);
      if (!server.listening) endIdleConnections();
    });
  });

  function endIdleConnections(): void {
    for (const [socket, responses] of openResponses) if (responses === 0) socket.destroySoon();
  }
  // `Server.close` calls it.
  server.closeIdleConnections = endIdleConnections;
}
