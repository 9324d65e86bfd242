import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const REFUSALS: Readonly<Record<string, readonly [status: number, reason: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The address or the headers are longer than 16 kB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long to arrive.'],
};

const OTHERS = [400, 'Bad Request', 'What arrived is no HTTP request.'] as const;

/** Gives requests that Node refuses before any of our code sees them the error shape of the API. */
export function handleClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const [status, reason, message] = REFUSALS[error.code ?? ''] ?? OTHERS;
    const name = `${reason.replaceAll(' ', '')}Error`;
    const body = JSON.stringify({ data: null, error: { status, name, message, details: {} } });
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nConnection: close\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
}
