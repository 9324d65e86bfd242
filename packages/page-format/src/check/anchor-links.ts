import { planOf } from '../block/field-plan.ts';
import type { EditorText } from '../text/text.ts';
import type { PageCheck, Problem } from './problem.ts';
import { listTypedAddresses } from './typed-addresses.ts';
import { walkKnown } from './walk-known.ts';

/** What an anchor can be called; a link to anything else has a problem of its own. */
const ANCHOR_LINK = /^#([A-Za-z][\w-]{0,63})$/;

/**
 * Links to an anchor lead to a block of the page: one that was deleted, or given another anchor, takes them nowhere.
 * @param known further anchors that pages have, such as those of the layout around them
 */
export function anchorLinks(known: readonly string[] = []): PageCheck {
  return {
    id: 'page-format.anchor-links',
    check(document, registry) {
      // Browsers themselves lead to the top.
      const anchors = new Set(['top', ...known]);
      for (const { definition, props } of walkKnown(document, registry)) {
        for (const name of planOf(definition.props).unique) anchors.add(String(props[name]));
      }
      const gone = new Map<string, Problem>();
      for (const { address, ...place } of listTypedAddresses(document, registry)) {
        const anchor = ANCHOR_LINK.exec(address)?.[1];
        if (!anchor) continue;
        // Several links of one text to it are one problem.
        const key = JSON.stringify([place.blockId, place.path, anchor]);
        if (!anchors.has(anchor)) gone.set(key, { level: 'warning', ...place, message: explainGone(anchor) });
      }
      return [...gone.values()];
    },
  };
}

function explainGone(anchor: string): EditorText {
  return {
    en: `No block of this page has the anchor "${anchor}", so a link to it leads nowhere. Choose another, or give a block this anchor.`,
    de: `Kein Block dieser Seite hat die Sprungmarke „${anchor}“, ein Link dorthin führt also ins Leere. Bitte eine andere wählen oder sie einem Block geben.`,
    nl: `Geen enkel blok op deze pagina heeft het anker “${anchor}”, dus een link ernaartoe leidt nergens heen. Kies een ander anker of geef het aan een blok.`,
    fr: `Aucun bloc de cette page n’a l’ancre « ${anchor} » : un lien vers elle ne mène nulle part. Choisissez-en une autre, ou donnez cette ancre à un bloc.`,
  };
}
