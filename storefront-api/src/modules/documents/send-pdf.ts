import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file to send. Its name is of letters, digits and hyphens. */
export interface PdfFile {
  name: string;
  bytes: Buffer;
}

/** Answers with a PDF that browsers save. */
export function sendPdf(reply: FastifyReply, { name, bytes }: PdfFile): Readable {
  reply.type('application/pdf');
  reply.header('content-length', bytes.length);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.header('x-content-type-options', 'nosniff');
  return Readable.from([bytes]);
}
