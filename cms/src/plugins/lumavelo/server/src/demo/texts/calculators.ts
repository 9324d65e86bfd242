import type { Locale } from '@lumavelo/blocks/site';
import type { PageTexts } from './site-texts.ts';

/** Whom the calculators of the page with the monthly price are for, in the order of its tabs. */
export const CALCULATOR_TABS = ['employee', 'partTime', 'selfEmployed'] as const;

export type CalculatorTab = (typeof CALCULATOR_TABS)[number];

/** What visitors should know beside the calculator of each tab. */
export const CALCULATOR_FACTS: Readonly<Record<Locale, Readonly<Record<CalculatorTab, readonly string[]>>>> = {
  nl: {
    employee: [
      'Verzekering en onderhoud zitten in het maandbedrag',
      'Wat je werkgever bijdraagt, gaat eraf voordat je loon wordt aangesproken',
      'Wat onder het minimumloon zou komen, betaal je uit je nettoloon',
      'De besparing is tegenover zelf kopen, met dezelfde verzekering en service',
      'Na de looptijd neem je de fiets over of lever je hem in',
    ],
    partTime: [
      'Het wettelijke minimumloon blijft altijd in geld staan',
      'Wat je netto bijbetaalt, gaat van de bijtelling af',
      'Vakantiegeld en pensioen kunnen iets lager uitvallen',
    ],
    selfEmployed: [
      'De btw krijg je terug voor het deel dat je zakelijk rijdt',
      'De bijtelling is 7% van de prijs per jaar, nooit meer dan de kosten',
      'Vanaf 10% zakelijk gebruik mag de fiets op de zaak',
    ],
  },
  be: {
    employee: [
      'Rijd je er geregeld mee naar het werk, dan betaal je geen belasting op de fiets',
      'De fietsvergoeding per kilometer komt er nog bij',
      'Omnium en onderhoud zijn inbegrepen, ook in wat zelf kopen kost',
      'Het minimumbarema van je paritair comité moet overblijven: vraag het je werkgever',
    ],
    partTime: [
      'Ook je eindejaarspremie kan je ruilen: dan blijft je maandloon wat het is',
      'Minder brutoloon betekent ook iets minder vakantiegeld en pensioen',
      'Het minimumbarema van je paritair comité vraag je na bij je werkgever',
    ],
    selfEmployed: [
      'Ritten naar klanten en naar je vaste werkplek tellen als beroepsmatig',
      'Je sociale bijdragen dalen mee met je winst',
      'In een vennootschap gelden andere regels: vraag het je boekhouder',
    ],
  },
  de: {
    employee: [
      'Was dein Arbeitgeber dazugibt, ziehen wir vor der Umwandlung ab',
      'Bekommst du das Rad zusätzlich zum Gehalt, zahlst du gar keine Steuer darauf',
      'Sagst du nichts anderes, gilt Steuerklasse I, ohne Kinder und ohne Kirchensteuer',
      'Eine betriebliche Altersvorsorge (bAV) rechnen wir nicht mit',
      'Unter den Mindestlohn führt keine Umwandlung: Was dann fehlt, zahlst du aus dem Netto',
      'Die Ersparnis gilt gegenüber dem Kauf mit gleicher Versicherung und Wartung',
    ],
    partTime: [
      'Der Mindestlohn von 13,90 € je Stunde muss als Geld übrig bleiben',
      'Bis 2.000 € im Monat rechnen wir mit den Formeln für Midijobs',
      'Im Minijob lässt sich nichts umwandeln: Die Rate zahlst du dann aus dem Netto',
    ],
    selfEmployed: [
      'Ab 10 % betrieblicher Nutzung gehört das Rad in den Betrieb',
      'Die Vorsteuer holst du zurück, auf die private Nutzung fällt Umsatzsteuer an',
      'Steuerfrei fährst du privat bis Ende 2030, mit Rädern und E-Bikes bis 25 km/h',
    ],
  },
  'de-AT': {
    employee: [
      'Sachbezug fällt keiner an, weder für Räder noch für E-Bikes',
      'Urlaubs- und Weihnachtsgeld bleiben, wie sie sind',
      'Verglichen wird mit dem Kauf samt gleicher Versicherung und Service',
      'Unter den Kollektivvertrag geht’s nicht: Frag in der Lohnverrechnung nach',
      'Gibt’s das Rad obendrauf, zahlst du gar nichts',
    ],
    partTime: [
      'Unter der Geringfügigkeitsgrenze von 551,10 € geht keine Umwandlung',
      'Was im Kollektivvertrag steht, weiß die Lohnverrechnung',
      'Auch Zeitguthaben lässt sich umwandeln, wenn der Betrieb mitspielt',
    ],
    selfEmployed: [
      'Die Fahrt von daheim in den Betrieb zählt als betrieblich',
      'Der Gewinnfreibetrag ist schon eingerechnet',
      'Auch die Beiträge zur SVS sinken mit dem Gewinn',
    ],
  },
  en: {
    employee: [
      'Insurance and service are part of the monthly rate, and of what buying costs',
      'What a minimum wage keeps from being exchanged is paid from your net pay',
      'Whatever your employer adds comes off before your salary is touched',
      'At the end you take the bike over or hand it back',
      'In Germany we start from tax class I, without children or church tax, and leave company pensions out',
    ],
    partTime: [
      'The minimum wage for your hours has to reach you in money',
      'Jobs too small for social security exchange nothing',
      'Holiday pay and pension may come out a little lower',
    ],
    selfEmployed: [
      'Set how much you ride for business: in most countries only that share counts',
      'Private use is taxed in the Netherlands, and free of income tax in Germany until the end of 2030',
      'Contributions fall with the profit, too',
    ],
  },
  fr: {
    employee: [
      'L’assurance et l’entretien sont compris dans le loyer',
      'Le soir, le week-end et en vacances, le vélo est à vous',
      'À la fin, vous le gardez au prix convenu ou vous le rendez',
    ],
    partTime: [
      'Un jour par semaine ou quatre, le vélo reste à votre disposition',
      'Les règles sont les mêmes pour toute l’équipe',
      'Si vos heures changent, le loyer, lui, reste le même',
    ],
    selfEmployed: [
      'Estimez d’abord la part de vos trajets professionnels',
      'L’assurance et l’entretien figurent sur la même facture',
      'En société, les règles sont différentes : demandez à votre comptable',
    ],
  },
};

/** The page on which employers calculate what an exchange of salaries saves them. */
export const EMPLOYER_SAVINGS: Readonly<Record<Locale, PageTexts>> = {
  nl: {
    title: 'Wat bespaart je bedrijf?',
    slug: 'werkgever/besparing',
    headline: 'Reken uit wat je bedrijf overhoudt',
    lead: 'Je mensen ruilen brutoloon voor een fiets, en over dat loon betaal je geen werkgeverslasten. Vul in hoeveel medewerkers je hebt.',
    action: 'Plan een gesprek',
    points: [
      [
        'Werkgeverslasten',
        'Gerekend met AWf, Aof, de opslag kinderopvang en de Zvw-heffing van 2026. Boven het maximumpremieloon bespaar je niets.',
      ],
      ['Administratie', 'Nul euro: aanvragen, loonbestanden en schade zitten in het maandbedrag.'],
      ['Jouw bijdrage', 'Betaal je mee, dan zie je wat er onder de streep overblijft.'],
    ],
    closing: ['Klopt het voor jullie?', 'We rekenen het door met je eigen loongegevens, vrijblijvend.'],
  },
  be: {
    title: 'Wat kost het je bedrijf?',
    slug: 'werkgever/besparing',
    headline: 'Je loonkost blijft gelijk, je mensen krijgen een fiets',
    lead: 'Wie brutoloon ruilt, spaart jou RSZ uit. Die steek je in de lease, zodat je mensen minder inleveren. Reken het na voor je ploeg.',
    action: 'Vraag een simulatie',
    points: [
      [
        'RSZ',
        'Gerekend met de basisbijdrage van 25%. Wat je uitspaart, betaalt een vijfde van de lease: er blijft niets over, en het kost je niets.',
      ],
      ['Administratie', 'Nul euro: aanvragen, loonverwerking en schade zitten in de lease.'],
      ['Eigen bijdrage', 'Leg je zelf iets bij, dan zie je hier wat dat per jaar kost.'],
    ],
    closing: ['Liever met je eigen cijfers?', 'We maken een simulatie, samen met je sociaal secretariaat.'],
  },
  de: {
    title: 'Was spart dein Unternehmen?',
    slug: 'arbeitgeber/ersparnis',
    headline: 'So viel bleibt deinem Unternehmen',
    lead: 'Auf umgewandeltes Gehalt zahlst du keine Sozialabgaben. Gib an, wie viele im Team ein Rad nehmen, und sieh, was im Jahr übrig bleibt.',
    action: 'Termin vereinbaren',
    points: [
      [
        'Sozialabgaben',
        'Gerechnet mit den Arbeitgeberanteilen von 2026. Über den Beitragsbemessungsgrenzen sinken sie nicht.',
      ],
      ['Verwaltung', 'Null Euro: Freigaben, Lohndateien und Schäden sind in der Rate enthalten.'],
      ['Dein Zuschuss', 'Gibst du etwas dazu, ziehen wir es von der Ersparnis ab.'],
    ],
    closing: [
      'Soll es genauer sein?',
      'Wir rechnen mit deinen Gehaltsgruppen nach, kostenlos und in einer halben Stunde.',
    ],
  },
  'de-AT': {
    title: 'Was spart dein Betrieb?',
    slug: 'betriebe/ersparnis',
    headline: 'So viel Lohnnebenkosten fallen weg',
    lead: 'Auf umgewandeltes Gehalt zahlst du keine Lohnnebenkosten. Gib an, wie viele Leute ein Rad nehmen, und schau, was im Jahr überbleibt.',
    action: 'Beratung ausmachen',
    points: [
      [
        'Lohnnebenkosten',
        'Sozialversicherung, DB, Kommunalsteuer und Vorsorge von 2026. Über der Höchstbeitragsgrundlage sinkt die Sozialversicherung nicht mehr.',
      ],
      ['Verwaltung', 'Null Euro: Anträge, Lohnverrechnung und Schäden sind in der Rate drin.'],
      ['Dein Zuschuss', 'Legst du was dazu, ziehen wir’s von der Ersparnis ab.'],
    ],
    closing: ['Ganz genau?', 'Wir setzen uns mit deiner Lohnverrechnung zusammen und rechnen’s durch.'],
  },
  en: {
    title: 'What does your company save?',
    slug: 'employers/savings',
    headline: 'What is left for your company',
    lead: 'Say how many people you have and how many take a bike, and see which contributions an exchange of salary saves you in a year.',
    action: 'Book a call',
    points: [
      [
        'Contributions',
        'The employer’s rates of 2026. Above the ceilings of social security nothing is saved, and in Belgium the saving pays part of the rates.',
      ],
      ['Administration', 'Zero: requests, payroll files and damage are part of the rate.'],
      ['Your contribution', 'Add something to each bike, and it comes off what is saved.'],
    ],
    closing: ['With your own payroll?', 'We go through it with you, free of charge and in half an hour.'],
  },
  fr: {
    title: 'Qu’y gagne votre entreprise ?',
    slug: 'employeurs/economies',
    headline: 'Ce que le vélo change pour votre entreprise',
    lead: 'Vos effectifs, le prix moyen des vélos et votre part : c’est ce qu’il nous faut pour vous dire ce que le vélo coûte, et ce qu’il rapporte.',
    action: 'Prendre rendez-vous',
    points: [
      [
        'Avantage en nature',
        'Nous vérifions pour votre pays comment le vélo mis à disposition est traité, en paie comme à l’impôt.',
      ],
      ['Gestion', 'Zéro euro : demandes, fichiers de paie et sinistres sont compris dans le loyer.'],
      ['Votre part', 'Tout ou partie du loyer : vous en décidez, et le devis le montre.'],
    ],
    closing: ['Et avec vos propres chiffres ?', 'Nous faisons le calcul avec votre service de paie, gratuitement.'],
  },
};
