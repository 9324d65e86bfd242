import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A server of mail that takes everything, or refuses it while `isDown`, as some do, by naming whom it is for. */
export interface MailServer {
  port: number;
  /** Whole messages with their headers, in the order they came. */
  mails: string[];
  isDown: boolean;
  close(): Promise<void>;
}

/** @param port 0 for any free one */
export async function startMailServer(port = 0): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const readers = envelope.rcptTo.map(({ address }) => `<${address}>`).join(' ');
        if (mail.isDown) return done(new Error(`Out of order for ${readers}`));
        mail.mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const mail: MailServer = {
    port: (listening.address() as AddressInfo).port,
    mails: [],
    isDown: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
