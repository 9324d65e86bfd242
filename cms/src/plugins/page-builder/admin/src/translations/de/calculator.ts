import type { calculator as english } from '../en/calculator.ts';

export const calculator: Record<keyof typeof english, string> = {
  'calculator.label': 'Ausprobieren',
  'calculator.description': 'Mit der Arbeitsmappe rechnen und Testfälle festhalten.',
  'calculator.noWorkbook': 'Wählen Sie eine Arbeitsmappe, um den Rechner auszuprobieren.',
  'calculator.waiting': 'Wird gerechnet …',
  'calculator.failed': 'Der Rechner konnte nicht ausprobiert werden: {reason}',
  'calculator.refused': 'Diese Arbeitsmappe ist nicht brauchbar. {reason}',
  'calculator.inputs': 'Werte',
  'calculator.outputs': 'Ergebnisse',
  'calculator.noInputs': 'Noch ist keine Eingabezelle angegeben.',
  'calculator.noOutputs': 'Noch ist keine Ergebniszelle angegeben.',
  'calculator.reset': 'Werte zurücksetzen',
  'calculator.name': 'Name',
  'calculator.result': 'Ergebnis',
  'calculator.kept': 'In der Arbeitsmappe',
  'calculator.agrees': 'Alle {compared} Ergebnisse, die Excel in der Arbeitsmappe abgelegt hat, kommen gleich heraus.',
  'calculator.nothingKept': 'Die Arbeitsmappe enthält keine Ergebnisse von Excel zum Vergleichen.',
  'calculator.differs':
    '{differing} von {compared} Ergebnissen weichen von denen ab, die Excel in der Arbeitsmappe abgelegt hat:',
  'calculator.difference': '{cell}: {calculated} statt {kept}',
  'calculator.tests': 'Testfälle',
  'calculator.noTests':
    'Noch kein Testfall. Geben Sie Werte ein, prüfen Sie die Ergebnisse und halten Sie sie als Testfall fest.',
  'calculator.testsHint': 'Solange ein Testfall scheitert, lässt sich der Rechner nicht veröffentlichen.',
  'calculator.passed': 'besteht',
  'calculator.testFails': 'scheitert: {list}',
  'calculator.failure': '{cell} soll {expected} sein und ist {actual}',
  'calculator.untested': 'noch nicht geprüft',
  'calculator.remove': 'Testfall {name} entfernen',
  'calculator.testName': 'Name des Testfalls',
  'calculator.save': 'Als Testfall festhalten',
};
