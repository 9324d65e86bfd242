import type { entry as english } from '../en/entry.ts';

export const entry: Record<keyof typeof english, string> = {
  'field.label': 'Pagina',
  'field.description': 'Een pagina die in de visuele editor uit blokken wordt opgebouwd',
  'field.loading': 'De pagina wordt geladen…',
  'field.unusable': 'De page builder kan niet worden gebruikt: {message}',
  'field.open': 'Pagina-editor openen',
  'field.opening': 'De pagina-editor wordt geopend…',
  'field.empty': 'Nog geen blokken. Open de pagina-editor om het eerste toe te voegen.',
  'field.count': '{count, plural, one {# blok} other {# blokken}}',
  'field.noProblems': 'Geen problemen',
  'field.problems':
    '{errors, plural, =0 {} one {# fout houdt het publiceren tegen} other {# fouten houden het publiceren tegen}}{both, select, true {, } other {}}{warnings, plural, =0 {} one {# waarschuwing} other {# waarschuwingen}}',
  'field.damaged':
    'Delen van deze pagina zijn beschadigd. {reason}{more, plural, =0 {} one { En nog één.} other { En nog #.}} Open de pagina-editor: daar staat wat nog leesbaar is, en de rest met de broncode.',
  'field.readOnly': 'Je mag deze pagina lezen, maar niet wijzigen.',
  'publishing.title': 'Website',
  'publishing.live': 'staat live sinds {since}.',
  'publishing.waiting': 'wordt zo gebouwd.',
  'publishing.building': 'wordt nu gebouwd.',
  'publishing.failed': 'kon niet worden gebouwd. Bezoekers zien de vorige versie.',
  'publishing.held': 'toont een eerdere versie, van {since}, tot er iets nieuws wordt gepubliceerd.',
  'publishing.unreachable':
    'De publisher antwoordt niet ({reason}). Bezoekers zien de laatste versie; wat je publiceert, gaat live zodra hij er weer is.',
  'publishing.warnings': '{count, plural, one {# waarschuwing} other {# waarschuwingen}} over de site',
  'publishing.never': 'Bezoekers zien deze pagina niet: ze is niet gepubliceerd.',
};
