import type { saving as english } from '../en/saving.ts';

export const saving: Record<keyof typeof english, string> = {
  'save.failed': 'Die Seite wurde nicht gespeichert. Alle Änderungen sind noch da.',
  'save.field': '{field}: {message}',
  'save.entryFields': 'Bitte zuerst diese Felder des Eintrags ausfüllen; „Fertig“ führt zu ihnen zurück.',
  'save.network':
    'Der Server ist nicht erreichbar. Was Sie schreiben, bleibt auf diesem Gerät erhalten, und die Seite wird gespeichert, sobald der Server antwortet.',
  'save.server':
    'Der Server hat ein Problem: {message} Was Sie schreiben, bleibt auf diesem Gerät erhalten, und das Speichern wird automatisch erneut versucht.',
  'save.session':
    'Sie müssen sich neu anmelden. Was Sie schreiben, bleibt auf diesem Gerät erhalten; beim Speichern werden Sie nach dem Passwort gefragt.',
  'save.forbidden':
    'Ihre Rolle darf diese Seite nicht ändern. Wenden Sie sich an die Person, die die Rollen verwaltet.',
  'publish.forbidden':
    'Ihre Rolle darf keine Seiten veröffentlichen. Speichern Sie die Seite; jemand mit diesem Recht kann sie dann veröffentlichen.',
  'save.dismiss': 'Ausblenden',
  'save.unconfirmed':
    'Die Seite wurde gespeichert, konnte aber nicht zur Kontrolle gelesen werden. Eine Kopie bleibt bis zum nächsten Speichern in diesem Browser.',
  'publish.failed': 'Die Seite wurde nicht veröffentlicht. Alle Änderungen sind noch da.',
  'publish.errors': '{count, plural, one {# Fehler verhindert} other {# Fehler verhindern}} das Veröffentlichen.',
  'merge.title': 'Widersprüchliche Änderungen',
  'merge.intro':
    '{count, plural, one {Eine Stelle wurde} other {# Stellen wurden}} hier und von jemand anderem geändert. Alles andere ist schon zusammengeführt. Wählen Sie, was bleibt.',
  'merge.mine': 'Meine Fassung',
  'merge.theirs': 'Andere Fassung',
  'merge.removed': 'Gelöscht',
  'merge.edited': 'Geändert und behalten',
  'merge.order': 'Die Reihenfolge dieser Fassung',
  'merge.page': 'Die ganze Seite: beides zusammen wäre zu groß',
  'merge.wholePage': 'Die Seite in dieser Fassung',
  'merge.apply': 'Auswahl übernehmen',
  'merge.later': 'Später entscheiden',
  'merge.postponed': 'Jemand anderes hat diese Seite gespeichert. Speichern Sie noch einmal, um zu wählen, was bleibt.',
  'merge.lookFirst':
    'Jemand anderes hat diese Seite gespeichert; diese Änderungen sind jetzt enthalten. Sehen Sie sich die Seite an und veröffentlichen Sie sie dann.',
  'conflict.title': 'Jemand anderes hat das ebenfalls geändert',
  'conflict.by':
    '{by} hat diesen Eintrag am {when} gespeichert, nachdem Sie ihn geöffnet haben. Von Ihren Änderungen wurde noch nichts gespeichert und nichts ist verloren.',
  'conflict.bySomebody':
    'Jemand anderes hat diesen Eintrag am {when} gespeichert, nachdem Sie ihn geöffnet haben. Von Ihren Änderungen wurde noch nichts gespeichert und nichts ist verloren.',
  'conflict.choose': 'Wählen Sie für jedes Feld, was bleiben soll, und speichern Sie dann noch einmal.',
  'conflict.saveAgain': 'Speichern Sie noch einmal, damit es so bleibt.',
  'conflict.mine': 'Meine Fassung behalten: {value}',
  'conflict.theirs': 'Andere Fassung übernehmen: {value}',
  'conflict.mineAsItIs': 'Meine Fassung behalten',
  'conflict.theirsAsItIs': 'Andere Fassung übernehmen',
  'conflict.closeFirst':
    'Jemand anderes hat „{field}“ dieses Eintrags geändert. „Fertig“ führt dorthin zurück; wählen Sie dort, was bleibt.',
  'session.ended':
    'Sie müssen sich neu anmelden. Was Sie im Seiten-Editor geändert haben, bleibt in diesem Browser erhalten und wird Ihnen angeboten, sobald Sie die Seite öffnen. Andere Felder, die nicht gespeichert waren, gehen verloren.',
  'login.title': 'Neu anmelden',
  'login.intro':
    'Ihre Anmeldung ist abgelaufen. Was Sie geschrieben haben, bleibt auf diesem Gerät erhalten und wird gespeichert, sobald Sie angemeldet sind.',
  'login.password': 'Passwort',
  'login.submit': 'Anmelden',
  'login.later': 'Später',
  'login.failed': 'Das hat nicht geklappt: {message}',
  'value.none': '(leer)',
  'value.crop': 'Ausschnitt von {width} × {height} % bei {x} %, {y} %',
  'value.focalPoint': 'Fokuspunkt bei {x} %, {y} %',
  'journal.stopped':
    'Dieser Browser bewahrt keine Sicherheitskopie Ihrer Änderungen auf: Sein Speicher ist voll oder abgeschaltet. Speichern Sie oft.',
  'recovery.name': 'Nicht gespeicherte Änderungen',
  'recovery.found':
    '{count, plural, one {Eine Änderung} other {# Änderungen}} vom {when} {count, plural, one {wurde} other {wurden}} nicht gespeichert.',
  'recovery.explain':
    'Dieser Browser hat Ihre Arbeit aufbewahrt. Stellen Sie sie wieder her oder sehen Sie sie zuerst an.',
  'recovery.outdated':
    'Die Seite wurde seitdem gespeichert. Beim Wiederherstellen wird beides zusammengeführt; wo es sich widerspricht, wählen Sie.',
  'recovery.foundElsewhere':
    '{count, plural, one {Eine Änderung} other {# Änderungen}} vom {when} in einem anderen Browser ({device}) {count, plural, one {wurde} other {wurden}} nicht gespeichert.',
  'recovery.explainElsewhere':
    'Der Server hat Ihre Arbeit aufbewahrt, nur für Sie. Holen Sie sie hierher oder sehen Sie sie zuerst an.',
  'recovery.unknownDevice': 'unbekannt',
  'recovery.from': 'Vom Server aufbewahrt, aus {device}, {when}.',
  'recovery.unreadable':
    'Nicht gespeicherte Arbeit vom {when} aus einem anderen Browser ({device}) liegt auf dem Server und ist nicht lesbar.',
  'recovery.newer':
    'Eine neuere Version des Editors hat sie aufbewahrt. Sobald der Editor hier aktualisiert ist, lässt sie sich wiederherstellen.',
  'recovery.damaged':
    'Sie ist in der Datenbank beschädigt. Was jener Browser selbst aufbewahrt hat, wird dort angeboten.',
  'safety.kept': 'Kopie auf dem Server {time}',
  'leaving.kept':
    'Nicht gespeicherte Arbeit von Ihnen bleibt in diesem Browser, bis Sie sich hier wieder anmelden. Seiten: {count}.',
  'leaving.remove': 'Aus diesem Browser entfernen',
  'leaving.removed': 'Entfernt. Was der Server davon aufbewahrt, wird bei Ihrer nächsten Anmeldung angeboten.',
  'safety.refused':
    'Der Server bewahrt keine Kopie Ihrer nicht gespeicherten Arbeit auf: {reason} Dieser Browser bewahrt sie weiter auf.',
  'recovery.restore': 'Wiederherstellen',
  'recovery.discard': 'Verwerfen',
  'recovery.restored': 'Nicht gespeicherte Änderungen wiederhergestellt. „Rückgängig“ nimmt sie zurück.',
  'recovery.restoredFields':
    'Nicht gespeicherte Änderungen wiederhergestellt. „Rückgängig“ nimmt die der Blöcke zurück.',
  'recovery.fields':
    '{count, plural, one {Eine der Seiteneinstellungen ist darunter.} other {# der Seiteneinstellungen sind darunter.}}',
  'recovery.failed': 'Was nicht gespeichert wurde, ließ sich nicht anzeigen: {message}',
  'recovery.differences':
    '{count, plural, =0 {Kein Unterschied.} one {Ein Unterschied zur damals gespeicherten Seite.} other {# Unterschiede zur damals gespeicherten Seite.}}',
  'presence.others':
    '{count, plural, one {{names} hat diese Seite geöffnet.} other {{count} andere Personen haben diese Seite geöffnet: {names}.}}',
  'presence.saved': 'Jemand anderes hat eine neuere Version gespeichert.',
  'presence.newer': 'Beim Speichern wird beides zusammengeführt; wo es sich widerspricht, wählen Sie.',
};
