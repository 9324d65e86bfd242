import type { RouteContract } from '@lumavelo/blocks/contract';
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

/** An OpenAPI 3.1 description of routes, made from the very schemas that check requests. */
export function describeRoutes(contracts: readonly RouteContract[]): object {
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
    paths: describePaths(contracts),
    components: { schemas: { Error: ERROR } },
  };
}

function describePaths(contracts: readonly RouteContract[]): Record<string, Schema> {
  const paths: Record<string, Schema> = {};
  for (const contract of contracts) {
    const { path, method } = contract;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describeRoute(contract) };
  }
  return paths;
}

function describeRoute({
  method,
  path,
  summary,
  params,
  query,
  body,
  bodyType = 'application/json',
  response,
  status = 200,
  isCached,
  needsToken,
  mayRefuse,
}: RouteContract): object {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId: nameOperation(method, path),
    summary,
    parameters: [
      ...Object.entries(params ?? {}).map(([name, rule]) => ({
        name,
        in: 'path',
        required: true,
        schema: toSchema(rule, 'input'),
      })),
      ...(query ? describeParameters(query) : []),
    ],
    ...(body && { requestBody: { content: { [bodyType]: { schema: toSchema(body, 'input') } } } }),
    responses: {
      [status]: {
        description: 'The answer.',
        content: { 'application/json': { schema: toSchema(response, 'output') } },
      },
      ...(isCached && { 304: { description: 'Nothing changed since the answer whose ETag was sent.' } }),
      400: failure('A parameter or the body is wrong, or names something unknown.'),
      ...(mayRefuse?.includes(401) && { 401: failure('This needs a token.') }),
      ...(mayRefuse?.includes(403) && { 403: failure('The token does not allow this.') }),
      ...((params || mayRefuse?.includes(404)) && { 404: failure('There is nothing under this name.') }),
      ...(!needsToken && { 429: failure('Too many calls; Retry-After says when to try again, in seconds.') }),
      ...(isCached && { 503: failure('The CMS has too much to read; Retry-After says when to try again.') }),
    },
  };
}

/** `GET /bike-finder/bikes` is `bikeFinderBikes`; what is posted says so. */
function nameOperation(method: RouteContract['method'], path: string): string {
  const name = path
    .replaceAll(/\{.*?\}/g, '')
    .replaceAll(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^a-zA-Z]/g, '');
  return method === 'POST' ? `post${name}` : name.replace(/^./, (letter) => letter.toLowerCase());
}

/** One entry for each parameter. What depends on another parameter is listed once, and needed only where all need it. */
function describeParameters(query: z.ZodType): object[] {
  const schema = toSchema(query, 'input');
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
