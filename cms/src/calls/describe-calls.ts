import { z } from 'zod';

const ERROR = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        name: { type: 'string' },
        message: { type: 'string' },
        details: { type: 'object' },
      },
      required: ['status', 'name', 'message'],
    },
  },
  required: ['error'],
} as const;

type Schema = Record<string, unknown>;

/** A call as far as its description needs it. */
export interface DescribedCall {
  method: 'GET' | 'POST';
  /** Below `/api`, with `{name}` for its variable parts. */
  path: string;
  summary: string;
  /** Variable parts of the path. */
  inPath?: Readonly<Record<string, z.ZodType>>;
  /** Of the query; without it there are none. */
  parameters?: z.ZodType;
  body?: z.ZodType;
  /** How the body is sent; JSON unless this says otherwise. */
  bodyType?: 'application/json' | 'multipart/form-data';
  answer: z.ZodType;
  /** Of a call that makes something. */
  status?: 200 | 201;
  /** True where the answer comes from memory and carries a hash, by which a caller learns that nothing changed. */
  isHashed?: boolean;
  /** True where calls are not counted, because they need a token. */
  isUnlimited?: boolean;
  /** Refusals beyond those that every call has. */
  mayRefuse?: readonly (401 | 403 | 404)[];
}

/** An OpenAPI 3.1 description of the calls, made from the very rules that check them. */
export function describeCalls(calls: readonly DescribedCall[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lumavelo content calls',
      version: '1.0.0',
      description:
        'What anyone may ask, and the media library for API tokens. Lists carry an ETag; ask again with ' +
        'If-None-Match. Too many calls are answered with 429 and Retry-After, and calls of which the CMS has too many at ' +
        'once with 503 and Retry-After. Unknown parameters are refused.',
    },
    servers: [{ url: '/api' }],
    paths: describePaths(calls),
    components: { schemas: { Error: ERROR } },
  };
}

function describePaths(calls: readonly DescribedCall[]): Record<string, Schema> {
  const paths: Record<string, Schema> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return paths;
}

function describeCall({
  method,
  path,
  summary,
  inPath,
  parameters,
  body,
  bodyType = 'application/json',
  answer,
  status = 200,
  isHashed,
  isUnlimited,
  mayRefuse,
}: DescribedCall): object {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId: nameCall(method, path),
    summary,
    parameters: [
      ...Object.entries(inPath ?? {}).map(([name, rule]) => ({
        name,
        in: 'path',
        required: true,
        schema: toSchema(rule, 'input'),
      })),
      ...(parameters ? describeParameters(parameters) : []),
    ],
    ...(body && { requestBody: { content: { [bodyType]: { schema: toSchema(body, 'input') } } } }),
    responses: {
      [status]: { description: 'The answer.', content: { 'application/json': { schema: toSchema(answer, 'output') } } },
      ...(isHashed && { 304: { description: 'Nothing changed since the answer whose ETag was sent.' } }),
      400: failure('A parameter or the body is wrong, or names something unknown.'),
      ...(mayRefuse?.includes(401) && { 401: failure('This needs a token.') }),
      ...(mayRefuse?.includes(403) && { 403: failure('The token does not allow this.') }),
      ...((inPath || mayRefuse?.includes(404)) && { 404: failure('There is nothing under this name.') }),
      ...(!isUnlimited && { 429: failure('Too many calls; Retry-After says when to try again, in seconds.') }),
      ...(isHashed && { 503: failure('The CMS has too much to read; Retry-After says when to try again.') }),
    },
  };
}

/** `GET /bike-finder/bikes` is `bikeFinderBikes`; what is posted says so. */
function nameCall(method: DescribedCall['method'], path: string): string {
  const name = path
    .replaceAll(/\{.*?\}/g, '')
    .replaceAll(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^a-zA-Z]/g, '');
  return method === 'POST' ? `post${name}` : name.replace(/^./, (letter) => letter.toLowerCase());
}

/** One entry for each parameter. What depends on another parameter is listed once, and needed only where all need it. */
function describeParameters(parameters: z.ZodType): object[] {
  const schema = toSchema(parameters, 'input');
  const variants = (schema.oneOf ?? schema.anyOf ?? [schema]) as { properties: Schema; required?: string[] }[];
  const names = [...new Set(variants.flatMap(({ properties }) => Object.keys(properties)))];
  return names.flatMap((name) => {
    const rules = [
      ...new Map(
        variants
          .flatMap(({ properties }) => properties[name] ?? [])
          .map((rule) => [JSON.stringify(rule), rule as Schema]),
      ).values(),
    ];
    if (name === 'filters') return rules.flatMap(describeFilters);
    const required = variants.every((variant) => variant.required?.includes(name));
    return [{ name, in: 'query', required, schema: rules.length === 1 ? rules[0] : { anyOf: rules } }];
  });
}

/** `filters[title][$containsi]`, written out as it stands in an address. */
function describeFilters(rule: Schema): object[] {
  return Object.entries((rule.properties ?? {}) as Schema).flatMap(([field, operators]) =>
    Object.entries(((operators as Schema).properties ?? {}) as Schema).map(([operator, schema]) => ({
      name: `filters[${field}][${operator}]`,
      in: 'query',
      required: false,
      schema,
    })),
  );
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;
  return described;
}
