import type { AnswerStates, EditorText } from 'page-format';

/** What the states are called that several blocks have. */
export const STATE_LABELS = {
  sample: {
    en: 'With sample data',
    de: 'Mit Beispieldaten',
    nl: 'Met voorbeeldgegevens',
    fr: 'Avec des données d’exemple',
  },
  loading: { en: 'While loading', de: 'Beim Laden', nl: 'Tijdens het laden', fr: 'Pendant le chargement' },
  empty: { en: 'Nothing found', de: 'Nichts gefunden', nl: 'Niets gevonden', fr: 'Aucun résultat' },
  failed: { en: 'After an error', de: 'Nach einem Fehler', nl: 'Na een fout', fr: 'Après une erreur' },
  notRegistered: {
    en: 'When its script does not start',
    de: 'Wenn das Skript nicht startet',
    nl: 'Als het script niet start',
    fr: 'Quand le script ne démarre pas',
  },
} as const satisfies Readonly<Record<string, EditorText>>;

/** The states of a form. @param message what failed, for those who look at the state in the editor */
export function defineFormStates(message: string) {
  return defineStates({
    sending: {
      label: { en: 'While sending', de: 'Beim Senden', nl: 'Tijdens het verzenden', fr: 'Pendant l’envoi' },
      data: { status: 'loading' },
    },
    sent: {
      label: { en: 'After sending', de: 'Nach dem Senden', nl: 'Na het verzenden', fr: 'Après l’envoi' },
      data: { status: 'loaded', data: null },
    },
    failed: { label: STATE_LABELS.failed, data: { status: 'failed', message } },
  });
}

/** The states of a component that an external script brings, when it does not come or does not start. */
export function defineEmbedStates(notLoaded: string, notRegistered: string) {
  return defineStates({
    failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: notLoaded } },
    notRegistered: { label: STATE_LABELS.notRegistered, data: { status: 'failed', message: notRegistered } },
  });
}

/** The states that a block can be looked at in. The editor offers them, and samples may show them. */
export function defineStates<const States extends AnswerStates>(states: States): States {
  return states;
}
