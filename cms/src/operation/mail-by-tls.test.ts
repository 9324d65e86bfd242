import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import provider from '@strapi/provider-email-nodemailer';
import { expect, it } from 'vitest';
import readPlugins from '../../config/plugins.js';

it('mail does not leave by a server that offers no TLS', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.setEncoding('utf8').on('data', (line) => {
      heard.push(String(line).trim());
      socket.write(String(line).startsWith('STARTTLS') ? '502 Unknown\r\n' : '250 mail.test\r\n');
    });
    socket.write('220 mail.test\r\n');
  }).listen(0, '127.0.0.2');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings: Record<string, string> = { SMTP_HOST: '127.0.0.2', SMTP_PORT: String(port) };
  const env = Object.assign((name: string, otherwise?: string) => settings[name] ?? otherwise, { int: Number });
  const { providerOptions = {} }: { providerOptions?: object } = readPlugins({ env } as unknown as Parameters<
    typeof readPlugins
  >[0]).email.config;
  const { send } = provider.init(providerOptions, { defaultFrom: 'a@mail.test', defaultReplyTo: '' });
  await expect(send({ to: 'b@mail.test', subject: 'x', text: 'secret', html: '' })).rejects.toThrow(
    'Error upgrading connection with STARTTLS',
  );
  expect(heard.join()).not.toMatch(/MAIL FROM|secret/);
  server.close();
});
