/**
 * The forms in German, by their English words: those of `cms/src/plugins/lumavelo/server/src/setup/forms`, which Strapi keeps in the database. What
 * an administrator put in the place of one of them is not among these, and stays as they wrote it.
 */
export const GERMAN_FORMS: Readonly<Record<string, string>> = {
  // Of every entry
  'Made at': 'Erstellt am',
  'Changed at': 'Geändert am',
  'Made by': 'Erstellt von',
  'Changed by': 'Geändert von',

  // Pages
  Title: 'Titel',
  'The name of the browser’s tab, unless the search engines’ title is set.':
    'Steht im Tab des Browsers, wenn kein Titel für Suchmaschinen angegeben ist.',
  Slug: 'Slug',
  'The page’s address, such as employers/benefits. Empty: the home page.':
    'Die Adresse der Seite, etwa arbeitgeber/vorteile. Leer: die Startseite.',
  'Shown in': 'Zu sehen in',
  'None chosen: shown in every country that speaks this language.':
    'Nichts gewählt: in jedem Land, in dem diese Sprache gesprochen wird.',
  Content: 'Inhalt',
  'Search engines and shared links': 'Suchmaschinen und geteilte Links',
  'About 60 characters. Empty: the title of the page.': 'Etwa 60 Zeichen. Leer: der Titel der Seite.',
  Picture: 'Bild',
  'For shared links: 1200 × 630 pixels.': 'Für geteilte Links: 1200 × 630 Pixel.',
  Description: 'Beschreibung',
  'About 155 characters: what awaits the reader, in a sentence or two.':
    'Etwa 155 Zeichen: was die Leser erwartet, in ein bis zwei Sätzen.',
  'Keep out of search engines': 'Von Suchmaschinen fernhalten',

  // Dealers
  Name: 'Name',
  Certified: 'Zertifiziert',
  'Marked as such on the map.': 'Auf der Karte so gekennzeichnet.',
  Street: 'Straße',
  'House number': 'Hausnummer',
  'Postal code': 'Postleitzahl',
  Town: 'Ort',
  'State or province': 'Bundesland oder Provinz',
  Country: 'Land',
  'Place on the map': 'Position auf der Karte',
  'Without it the dealer is in no search by distance.': 'Ohne sie ist der Händler in keiner Umkreissuche zu finden.',
  Latitude: 'Breitengrad',
  'Degrees north, such as 52.0907.': 'Grad nördlicher Breite, etwa 52.0907.',
  Longitude: 'Längengrad',
  'Degrees east, such as 5.1214.': 'Grad östlicher Länge, etwa 5.1214.',

  // Reviews
  Author: 'Verfasst von',
  Stars: 'Sterne',
  'Sites show those with 5 unless a block asks for others.':
    'Websites zeigen die mit 5, wenn ein Block keine anderen verlangt.',
  Text: 'Text',
  'In the author’s own words and language.': 'Im Wortlaut und in der Sprache der Verfasserin oder des Verfassers.',
  'Written at': 'Verfasst am',
  'Picture of the author': 'Bild der Person',
  'An address with https, or a path of this CMS.': 'Eine Adresse mit https oder ein Pfad dieses CMS.',

  // Questions and answers
  'A heading over the questions.': 'Eine Überschrift über den Fragen.',
  Category: 'Kategorie',
  'For finding it in lists, such as employers.': 'Zum Wiederfinden in Listen, etwa Arbeitgeber.',
  Questions: 'Fragen',
  'In the order of the page.': 'In der Reihenfolge der Seite.',
  Question: 'Frage',
  'As a visitor would ask it.': 'So, wie Besucher sie stellen würden.',
  Answer: 'Antwort',
  'Plain text, a few sentences.': 'Reiner Text, einige Sätze.',

  // Site settings
  'One entry for each country.': 'Ein Eintrag je Land.',
  'Name of the company': 'Name des Unternehmens',
  'As search engines show it.': 'So, wie Suchmaschinen ihn zeigen.',
  'E-mail': 'E-Mail',
  Telephone: 'Telefon',
  'With the country’s code: +31 20 123 45 67.': 'Mit der Vorwahl des Landes: +49 30 123 45 67.',
  'Contact for security': 'Kontakt für Sicherheitsfragen',
  'For security.txt: mailto:… or https://…. Empty: the e-mail above.':
    'Für security.txt: mailto:… oder https://…. Leer: die E-Mail oben.',
  Analytics: 'Statistik',
  'GTM-… or G-…. Visitors are asked first; empty: nothing is loaded, nobody is asked.':
    'GTM-… oder G-…. Besucher werden vorher gefragt; leer: Nichts wird geladen, niemand gefragt.',
  'Address of the CMS': 'Adresse des CMS',
  'Where visitors’ browsers reach the CMS. Empty: the address that it was set up with.':
    'Wo die Browser der Besucher das CMS erreichen. Leer: die Adresse, mit der es eingerichtet wurde.',
  'Address of files': 'Adresse der Dateien',
  'A CDN in front of the uploads, such as https://cdn.example.com. Empty: the CMS itself.':
    'Ein CDN vor den hochgeladenen Dateien, etwa https://cdn.example.com. Leer: das CMS selbst.',
  Office: 'Büro',
  'At the end of every page: street, postal code and town, one line each.':
    'Am Ende jeder Seite: Straße, Postleitzahl und Ort, je eine Zeile.',
  'On other sites': 'Auf anderen Websites',
  'The company’s pages on LinkedIn, Instagram and the like, one https://… a line.':
    'Die Seiten des Unternehmens auf LinkedIn, Instagram und so weiter, je eine Zeile mit https://….',
  'Hosts of scripts': 'Hosts von Skripten',
  'Whose scripts pages may run, one https://… a line. They may do whatever the page’s visitors may.':
    'Deren Skripte Seiten ausführen dürfen, je Zeile ein https://…. Sie dürfen alles, was Besucher der Seite dürfen.',
  'Google reviews': 'Google-Bewertungen',
  'Above the reviews, and for the stars under search results. Empty: those of the reviews in this CMS.':
    'Über den Bewertungen und für die Sterne unter Suchergebnissen. Leer: die der Bewertungen in diesem CMS.',
  Average: 'Durchschnitt',
  'Such as 4.8.': 'Etwa 4,8.',
  'How many': 'Wie viele',
  'Questions and answers': 'Fragen und Antworten',
  'Lists that every page of the country may show: FAQ blocks that take the questions of the site settings do.':
    'Listen, die jede Seite des Landes zeigen darf: Das tun FAQ-Blöcke mit den Fragen aus den Einstellungen der Website.',

  // Menus
  Header: 'Kopfzeile',
  'Pages by their titles; drag them into order. A site shows those that are published there.':
    'Seiten mit ihren Titeln; ziehen Sie sie in die richtige Reihenfolge. Eine Website zeigt die, die dort veröffentlicht sind.',
  Footer: 'Fußzeile',
  'Such as contact and privacy.': 'Etwa Kontakt und Datenschutz.',

  // Redirects
  'Old address': 'Alte Adresse',
  'Like a slug, below the language: old-page, or old/page.html. Where a page is, it stays.':
    'Wie ein Slug, unter der Sprache: alte-seite oder alte/seite.html. Wo eine Seite ist, bleibt sie.',
  'In use': 'Aktiv',
  'No: prepared after a slug was changed, and not on the site.':
    'Nein: nach der Änderung eines Slugs vorbereitet, und nicht auf der Website.',
  'For good': 'Dauerhaft',
  'No: browsers and search engines keep asking for the old address.':
    'Nein: Browser und Suchmaschinen fragen weiter nach der alten Adresse.',
  'Leads to the page': 'Führt zur Seite',
  'Also when its slug changes.': 'Auch wenn sich deren Slug ändert.',
  'Or to an address': 'Oder zu einer Adresse',
  'Where no page is chosen: a path such as /en/employers, or https://….':
    'Wenn keine Seite gewählt ist: ein Pfad wie /de/arbeitgeber oder https://….',
  'On the sites of': 'Auf den Websites von',
  'None chosen: every country that speaks this language.':
    'Nichts gewählt: jedes Land, in dem diese Sprache gesprochen wird.',

  // Bikes
  Model: 'Modell',
  'As the maker calls it, without the brand.': 'So, wie der Hersteller es nennt, ohne die Marke.',
  Address: 'Adresse',
  'The last part of the bike’s address. Lower-case letters, digits and hyphens. Links use it, so keep it once the entry is live.':
    'Der letzte Teil der Adresse des Fahrrads. Kleinbuchstaben, Ziffern und Bindestriche. Links nennen ihn; lassen Sie ihn, wie er ist, sobald der Eintrag live ist.',
  Brand: 'Marke',
  Type: 'Typ',
  'What visitors filter by, such as city or cargo.': 'Wonach Besucher filtern, etwa City oder Lasten.',
  'Retail price': 'Preis',
  'In euros, VAT included. Calculators start from it.': 'In Euro, mit Mehrwertsteuer. Rechner gehen davon aus.',
  'Model year': 'Modelljahr',
  'Offered in': 'Angeboten in',
  'None chosen: offered in every country.': 'Nichts gewählt: in jedem Land angeboten.',
  Variants: 'Varianten',
  'Colours and builds. The first picture of the first one stands on the cards.':
    'Farben und Bauarten. Das erste Bild der ersten steht auf den Karten.',
  Specifications: 'Technische Daten',
  'Only what is filled in is shown. Write in English: common values, such as “Low step”, reach visitors in their language.':
    'Nur was ausgefüllt ist, wird gezeigt. Schreiben Sie englisch: Übliche Angaben wie „Low step“ lesen Besucher in ihrer Sprache.',
  'E-bike specifications': 'Technische Daten des E-Bikes',
  'For bikes with an engine; leave it out for others.': 'Für Fahrräder mit Motor; bei anderen weglassen.',
  'Filter value': 'Wert im Filter',
  'Lower-case letters, digits and hyphens. Links use it, so keep it once the entry is live.':
    'Kleinbuchstaben, Ziffern und Bindestriche. Links nennen ihn; lassen Sie ihn, wie er ist, sobald der Eintrag live ist.',
  'One or two sentences about the maker.': 'Ein bis zwei Sätze über den Hersteller.',
  'As visitors read it, such as City bike.': 'So, wie Besucher es lesen, etwa Cityrad.',
  'Such as a frame shape or a build.': 'Etwa eine Rahmenform oder eine Bauart.',
  Colour: 'Farbe',
  'In English, such as “Moss green”: common colours reach visitors in their language.':
    'Auf Englisch, etwa „Moss green“: Übliche Farben lesen Besucher in ihrer Sprache.',
  'Colour to choose by': 'Farbton zum Auswählen',
  'As #rrggbb, such as #5f7350 for moss green.': 'Als #rrggbb, etwa #5f7350 für Moosgrün.',
  'Frame sizes': 'Rahmengrößen',
  'Whom each size fits. Visitors find their size by how tall they are.':
    'Wem welche Größe passt. Besucher finden ihre Größe nach ihrer Körpergröße.',
  'Such as M or 54.': 'Etwa M oder 54.',
  'Riders from': 'Körpergröße ab',
  'Riders up to': 'Körpergröße bis',
  'Their height in centimetres.': 'In Zentimetern.',
  Pictures: 'Bilder',
  'The side view first, on a light ground, at least 1000 pixels wide.':
    'Zuerst die Seitenansicht, auf hellem Grund, mindestens 1000 Pixel breit.',
  Frame: 'Rahmen',
  Drivetrain: 'Antrieb',
  Brakes: 'Bremsen',
  Wheels: 'Räder',
  Equipment: 'Ausstattung',
  Material: 'Material',
  Shape: 'Form',
  'Such as diamond, trapeze or step-through.': 'Etwa Diamant, Trapez oder Tiefeinsteiger.',
  Sizes: 'Größen',
  'Such as S, M, L or 50, 55, 60 cm.': 'Etwa S, M, L oder 50, 55, 60 cm.',
  Fork: 'Gabel',
  Weight: 'Gewicht',
  'With its unit: 23.4 kg.': 'Mit der Einheit: 23,4 kg.',
  'Maximum load': 'Zulässiges Gesamtgewicht',
  'Rider, luggage and bike together, with the unit.': 'Fahrer, Gepäck und Rad zusammen, mit der Einheit.',
  Gears: 'Gänge',
  'How many, and hub or derailleur.': 'Wie viele, und ob Naben- oder Kettenschaltung.',
  Shifters: 'Schalthebel',
  Transmission: 'Kraftübertragung',
  'Chain or belt.': 'Kette oder Riemen.',
  Crankset: 'Kurbel',
  Kind: 'Art',
  'Such as hydraulic disc.': 'Etwa hydraulische Scheibenbremse.',
  'Front brake': 'Vorderbremse',
  'Rear brake': 'Hinterbremse',
  Size: 'Größe',
  'Such as 28 inch.': 'Etwa 28 Zoll.',
  Tyres: 'Reifen',
  Rims: 'Felgen',
  Lights: 'Licht',
  Lock: 'Schloss',
  'Luggage carrier': 'Gepäckträger',
  Mudguards: 'Schutzbleche',
  Kickstand: 'Ständer',
  Engine: 'Motor',
  'Maker and model.': 'Hersteller und Modell.',
  'About the engine': 'Zum Motor',
  Battery: 'Akku',
  'Such as 500 Wh.': 'Etwa 500 Wh.',
  'About the battery': 'Zum Akku',
  Range: 'Reichweite',
  'In kilometres, as the maker states it.': 'In Kilometern, nach Angabe des Herstellers.',
  'About the range': 'Zur Reichweite',
  Display: 'Display',
  'About the display': 'Zum Display',
  Charger: 'Ladegerät',
  'About the charger': 'Zum Ladegerät',
  'Such as 4 A fast charger.': 'Etwa Schnellladegerät 4 A.',

  // Calculators
  'Visitors read it above the calculator.': 'Besucher lesen ihn über dem Rechner.',
  'Calculator blocks and configurations name the calculator by it.':
    'Unter ihr nennen Blöcke und Konfigurationen den Rechner.',
  'Decides how numbers are read: 2.499,00 or 2,499.00.':
    'Entscheidet, wie Zahlen gelesen werden: 2.499,00 oder 2,499.00.',
  'For whom': 'Für wen',
  'Empty: for employees. A page that names it shows visitors of other countries theirs.':
    'Leer: für Angestellte. Nennt ihn eine Seite, sehen Besucher anderer Länder den ihren.',
  Workbook: 'Arbeitsmappe',
  'An .xlsx file. It is checked when you save, and refused with the cell named.':
    'Eine .xlsx-Datei. Sie wird beim Speichern geprüft und, mit der Zelle benannt, abgelehnt.',
  'A sentence or two that visitors read below the name.': 'Ein bis zwei Sätze, die Besucher unter dem Namen lesen.',
  'Input cells': 'Eingabezellen',
  'Cells that visitors may set. No other cell can be changed.':
    'Zellen, die Besucher setzen dürfen. Keine andere lässt sich ändern.',
  'Output cells': 'Ergebniszellen',
  'Cells whose results are answered.': 'Zellen, deren Ergebnisse zurückgegeben werden.',
  'Chart tabs': 'Tabs der Diagramme',
  'Output cells name the tab that they are drawn on.': 'Ergebniszellen nennen den Tab, auf dem sie dargestellt werden.',
  'Test cases': 'Testfälle',
  'Publishing waits until all of them pass.': 'Veröffentlicht wird erst, wenn alle bestehen.',
  'One configuration for each country.': 'Eine Konfiguration je Land.',
  Calculator: 'Rechner',
  'The address of a published calculator. Empty: the country has none.':
    'Die Adresse eines veröffentlichten Rechners. Leer: Das Land hat keinen.',
  'Cell of the bike’s price': 'Zelle des Fahrradpreises',
  'As Excel names it: C4, or Tax!C4 on a sheet that is not the first.':
    'Wie Excel sie nennt: C4, oder Steuer!C4 auf einem anderen als dem ersten Blatt.',
  'Cell of the gross salary': 'Zelle des Bruttogehalts',
  'Cell of the monthly price': 'Zelle des Monatspreises',
  'Cell of the total savings': 'Zelle der gesamten Ersparnis',
  'Calculators show it as the first of the other results.': 'Rechner zeigen ihn als erstes der übrigen Ergebnisse.',
  'Cell of the takeover price': 'Zelle des Übernahmepreises',
  'Cell of the tax class': 'Zelle der Steuerklasse',
  'Cell of the children': 'Zelle der Kinder',
  'As many as taxes depend on.': 'So viele, wie für die Steuern zählen.',
  'Cell of the church tax': 'Zelle der Kirchensteuer',
  'Pages of bikes say which one their amounts are for.': 'Seiten von Rädern sagen, für welche ihre Beträge gelten.',
  'Cell of what the employer pays': 'Zelle dessen, was der Arbeitgeber zahlt',
  'Cell of the term': 'Zelle der Laufzeit',
  'In months. Where visitors choose it, pages of bikes show the price of each term.':
    'In Monaten. Wo Besucher sie wählen, zeigen Seiten von Rädern den Preis jeder Laufzeit.',
  'Default cells': 'Vorgegebene Zellen',
  'Values that calculations with this calculator start from.':
    'Werte, von denen Rechnungen mit diesem Rechner ausgehen.',
  'Further calculators': 'Weitere Rechner',
  'Such as one for people who work part time, each with the meaning of its own cells.':
    'Etwa einer für Teilzeit, jeder mit der Bedeutung seiner eigenen Zellen.',
  'The address of another calculator of this country.': 'Die Adresse eines anderen Rechners dieses Landes.',
  'Of a month, also where it is a result. Empty where there is none: a profit is no salary.':
    'Eines Monats, auch wo es ein Ergebnis ist. Leer, wo es keins gibt: Ein Gewinn ist kein Gehalt.',
  'In months.': 'In Monaten.',
  Cell: 'Zelle',
  Value: 'Wert',
  'Numbers as the country writes them.': 'Zahlen, wie das Land sie schreibt.',
  'Kind of value': 'Art des Werts',
  'Where it comes from': 'Woher er kommt',
  'The visitor, or a setting of the calculator block.': 'Vom Besucher oder aus einer Einstellung des Rechner-Blocks.',
  'Label in English': 'Beschriftung auf Englisch',
  'Label in German': 'Beschriftung auf Deutsch',
  'Help in Dutch': 'Hilfe auf Niederländisch',
  'Help in English': 'Hilfe auf Englisch',
  'Help in French': 'Hilfe auf Französisch',
  'Help in German': 'Hilfe auf Deutsch',
  'Visitors read it below the field.': 'Besucher lesen sie unter dem Feld.',
  'Label in Dutch': 'Beschriftung auf Niederländisch',
  'Label in French': 'Beschriftung auf Französisch',
  'Least value': 'Kleinster Wert',
  'Greatest value': 'Größter Wert',
  Step: 'Schritt',
  Choices: 'Auswahl',
  'For the kind choice: one on each line.': 'Für die Art Auswahl: eine je Zeile.',
  'Chart tab': 'Tab des Diagramms',
  'Counted from 0. Empty: on no chart.': 'Von 0 an gezählt. Leer: auf keinem Diagramm.',

  // Leads, and dealers’ contacts
  State: 'Status',
  'Spam is told to nobody, and deleted after a month.':
    'Über Spam wird niemand benachrichtigt, und nach einem Monat wird er gelöscht.',
  'What for': 'Wofür',
  Bike: 'Fahrrad',
  Page: 'Seite',
  Company: 'Unternehmen',
  Employees: 'Mitarbeitende',
  Message: 'Nachricht',
  'Our notes': 'Unsere Notizen',
  'Never shown to visitors.': 'Für Besucher nie sichtbar.',
  Language: 'Sprache',
  'Address of the page': 'Adresse der Seite',
  'Agreed to': 'Zugestimmt zu',
  'Word by word, as the form said it.': 'Wort für Wort, wie es im Formular stand.',
  'Version of the sentence': 'Fassung des Satzes',
  'The same for the same sentence.': 'Für denselben Satz dieselbe.',
  Mail: 'Mail',
  'Set to pending, it is sent again within a minute.':
    'Auf „Wartet“ gesetzt, geht sie innerhalb einer Minute noch einmal hinaus.',
  CRM: 'CRM',
  'Set to pending, the CRM is told again within a minute.':
    'Auf „Wartet“ gesetzt, erfährt es das CRM innerhalb einer Minute noch einmal.',
  Attempts: 'Versuche',
  'What went wrong last': 'Was zuletzt schiefging',
  'Page (documentId)': 'Seite (documentId)',
  'Form (block)': 'Formular (Block)',
  'Next attempt': 'Nächster Versuch',
  Newsletter: 'Newsletter',
  'Only confirmed ones get it. Unconfirmed ones are deleted after seven days.':
    'Nur bestätigte bekommen ihn. Unbestätigte werden nach sieben Tagen gelöscht.',
  'Confirmed at': 'Bestätigt am',
  'Withdrawn at': 'Abgemeldet am',
  'Kept as a proof of consent, three years unless set otherwise.':
    'Bleibt als Nachweis der Einwilligung, drei Jahre, wenn nichts anderes eingestellt ist.',
  'Mail with the link': 'Mail mit dem Link',
  'Set to pending, it is sent again, as far as the limits allow.':
    'Auf „Wartet“ gesetzt, geht sie noch einmal hinaus, soweit die Grenzen es erlauben.',
  'Link sent at': 'Link gesendet am',
  'To be confirmed before': 'Zu bestätigen bis',
  'Who is told of leads': 'Wer Anfragen erfährt',
  'Gets a mail for each form that a visitor of this country sends. Nobody: leads stand in the CMS alone.':
    'Bekommt eine Mail für jedes Formular, das Besucher dieses Landes senden. Niemand: Anfragen stehen nur im CMS.',
  'Own pictures': 'Eigene Bilder',
  'English pages stand in every country: here is what this one shows in the place of a picture that they name.':
    'Englische Seiten stehen in jedem Land: Hier steht, was dieses anstelle eines Bildes zeigt, das sie nennen.',
  'As pages name it.': 'Wie es auf den Seiten steht.',
  'Shown here instead': 'Hier stattdessen gezeigt',
  For: 'Für',
  'None chosen: for all forms.': 'Nichts gewählt: für alle Formulare.',
  Website: 'Website',
  'Such as https://www.example.com.': 'Etwa https://www.example.com.',
  'Opening hours': 'Öffnungszeiten',
  'As people read them, a line for each: Mo–Fr 9.00–18.00.': 'Wie Menschen sie lesen, je eine Zeile: Mo–Fr 9.00–18.00.',
};

/** What the types of entries are called in German, by the names of their schemas. */
export const GERMAN_TYPES: Readonly<Record<string, string>> = {
  Page: 'Seite',
  'Saved section': 'Gespeicherter Abschnitt',
  Menus: 'Menüs',
  Redirect: 'Weiterleitung',
  FAQ: 'Fragen und Antworten',
  Review: 'Bewertung',
  Dealer: 'Händler',
  Lead: 'Anfrage',
  'Site setting': 'Einstellungen der Website',
  Bike: 'Fahrrad',
  'Bike brand': 'Fahrradmarke',
  'Bike type': 'Fahrradtyp',
  Calculator: 'Rechner',
  'Calculator configuration': 'Konfiguration des Rechners',
};
