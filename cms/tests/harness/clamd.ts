import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What every scanner takes for malware, and is none (https://www.eicar.org). In two parts, so that none takes this file for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** How the scanner responds to a file. */
type Verdict = (file: Buffer) => string | undefined;

export interface Clamd {
  url: string;
  /** Another way to respond; nothing at all where it returns undefined. */
  verdict: Verdict;
  stop(): Promise<void>;
}

const look: Verdict = (file) => (file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');

/** Speaks the part of clamd's protocol that looks into a file that is sent (`INSTREAM`, clamd(8)). */
export async function startClamd(): Promise<Clamd> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const file = readStream(received);
      const response = file && clamd.verdict(file);
      if (response !== undefined) socket.end(`${response}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clamd: Clamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    verdict: look,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return clamd;
}

/** The file in `zINSTREAM`, chunks that begin with their length, and one of no length; undefined before it is whole. */
function readStream(received: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = received.indexOf(0) + 1;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
