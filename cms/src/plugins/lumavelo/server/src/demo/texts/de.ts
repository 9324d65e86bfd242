import { articles } from './articles/de.ts';
import { legal } from './legal/de.ts';
import type { SiteTexts } from './site-texts.ts';

export const de: SiteTexts = {
  categories: {
    headline: 'Jedes Rad, jede Marke',
    types: {
      city: ['Stadtrad', 'Aufrecht ins Büro und mit dem Wocheneinkauf wieder heim.'],
      trekking: ['Trekkingrad', 'Weite Wege mit Gepäck, auch wenn der Wind von vorn kommt.'],
      cargo: ['Lastenrad', 'Drei Kinder vorn und nie mehr Parkplatzsuche vor der Kita.'],
      mountain: ['Mountainbike', 'Unter der Woche zur Arbeit, am Samstag in den Wald.'],
    },
  },
  headings: {
    reviews: 'Was Fahrerinnen und Fahrer sagen',
    questions: 'Kurz gefragt, kurz geantwortet',
    audiences: 'Wo stehst du?',
    customers: 'Diese Teams fahren schon',
    invented: 'Lumavelo ist erfunden, und diese Stimmen, Zahlen und Kunden sind es auch.',
    contactUs: 'Sprich mit uns',
    news: 'Neueste Meldungen',
    stories: 'Geschichten aus dem Alltag',
  },
  articles,
  pages: {
    ...legal,
    employers: {
      title: 'Für Arbeitgeber',
      slug: 'arbeitgeber',
      headline: 'Dienstrad einführen, ohne dass es dich Zeit kostet',
      lead: 'Dein Team sucht sich Räder aus und zahlt per Gehaltsumwandlung. Du gibst mit einem Klick frei und sparst Sozialabgaben.',
      action: 'Termin vereinbaren',
      points: [
        ['Kostenneutral', 'Die Rate geht vom Brutto ab. Wer möchte, schießt einen festen Betrag zu.'],
        ['Rechtssicher', 'Überlassungsvertrag, Betriebsvereinbarung und Lohnarten liefern wir fertig mit.'],
        ['Gut fürs Bleiben', 'Ein Vorteil, den dein Team jeden Tag benutzt, auch am Wochenende und mit der Familie.'],
      ],
      closing: ['Tarifgebunden?', 'Auch das geht. Wir kennen die Öffnungsklauseln der großen Branchen.'],
    },
    notYet: {
      title: 'Mein Arbeitgeber macht noch nicht mit',
      slug: 'arbeitgeber-nicht-dabei',
      headline: 'Überzeuge deine Chefin in zwei Minuten',
      lead: 'Die Mail an deinen Arbeitgeber ist schon geschrieben, abschicken musst nur du. Wir bekommen sie nicht und rufen niemanden an.',
      action: 'Arbeitgeber empfehlen',
      points: [
        ['Nachricht senden', 'Die Vorlage ist freundlich, kurz und hat die wichtigsten Zahlen dabei.'],
        ['Lesen lassen', 'Die Mail führt zur Seite für Arbeitgeber: was es kostet, wer was macht, wie man anfängt.'],
        ['Losfahren', 'Du bekommst einen Zugang und suchst dir dein Rad aus.'],
      ],
      closing: ['Es klappt nicht?', 'Frag nach dem Grund. Manchmal reicht ein zweites Gespräch mit dem Betriebsrat.'],
    },
    selfEmployed: {
      title: 'Für Selbstständige',
      slug: 'selbststaendige',
      headline: 'Dein Rad als Betriebsausgabe',
      lead: 'Freiberuflich oder mit eigener Firma: Die Leasingrate mindert den Gewinn, und dein Konto bleibt, wie es ist.',
      action: 'Angebot anfordern',
      points: [
        ['Ganz absetzbar', 'Rate, Versicherung und Wartung sind Betriebsausgaben.'],
        ['Privat fahren', 'Bis Ende 2030 zahlst du darauf keine Einkommensteuer.'],
        ['Schnell geprüft', 'Ein Steuerbescheid genügt, die Zusage kommt am selben Tag.'],
      ],
      closing: ['Praxis oder Kanzlei?', 'Ab drei Rädern gibt es einen Rahmenvertrag.'],
    },
    calculator: {
      title: 'Was spare ich?',
      slug: 'rechner',
      headline: 'Deine Rate, auf den Euro genau',
      lead: 'Gib den Listenpreis und dein Brutto ein. Der Rechner zeigt, was netto weniger ankommt und was du gegenüber dem Kauf sparst.',
      action: 'Räder ansehen',
      points: [
        [
          'Angestellt',
          'Versteuert wird ein Prozent von einem Viertel des Listenpreises, abgerundet auf volle hundert Euro.',
        ],
        [
          'Teilzeit',
          'Dein Gehalt ergibt sich aus deinen Stunden. Unter den Mindestlohn darf die Umwandlung es nicht drücken.',
        ],
        [
          'Selbstständig',
          'Die Rate ist Betriebsausgabe, und die private Nutzung bleibt bei der Einkommensteuer außer Ansatz.',
        ],
      ],
      closing: ['Das ist ein Beispiel', 'Keine Beratung. Deine Lohnabrechnung weiß es genauer.'],
    },
    bikes: {
      title: 'Räder',
      slug: 'bike-search',
      headline: 'Such dir eins aus',
      lead: '{{bikes}} Räder von {{brands}} Marken zum Stöbern. Deins ist nicht dabei? Der Händler bestellt es.',
      action: 'Rate berechnen',
      points: [],
      closing: ['Drei in der engeren Wahl?', 'Leg sie nebeneinander, Zeile für Zeile.'],
    },
    dealers: {
      title: 'Händler',
      slug: 'haendler',
      headline: 'Probefahrt um die Ecke',
      lead: '{{dealers}} Fachhändler von Kiel bis Freiburg beraten dich, übergeben dein Rad und warten es.',
      action: 'Händler finden',
      points: [
        ['Beratung', 'Größe, Motor, Schloss: Nimm dir eine Stunde Zeit.'],
        ['Inspektion', 'Jedes Jahr eine, ohne Zuzahlung.'],
        ['Reparatur', 'Dauert es länger, fährst du so lange ein Leihrad.'],
      ],
      closing: ['Du hast einen Laden?', 'Werde Partner und bekomme dein Geld in fünf Tagen.'],
    },
    faq: {
      title: 'Fragen und Antworten',
      slug: 'fragen',
      headline: 'Gut, dass du fragst',
      lead: 'Was ein Dienstrad kostet, was versichert ist und was am Ende passiert.',
      action: 'Eigene Frage stellen',
      points: [],
      closing: ['Nichts dabei?', 'Schreib uns. Eine Antwort kommt in den nächsten Werktagen.'],
    },
    news: {
      title: 'Aktuelles',
      slug: 'aktuelles',
      headline: 'Neues von der Straße',
      lead: 'Urteile, Modelle, Menschen. Einmal im Monat und nie länger als eine Kaffeepause.',
      action: 'Newsletter bestellen',
      points: [
        [
          'Viertel-Regel gilt bis 2030',
          'Der Gesetzgeber hat die Besteuerung von Diensträdern festgeschrieben. Für dich ändert sich nichts.',
        ],
        [
          'Zwölf Lastenräder für ein Klinikum',
          'In Münster fährt jetzt die Hauspost elektrisch. Der Fuhrparkleiter war als Erster überzeugt.',
        ],
        ['Akku im Winter', 'So kommt dein Motor gut durch Frost: fünf Handgriffe aus unserer Werkstatt.'],
      ],
      closing: ['Presse', 'Bilder und Zahlen schicken wir gern.'],
    },
    contact: {
      title: 'Kontakt',
      slug: 'kontakt',
      headline: 'Wir sind da',
      lead: 'Am Telefon sitzen Leute, die dein Rad kennen und deinen Vertrag verstehen.',
      action: 'E-Mail schreiben',
      points: [
        ['Telefon', 'Montag bis Freitag, 8 bis 18 Uhr: 0221 555 03 03.'],
        ['Panne', 'Tag und Nacht: 0221 555 03 12.'],
        ['Büro', 'Hansaring 20 in Köln. Stellplatz fürs Rad vorhanden, fürs Auto nicht.'],
      ],
      closing: ['Wer wir sind', 'Vierzig Leute, die bei jedem Wetter fahren.'],
    },
    campaign: {
      title: 'Stadtradeln',
      slug: 'stadtradeln',
      headline: 'Drei Wochen, die süchtig machen',
      lead: 'Melde dein Team an, wir stellen die Testräder. Wer danach least, zahlt die erste Rate nicht.',
      action: 'Team anmelden',
      points: [
        ['Katharina aus Hamburg', 'Gegenwind ist kein Argument mehr. Ich habe einen Motor und gute Laune.'],
        ['Lukas aus Leipzig', 'Kita, Büro, Baumarkt: Das Lastenrad kann alles außer Autobahn.'],
        ['Amina aus Köln', 'Seit ich radle, kenne ich drei neue Bäckereien und keinen Stau.'],
      ],
      closing: ['Jedes Jahr im Mai', 'Anmelden kann sich ab April jeder Betrieb in Deutschland, ab zwei Leuten.'],
    },
  },
  faqs: [
    {
      title: 'Dienstrad verstehen',
      category: 'lease',
      questions: [
        [
          'Was ist ein Dienstrad?',
          'Ein Rad, das dein Arbeitgeber least und das du auch privat fährst, so viel du willst.',
        ],
        ['Welche Räder gehen?', 'Alle bis 25 km/h, mit und ohne Motor, und S-Pedelecs auf Anfrage.'],
        ['Wie lange läuft der Vertrag?', 'Zwei, drei oder vier Jahre, mit gleichbleibender Rate.'],
        ['Muss ich damit zur Arbeit?', 'Nein. Du darfst, aber niemand zählt deine Kilometer.'],
      ],
    },
    {
      title: 'Kosten und Steuern',
      category: 'costs',
      questions: [
        [
          'Was kostet mich das netto?',
          'Meist etwas mehr als die Hälfte der Rate, je nach Gehalt. Der Rechner sagt es genauer.',
        ],
        [
          'Was ist der geldwerte Vorteil?',
          'Der Betrag, den du für die private Nutzung versteuerst: ein Prozent von einem Viertel des Preises.',
        ],
        ['Sinkt meine Rente?', 'Ein wenig, weil weniger eingezahlt wird. Meist sind es ein bis zwei Euro im Monat.'],
        ['Gibt es einen Mindestpreis?', 'Nein, aber unter ein paar Hundert Euro lohnt sich der Aufwand kaum.'],
      ],
    },
    {
      title: 'Schutz und Service',
      category: 'cover',
      questions: [
        ['Ist Diebstahl versichert?', 'Ja, rund um die Uhr, wenn das Rad abgeschlossen war.'],
        ['Was zahlt die Versicherung nicht?', 'Vorsatz, Schäden bei Rennen und reine Schönheitsfehler.'],
        ['Ist Verschleiß dabei?', 'Bis zur vereinbarten Summe im Jahr: Bremsbeläge, Ketten, Reifen.'],
        ['Hilft mir jemand bei einer Panne?', 'Ja, ab dem ersten Kilometer von zu Hause, in ganz Europa.'],
      ],
    },
    {
      title: 'Für die Personalabteilung',
      category: 'employer',
      questions: [
        ['Wie viel Arbeit macht das?', 'Im Monat wenige Minuten. Die Lohnarten kommen als Datei.'],
        [
          'Was passiert bei Elternzeit?',
          'Dann übernimmt eine Versicherung die Rate, oder sie wird direkt statt über den Lohn bezahlt.',
        ],
        ['Wer haftet?', 'Das Ausfallrisiko tragen wir, wenn du dieses Paket gewählt hast.'],
        ['Ab welcher Größe lohnt es sich?', 'Ab einer Person mit Lust aufs Rad.'],
      ],
    },
    {
      title: 'Wenn der Vertrag endet',
      category: 'end',
      questions: [
        ['Kann ich das Rad kaufen?', 'Ja, du bekommst drei Monate vorher ein Angebot.'],
        [
          'Was, wenn ich kündige?',
          'Du gibst es zurück, du kaufst es, oder dein neuer Arbeitgeber übernimmt den Vertrag.',
        ],
        ['Muss ich es zurückbringen?', 'Wir holen es ab, kostenlos und an der Haustür.'],
        ['Kann ich gleich ein neues nehmen?', 'Ja, schon drei Monate vor dem Ende.'],
      ],
    },
    {
      title: 'Für Selbstständige',
      category: 'selfEmployed',
      questions: [
        [
          'Was setze ich ab?',
          'Rate, Versicherung und Wartung, sobald du das Rad zu mindestens 10 % betrieblich fährst.',
        ],
        [
          'Bekomme ich die Vorsteuer zurück?',
          'Ja, wenn du Umsatzsteuer ausweist. Auf die private Nutzung fällt dann welche an.',
        ],
        [
          'Zahle ich auf private Fahrten Steuern?',
          'Einkommensteuer bis Ende 2030 nicht, für Räder und E-Bikes bis 25 km/h.',
        ],
        ['Und wenn ich aufhöre?', 'Du übernimmst das Rad, oder du fährst den Vertrag privat zu Ende.'],
      ],
    },
  ],
};
