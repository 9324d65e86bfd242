import type { ask as english } from '../en/ask.ts';

export const ask: Record<keyof typeof english, string> = {
  'ask.open': 'Demander une traduction…',
  'ask.chosen': '{count, plural, =0 {Aucune page choisie} one {# page choisie} other {# pages choisies}}',
  'ask.page': 'Choisir «\u00a0{title}\u00a0»',
  'ask.all': 'Choisir toutes celles de cette page',
  'ask.title': 'Demander une traduction',
  'ask.close': 'Fermer',
  'ask.choose': 'Choisir…',
  'ask.language': 'Vers',
  'ask.person': 'Qui traduit',
  'ask.nobody': 'Personne ne peut modifier de pages dans cette langue.',
  'ask.pages':
    '{count, plural, =0 {Aucune des pages choisies n’a besoin de cette traduction.} one {# page est demandée.} other {# pages sont demandées.}}',
  'ask.left':
    '{count, plural, one {# page est laissée de côté\u00a0: elle est l’original, prête, ou vous ne pouvez pas la lire dans cette langue.} other {# pages sont laissées de côté\u00a0: elles sont l’original, prêtes, ou vous ne pouvez pas les lire dans cette langue.}}',
  'ask.until': 'À rendre pour le (facultatif)',
  'ask.past': 'Ce jour est passé.',
  'ask.note': 'Remarque (facultative)',
  'ask.noteHint': 'Jusqu’à {limit, number} caractères. Elle figure dans le courriel et sur le tableau.',
  'ask.cancel': 'Annuler',
  'ask.send': 'Demander par courriel',
  'ask.sent':
    '{count, plural, one {# page est demandée. Le courriel est parti.} other {# pages sont demandées. Le courriel est parti.}}',
  'ask.unsent.none':
    'La demande est enregistrée, mais aucun courriel n’est parti\u00a0: ce CMS n’en envoie pas. Prévenez vous-même la personne.',
  'ask.unsent.unreachable':
    'La demande est enregistrée, mais aucun courriel n’est parti\u00a0: le serveur de messagerie ne répond pas. Prévenez vous-même la personne.',
  'ask.unsent.refused':
    'La demande est enregistrée, mais aucun courriel n’est parti\u00a0: le serveur de messagerie l’a refusé. Prévenez vous-même la personne.',
  'ask.unsent.failed':
    'La demande est enregistrée, mais aucun courriel n’est parti, à cause d’une erreur qui figure dans le journal. Prévenez vous-même la personne.',
  'ask.of': 'Demandée à {person}',
  'ask.ofUntil': 'Demandée à {person} pour le {when}',
  'ask.by': 'Par {name}',
  'ask.withdraw': 'Retirer',
  'ask.withdrawOf': 'Retirer la demande à {person}\u00a0: «\u00a0{title}\u00a0», {language}',
  'ask.withdrawn': 'La demande à {person} est retirée. Aucun courriel n’est envoyé à ce sujet.',
  'ask.refused.missing':
    '{count} des {all} pages {count, plural, one {n’existe} other {n’existent}} plus, ou vous ne pouvez pas les lire dans cette langue. Rechargez la liste. Rien n’a été demandé.',
  'ask.refused.person': 'Cette personne n’existe plus, ou son compte n’est pas actif. Rien n’a été demandé.',
  'ask.refused.rights':
    '{person, select, none {Cette personne} other {{person}}} ne peut pas modifier «\u00a0{title}\u00a0»{count, plural, =0 {} one { et # autre page} other { et # autres pages}} dans cette langue. Rien n’a été demandé.',
  'ask.refused.page': 'Cette page n’existe plus, ou vous ne pouvez pas la lire dans cette langue.',
};
