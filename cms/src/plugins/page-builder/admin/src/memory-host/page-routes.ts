import { openEnvelope } from '../../../shared/envelope.ts';
import type { BaseIssue, Bases } from '../../../shared/save-terms.ts';
import { writeAt } from '../../../shared/translation/entry-texts.ts';
import { isSameJson } from '../../../shared/version.ts';
import { basesOf, type MemoryStore, MODEL, versionOfStored } from './memory-state.ts';
import { type Request, type Routes, refuse, type Values } from './routes.ts';

/** Reading and saving the entry. A save that began from other values than are stored is refused. */
export function createPageRoutes(store: MemoryStore): Routes {
  const save = ({ body }: Pick<Request, 'body'>, kind: 'save' | 'publish') => {
    const { basedOn = {}, ...sent } = body as Values & { basedOn?: Bases };
    const opened = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, openEnvelope(value)]));
    const stale = Object.entries(opened).flatMap(([name, { content, envelope }]) => {
      const began = envelope.basedOn ?? basedOn[name];
      const version = versionOfStored(store.state.values[name]);
      const isOwn = began === undefined || began === version || isSameJson(content, store.state.values[name]);
      return isOwn ? [] : [describeStale(name, store.state.values[name], version)];
    });
    if (stale.length > 0) {
      const [{ message } = { message: '' }] = stale;
      throw refuse(409, { name: 'ConflictError', message, details: { issues: stale } });
    }
    const noted = Object.values(opened).map(({ envelope }) => envelope.sources);
    store.change({ sources: Object.assign({}, store.state.sources, ...noted) });
    const contents = Object.fromEntries(Object.entries(opened).map(([name, { content }]) => [name, content]));
    store.write({ ...store.state.values, ...contents }, null, kind);
    return answerEntry();
  };
  const answerEntry = (data = store.state.values) => ({
    data,
    meta: {
      basedOn: basesOf(data),
      availableLocales: Object.keys(store.state.translations).map((locale) => ({ locale })),
    },
  });

  return {
    [`GET content-manager/*/${MODEL}/*`]: ({ params }) =>
      params.status === 'published'
        ? { data: store.state.published }
        : answerEntry(store.state.translations[String(params.locale)]),
    [`PUT content-manager/*/${MODEL}/*`]: (request) => save(request, 'save'),
    [`POST content-manager/*/${MODEL}/*/actions/publish`]: (request) => save(request, 'publish'),
    'PUT page-builder/texts': ({ body: { field: name, value, texts = {}, basedOn } }) => {
      const paths = Object.entries(texts as Values);
      const written = paths.reduce((values, [path, text]) => writeAt(values, path, text), store.state.values);
      const own = paths.map(([path]) => path.split('.')[0] as string).map((key) => [key, written[key]]);
      return save({ body: { ...Object.fromEntries(own), [String(name)]: value, basedOn } }, 'save');
    },
  };
}

function describeStale(name: string, current: unknown, version: string): BaseIssue {
  const message = `Somebody else has changed "${name}" since it was read.`;
  return { level: 'error', code: 'stale', field: name, path: name, version, current, message };
}
