import { articles } from './articles/de-at.ts';
import { legal } from './legal/de-at.ts';
import type { SiteTexts } from './site-texts.ts';

export const deAt: SiteTexts = {
  categories: {
    headline: 'Welches Rad passt zu dir?',
    types: {
      city: ['Stadtrad', 'Aufrecht ins Büro und mit dem Wocheneinkauf wieder heim.'],
      trekking: ['Trekkingrad', 'Weite Wege mit Gepäck, auch bergauf.'],
      cargo: ['Lastenrad', 'Drei Kinder vorn, und nie mehr Parkplatzsuche vorm Kindergarten.'],
      mountain: ['Mountainbike', 'Unter der Woche in die Arbeit, am Samstag auf die Alm.'],
    },
  },
  headings: {
    reviews: 'Stimmen vom Sattel',
    questions: 'Was du wissen magst',
    audiences: 'Wohin magst du?',
    customers: 'Bei ihnen rollt’s schon',
    invented: 'Lumavelo ist erfunden, und diese Stimmen, Zahlen und Kunden auch.',
    contactUs: 'Meld dich bei uns',
    news: 'Das Neueste',
    stories: 'Geschichten vom Weg',
  },
  articles,
  pages: {
    ...legal,
    employers: {
      title: 'Für Betriebe',
      slug: 'betriebe',
      headline: 'Das Dienstrad, das die Lohn\u00adverrechnung mag',
      lead: 'Kein Sachbezug, weniger Lohnnebenkosten, und die Vorsteuer fürs E-Bike gibt’s auch zurück.',
      action: 'Beratung ausmachen',
      points: [
        ['Sachbezug null', 'Fahrräder und E-Bikes sind von der Sachbezugsbesteuerung ausgenommen.'],
        ['Vorsteuerabzug', 'Bei E-Bikes holst du dir die Umsatzsteuer vom Finanzamt zurück.'],
        ['Weniger Lohnnebenkosten', 'Die Gehaltsumwandlung senkt auch die Beiträge zur Sozialversicherung.'],
      ],
      closing: ['Kollektivvertrag?', 'Das Entgelt bleibt über dem KV-Mindestlohn, darauf schaut unser System.'],
    },
    notYet: {
      title: 'Mein Betrieb ist noch nicht dabei',
      slug: 'betrieb-nicht-dabei',
      headline: 'Sag’s deiner Chefin',
      lead: 'Das Mail an deinen Betrieb ist schon geschrieben, abschicken musst nur du. Wir kriegen es nicht und rufen niemanden an.',
      action: 'Betrieb vorschlagen',
      points: [
        ['Mail abschicken', 'Den Text haben wir schon geschrieben, du setzt nur den Namen ein.'],
        ['Lesen lassen', 'Das Mail führt zur Seite für Betriebe: was es kostet, wer was macht, wie’s losgeht.'],
        ['Rad aussuchen', 'Beim Händler deines Vertrauens, mit Zubehör.'],
      ],
      closing: [
        'Betriebsrat skeptisch?',
        'Zeig die Seite für Betriebe her: Da steht, was es kostet und wer was macht.',
      ],
    },
    selfEmployed: {
      title: 'Für Selbständige',
      slug: 'selbstaendige',
      headline: 'EPU? Dein Rad läuft über die Firma',
      lead: 'Einzelunternehmerin, Praxis oder Familienbetrieb: Leasingrate absetzen, Vorsteuer holen, losfahren.',
      action: 'Angebot holen',
      points: [
        ['Absetzbar', 'Die Rate ist Betriebsausgabe, soweit du betrieblich fährst.'],
        ['Vorsteuer', 'Für den betrieblichen Anteil holst du sie dir vom Finanzamt.'],
        ['Liquide', 'Kein großer Betrag auf einmal, dafür jeden Monat derselbe.'],
      ],
      closing: ['Mehrere Räder?', 'Ab drei gibt’s einen Rahmenvertrag.'],
    },
    calculator: {
      title: 'Was bringt’s mir?',
      slug: 'rechner',
      headline: 'Rechne dir dein Rad schön',
      lead: 'Preis und Bruttogehalt eintippen, Nettorate ablesen. Ohne Sachbezug schaut das richtig gut aus.',
      action: 'Zu den Rädern',
      points: [
        ['Angestellt', 'Du verzichtest auf einen Teil vom Brutto, drum sinken Lohnsteuer und Sozialversicherung.'],
        [
          'Teilzeit',
          'Dein Gehalt ergibt sich aus deinen Stunden. Der Mindestlohn deines Kollektivvertrags muss übrig bleiben.',
        ],
        [
          'Selbständig',
          'Der betriebliche Anteil der Rate mindert deinen Gewinn, die Vorsteuer dafür holst du dir zurück.',
        ],
      ],
      closing: ['Ein Beispiel', 'Keine Beratung. Frag deine Lohnverrechnung, wie’s bei dir ausschaut.'],
    },
    bikes: {
      title: 'Räder',
      slug: 'raeder',
      headline: 'Für den Ring und für den Berg',
      lead: '{{bikes}} Räder zum Gustieren. Deins ist nicht dabei? Dein Händler besorgt’s dir.',
      action: 'Rate ausrechnen',
      points: [
        ['Stadt', ''],
        ['Touren', ''],
        ['Lasten', ''],
      ],
      closing: ['Kannst dich nicht entscheiden?', 'Stell drei gegenüber oder mach eine Probefahrt.'],
    },
    dealers: {
      title: 'Händler',
      slug: 'haendler',
      headline: 'Dein Händler ums Eck',
      lead: 'Von Bregenz bis Eisenstadt: {{dealers}} Händler, bei denen man dich beim Namen kennt.',
      action: 'Händler suchen',
      points: [
        ['Probefahrt', 'Einfach hingehen. Am Samstag ist am meisten los.'],
        ['Service', 'Einmal im Jahr, inkludiert, mit Stempel.'],
        ['Pannendienst', 'Am Berg, in der Au oder am Gürtel: Wir schicken wen.'],
      ],
      closing: ['Händler werden?', 'Meld dich, vor allem im Waldviertel und im Lungau.'],
    },
    faq: {
      title: 'Fragen',
      slug: 'fragen',
      headline: 'Frag nur',
      lead: 'Sachbezug, Versicherung, Jobwechsel: das Wichtigste in verständlichen Worten.',
      action: 'Frage stellen',
      points: [],
      closing: ['Noch was offen?', 'Ruf an. Wir heben selber ab.'],
    },
    news: {
      title: 'Neuigkeiten',
      slug: 'neuigkeiten',
      headline: 'Frisch vom Radweg',
      lead: 'Was sich beim Dienstrad in Österreich tut, vom Nationalrat bis ins Stubaital.',
      action: 'Newsletter abonnieren',
      points: [
        ['Sachbezug bleibt bei null', 'Die Verordnung gilt weiter. Für laufende Verträge musst du nichts tun.'],
        ['Ein Dorf steigt um', 'In einer Gemeinde im Ländle fährt jetzt jeder dritte Betrieb mit Lastenrad aus.'],
        ['Bergauf gemessen', 'Wir haben fünf Motoren auf die Hungerburg geschickt. Einer blieb kühl.'],
      ],
      closing: ['Presse', 'Fotos und Zahlen kriegst du auf Anfrage.'],
    },
    contact: {
      title: 'Kontakt',
      slug: 'kontakt',
      headline: 'Servus!',
      lead: 'Wir sitzen in Graz und in Wien und reden gern mit dir übers Radfahren.',
      action: 'Mail schreiben',
      points: [
        ['Telefon', 'Montag bis Freitag von 8 bis 17 Uhr: 01 555 04 04.'],
        ['Panne', 'Rund um die Uhr: 01 555 04 12.'],
        ['Büro', 'Lendkai 7 in Graz, gleich bei der Murinsel.'],
      ],
      closing: ['Wer wir sind', 'Ein Team, das auch bei Schneefall kommt.'],
    },
    campaign: {
      title: 'Herbstrunde',
      slug: 'herbstrunde',
      headline: 'Noch heuer aufs Rad',
      lead: 'Wer im September oder Oktober least, bekommt Licht, Schloss und Kotflügel dazu.',
      action: 'Mitfahren',
      points: [
        ['Katharina aus Wien', 'Vom Gürtel in die Arbeit in elf Minuten. Die U-Bahn schafft das nicht.'],
        ['Lukas aus Innsbruck', 'In der Früh rauf, am Abend runter, und dazwischen bin ich wach.'],
        ['Franz aus Graz', 'Mit dem Lastenrad auf den Markt, das ist mein Wochenende.'],
      ],
      closing: ['Jedes Jahr im Herbst', 'Gilt bei allen Händlern in Österreich, solang das Zubehör reicht.'],
    },
  },
  faqs: [
    {
      title: 'Dienstrad einfach erklärt',
      category: 'lease',
      questions: [
        ['Wie funktioniert’s?', 'Dein Betrieb least das Rad, du nutzt es privat und beruflich und zahlst vom Brutto.'],
        ['Welche Räder kann ich nehmen?', 'Jedes Rad und jedes E-Bike bis 25 km/h von einem Partnerhändler.'],
        ['Wie lang läuft der Vertrag?', 'Wahlweise 24, 36 oder 48 Monate.'],
        ['Darf ich damit in den Urlaub?', 'Sicher, in ganz Europa.'],
      ],
    },
    {
      title: 'Geld und Steuer',
      category: 'costs',
      questions: [
        ['Zahle ich einen Sachbezug?', 'Nein. Für Räder und E-Bikes ist er mit null angesetzt.'],
        ['Was spare ich?', 'Das hängt von Gehalt und Laufzeit ab. Der Rechner sagt’s dir genau.'],
        ['Wirkt sich das auf die Pension aus?', 'Minimal, weil die Beitragsgrundlage ein bissl sinkt.'],
        ['Was ist mit dem 13. und 14.?', 'Die bleiben, wie sie sind, wenn der Vertrag es so vorsieht.'],
      ],
    },
    {
      title: 'Versicherung und Service',
      category: 'cover',
      questions: [
        ['Was ist versichert?', 'Diebstahl, Sturz, Vandalismus und der Akku.'],
        ['Gibt’s einen Selbstbehalt?', 'Bei Diebstahl fünf Prozent, sonst keinen.'],
        ['Wer macht das Service?', 'Dein Händler, einmal im Jahr.'],
        ['Was tu ich bei einer Panne?', 'Anrufen. Wir holen dich und das Rad.'],
      ],
    },
    {
      title: 'Für den Betrieb',
      category: 'employer',
      questions: [
        ['Was kostet es den Betrieb?', 'Nichts, außer er will etwas dazugeben.'],
        ['Brauchen wir eine Betriebsvereinbarung?', 'Eine Einzelvereinbarung genügt, ein Muster liegt bei.'],
        ['Wie kommt’s in die Lohnverrechnung?', 'Als Datei, fertig für euer Programm.'],
        ['Wie viele müssen mitmachen?', 'Eine oder einer reicht.'],
      ],
    },
    {
      title: 'Am Ende',
      category: 'end',
      questions: [
        ['Kann ich’s behalten?', 'Ja, zu dem Preis, der am Anfang ausgemacht war.'],
        ['Und wenn ich den Job wechsle?', 'Der neue Betrieb steigt ein, oder du kaufst das Rad.'],
        ['Kann ich früher aussteigen?', 'In Härtefällen ja, red mit uns.'],
        ['Was passiert mit alten Rädern?', 'Die richten Lehrlinge her, und dann fahren sie weiter.'],
      ],
    },
    {
      title: 'Für Selbständige',
      category: 'selfEmployed',
      questions: [
        ['Was setz ich ab?', 'Die Rate, soweit du betrieblich fährst. Die Fahrt in den eigenen Betrieb zählt dazu.'],
        [
          'Und die Vorsteuer?',
          'Für E-Bikes und Räder holst du dir den betrieblichen Anteil, ab 10 % betrieblicher Nutzung.',
        ],
        ['Was ist mit der SVS?', 'Weniger Gewinn heißt auch weniger Beiträge, der Rechner nimmt’s mit.'],
        ['Und wenn ich aufhör?', 'Du übernimmst das Rad, oder du zahlst privat fertig.'],
      ],
    },
  ],
};
