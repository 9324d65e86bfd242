import type { Core } from '@strapi/strapi';
import type { Bases } from '../../../shared/save-terms.ts';
import { readBases } from './read-bases.ts';
import { isGuarded, readRule } from './rule.ts';

/** The parts of Nexus, which Strapi's GraphQL plugin hands out, that are used here. */
interface Nexus {
  extendType(change: Change): unknown;
  extendInputType(change: Change): unknown;
}

interface Change {
  type: string;
  definition(builder: { field(name: string, field: { type: string; resolve?: Resolve }): void }): void;
}

type Resolve = (entry: object, parameters: object, context: { state: { auth?: { credentials?: unknown } } }) => unknown;

interface Graphql {
  config(name: string): unknown;
  service(name: 'extension'): {
    use(extension: (tools: { nexus: Nexus }) => { types: unknown[] }): void;
    shadowCRUD(uid: string): { isEnabled(): boolean };
  };
  service(name: 'utils'): { naming: Record<'getTypeName' | 'getContentTypeInputName', (type: object) => string> };
}

/**
 * Where a project has Strapi's GraphQL plugin, gives each entry that is guarded a field `basedOn`, and its input `basedOn`
 * and `force`. Queries ask for the versions where they want them, of a single entry as of a list.
 */
export function extendGraphql(strapi: Core.Strapi): void {
  const graphql = strapi.plugin('graphql') as unknown as Graphql | undefined;
  if (!graphql) return;
  const extension = graphql.service('extension');
  // Called when the schema is built: by then projects have switched off what they do not want in it.
  extension.use(({ nexus }) => {
    const { naming } = graphql.service('utils');
    const rule = readRule(strapi);
    const types = Object.values(strapi.contentTypes).filter(
      (type) => graphql.config('shadowCRUD') && isGuarded(type, rule) && extension.shadowCRUD(type.uid).isEnabled(),
    );
    return {
      types: types.flatMap((type) => [
        nexus.extendType({
          type: naming.getTypeName(type),
          definition: (builder) =>
            builder.field('basedOn', {
              type: 'JSON',
              resolve: (entry, _parameters, { state }) =>
                state.auth?.credentials ? readOne(strapi, type.uid, entry) : null,
            }),
        }),
        nexus.extendInputType({
          type: naming.getContentTypeInputName(type),
          definition(builder) {
            builder.field('basedOn', { type: 'JSON' });
            builder.field('force', { type: 'Boolean' });
          },
        }),
      ]),
    };
  });
}

async function readOne(strapi: Core.Strapi, uid: string, entry: object): Promise<Bases | null> {
  const [bases] = await readBases(strapi, uid, [entry]);
  return bases ?? null;
}
