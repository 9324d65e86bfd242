import { blockStatus, migrateBlock } from '../block/migrate.ts';
import type { Registry } from '../block/registry.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import type { Problem } from './problem.ts';

/**
 * Hosts whose scripts the pages of a site may run, such as `https://scripts.example.com`, by the site's name. Only
 * administrators set them: a script on a page may do whatever the page's visitors may.
 */
export type ScriptHosts = Readonly<Record<string, readonly string[]>>;

/** Hosts as an administrator wrote them, one a line. What is no https address is left out. */
export function readScriptHosts(text: string | null | undefined): string[] {
  const addresses = (text ?? '').split(/\s+/).filter((line) => /^https:\/\//i.test(line) && URL.canParse(line));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** True for files of the site itself and for scripts of the hosts. */
export function isScriptAllowed(address: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  return URL.canParse(address) && hosts.includes(new URL(address).origin);
}

/**
 * Scripts of a document that a site on which it appears does not allow.
 * @param hosts of the sites on which the document appears
 * @returns problems in reading order, one for each place
 */
export function findForeignScripts(document: PageDocument, registry: Registry, hosts: ScriptHosts): Problem[] {
  const sites = Object.entries(hosts);
  return [...walk(document)].flatMap(({ block }) =>
    listScripts(block, registry).flatMap(({ name, address }): Problem[] => {
      const refusing = sites.filter(([, allowed]) => !isScriptAllowed(address, allowed)).map(([site]) => site);
      if (refusing.length === 0) return [];
      const message = explainForeign(address, refusing);
      return [{ level: 'error', blockId: block.id, blockType: block.type, path: [name], message }];
    }),
  );
}

/** What a block names as its scripts. Addresses that are none have a problem of their own. */
function listScripts(block: Block, registry: Registry): { name: string; address: string }[] {
  const definition = registry.get(block.type);
  if (!definition || blockStatus(block, registry) !== 'known') return [];
  const names = Object.keys(definition.props).filter((name) => definition.props[name]?.runsScript);
  if (names.length === 0) return [];
  const { props } = migrateBlock(block, registry);
  return names.flatMap((name) => {
    const address = props[name];
    return typeof address === 'string' && URL.canParse(address) ? [{ name, address }] : [];
  });
}

function explainForeign(address: string, refusing: readonly string[]): Problem['message'] {
  const { host } = new URL(address);
  const sites = refusing.join(', ');
  return {
    en: `Scripts of "${host}" are not allowed on the sites of: ${sites}. An administrator can add the host to the site settings.`,
    de: `Skripte von „${host}“ sind auf diesen Websites nicht erlaubt: ${sites}. Administratoren können den Host in den Website-Einstellungen ergänzen.`,
    nl: `Scripts van “${host}” zijn niet toegestaan op de sites: ${sites}. Een beheerder kan de host toevoegen aan de site-instellingen.`,
    fr: `Les scripts de « ${host} » ne sont pas autorisés sur les sites : ${sites}. Un administrateur peut ajouter l’hôte aux paramètres du site.`,
  };
}
