import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { SECRETS } from '../../scripts/secrets.ts';
import { additionTexts, composeText, exampleText, readCompose, readComposeSchema } from './testing/read-compose.ts';

// The schema's formats are Docker's own, and unknown to JSON Schema.
const validate = new Ajv({ strict: false, validateFormats: false }).compile(readComposeSchema());

const { services, volumes, secrets } = readCompose();

/** Every `${NAME:…}` of the file: its name, and what follows it. */
const variables = [...[composeText, ...additionTexts].join('').matchAll(/\$\{([A-Z0-9_]+)([^}]*)\}/g)].map(
  ([, name = '', rest = '']) => ({
    name,
    rest,
  }),
);

const SECRET = /SECRET|TOKEN|KEYS?(?:_FILE)?$|SALT|PASSWORD/;

/** Keys that stand in every page for all to read, and those of a service that not everybody uses. */
const OPTIONAL = [
  'GROWTHBOOK_CLIENT_KEY',
  'LEADS_WEBHOOK_SECRET',
  'MAP_KEY',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'SMTP_PASSWORD',
  'TRANSLATION_KEY',
];

it('is a Compose file by the official schema', () => {
  expect(validate(readCompose()), JSON.stringify(validate.errors)).toBe(true);
  expect(validate(readCompose(composeText.replace('healthcheck:', 'healthchek:')))).toBe(false);
  for (const text of additionTexts) expect(validate(readCompose(text)), JSON.stringify(validate.errors)).toBe(true);
});

it.each(Object.entries(services))('%s is asked whether it is well', (_, { healthcheck }) => {
  expect(healthcheck?.test.length).toBeGreaterThan(1);
});

it('starts each service when those it needs are well', () => {
  expect(services.cms?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  for (const name of ['publisher', 'preview', 'web']) {
    expect(services[name]?.depends_on?.cms, name).toEqual({ condition: 'service_healthy' });
  }
});

it('keeps what must survive an update in volumes that are declared', () => {
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
  const named = mounted.filter((volume) => !volume.startsWith('.')).map((volume) => volume.split(':')[0]);
  expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort());
  expect(services.database?.volumes).toContain('database:/var/lib/postgresql/data');
  expect(services.cms?.volumes).toContain('uploads:/app/cms/public/uploads');
});

it('starts with no secret that was not given, and with none that stands in the file', () => {
  for (const [name, { environment }] of Object.entries(secrets)) expect(environment).toBe(name);
  for (const { name, rest } of variables.filter((variable) => SECRET.test(variable.name))) {
    expect([name, rest]).toEqual([expect.toBeOneOf(OPTIONAL), ':-']);
  }
  for (const [service, { environment = {} }] of Object.entries(services)) {
    for (const [name, value] of Object.entries(environment).filter(([key]) => SECRET.test(key))) {
      expect(value, `${service}: ${name}`).toMatch(OPTIONAL.includes(name) ? /^\$\{[A-Z0-9_]+:-/ : /^\/run\/secrets\//);
    }
  }
});

it('gives each service the secrets that it needs, and the database to the CMS alone', () => {
  const held = Object.fromEntries(
    Object.entries(services).map(([name, { environment = {}, secrets: files = [] }]) => {
      const used = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      expect([...new Set(used)].sort(), name).toEqual(files.map((file) => `/run/secrets/${file}`).sort());
      const keys = Object.keys(environment).filter((key) => SECRET.test(key) || key === 'DATABASE_URL');
      return [name, keys.map((key) => key.replace(/_FILE$/, ''))];
    }),
  );
  expect(held).toMatchObject({
    database: ['POSTGRES_PASSWORD'],
    publisher: ['DELIVERY_KEY', 'GROWTHBOOK_CLIENT_KEY', 'MAP_KEY', 'PUBLISHER_SECRET'],
    preview: ['DELIVERY_KEY', 'GROWTHBOOK_CLIENT_KEY', 'MAP_KEY', 'PREVIEW_TOKEN'],
    web: [],
  });
  const known = SECRETS.map((name) => `${name}_FILE`);
  for (const name of ['cms', 'publisher', 'preview']) {
    const files = Object.keys(services[name]?.environment ?? {}).filter((key) => key.endsWith('_FILE'));
    expect(known).toEqual(expect.arrayContaining(files));
  }
});

const [withTls, withSyslog] = additionTexts.map((text) => readCompose(text).services);

it('connects by TLS alone where that is asked for', () => {
  for (const [name, { environment = {} }] of Object.entries(services)) {
    const merged = { ...environment, ...withTls?.[name]?.environment };
    for (const [key, value] of Object.entries(merged)) {
      // By the door beside it.
      expect(value.replace('http://127.0.0.1:8081', ''), `${name}: ${key}`).not.toMatch(/^http:/);
      // Where a service of ours listens.
      if (/^(CMS|PUBLISHER|PREVIEW)_HOST$/.test(key)) expect(value, `${name}: ${key}`).toBe('127.0.0.1');
    }
  }
  expect(withTls?.cms?.environment?.DATABASE_URL).toContain('sslmode=verify-full');
  expect(withTls?.web?.environment).toMatchObject({
    CMS_UPSTREAM: expect.stringMatching(/^https:/),
    PREVIEW_UPSTREAM: expect.stringMatching(/^https:/),
  });
});

it('sends the logs of every service to the collector', () => {
  expect(Object.keys(withSyslog ?? {}).sort()).toEqual(Object.keys(services).sort());
  for (const { logging } of Object.values(withSyslog ?? {})) expect(logging?.driver).toBe('syslog');
});

it('names no setting that .env.example does not explain', () => {
  const explained = new Set([...exampleText.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const named = [...variables.map(({ name }) => name), ...Object.keys(secrets)];
  const missing = named.filter((name) => !explained.has(name));
  expect([...new Set(missing)]).toEqual([]);
});
