import PostalMime from 'postal-mime';

/** A mail that was received. Every text is the sender's. */
export interface ReceivedMail {
  id: number;
  receivedAt: Date;
  from: string;
  to: string;
  subject: string;
  html: string | null;
  text: string | null;
  source: string;
}

/** The last mails, in memory. */
export interface ReceivedMails {
  add(source: Buffer, recipients: readonly string[]): Promise<void>;
  /** The newest first. */
  list(): readonly ReceivedMail[];
  find(id: number): ReceivedMail | undefined;
}

export function createReceivedMails(maxMails: number): ReceivedMails {
  const mails: ReceivedMail[] = [];
  let lastId = 0;
  return {
    async add(source, recipients) {
      const parsed = await PostalMime.parse(source);
      lastId += 1;
      mails.unshift({
        id: lastId,
        receivedAt: new Date(),
        from: [parsed.from?.name, parsed.from?.address].filter(Boolean).join(' · '),
        to: recipients.join(', '),
        subject: parsed.subject ?? '',
        html: parsed.html ?? null,
        text: parsed.text ?? null,
        source: source.toString(),
      });
      mails.length = Math.min(mails.length, maxMails);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  };
}
