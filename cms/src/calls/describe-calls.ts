import { z } from 'zod';
import type { DefinedCall } from './define-call.ts';

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

/** An OpenAPI 3.1 description of the calls, made from the very rules that check them. */
export function describeCalls(calls: readonly DefinedCall[]): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lumavelo content calls',
      version: '1.0.0',
      description:
        'What anyone may read. Answers carry an ETag; ask again with If-None-Match. Too many calls are answered with ' +
        '429 and Retry-After. Unknown parameters are refused.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(calls.map((call) => [call.path, { [call.method.toLowerCase()]: describeCall(call) }])),
    components: { schemas: { Error: ERROR } },
  };
}

function describeCall({ path, summary, parameters, answer }: DefinedCall): object {
  const failure = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId: path.replaceAll(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase()).replace(/^./, lower),
    summary,
    parameters: describeParameters(parameters),
    responses: {
      200: { description: 'The answer.', content: { 'application/json': { schema: toSchema(answer, 'output') } } },
      304: { description: 'Nothing changed since the answer whose ETag was sent.' },
      400: failure('A parameter is wrong or unknown.'),
      429: failure('Too many calls; Retry-After says when to try again, in seconds.'),
    },
  };
}

const lower = (text: string) => text.toLowerCase();

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
