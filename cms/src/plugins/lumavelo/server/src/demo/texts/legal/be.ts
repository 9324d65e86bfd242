import type { LegalTexts } from '../site-texts.ts';

export const legal: LegalTexts = {
  imprint: {
    title: 'Wettelijke vermeldingen',
    slug: 'wettelijke-vermeldingen',
    headline: 'Met wie je te maken hebt',
    lead: 'Adres, ondernemingsnummer en de mensen die voor deze site tekenen.',
    action: 'Contacteer ons',
    points: [
      ['Onderneming', 'Lumavelo België bv, Kanaalkaai 8, 2800 Mechelen.'],
      ['Bereikbaar', 'Elke werkdag van 8 tot 18 uur: 02 555 02 02, of hello.be@lumavelo.example.'],
      ['Ondernemingsnummer', 'BE 0000.000.000, RPR Antwerpen, afdeling Mechelen.'],
      ['Bestuur', 'Sanne de Wit en Jonas Aerts.'],
      [
        'Verzekeringen',
        'Wij bieden de omnium bij je lease aan als verbonden verzekeringsagent, en geen andere verzekering.',
      ],
    ],
    closing: ['Lumavelo is verzonnen', 'Onderneming, namen en nummers bestaan niet. Deze site is een voorbeeld.'],
  },
  terms: {
    title: 'Algemene voorwaarden',
    slug: 'voorwaarden',
    headline: 'De afspraken op een rij',
    lead: 'Wat je moet weten voor je tekent, zonder kleine letters. De volledige tekst zit bij je contract.',
    action: 'Vraag uitleg',
    points: [
      [
        'De partijen',
        'Je werkgever huurt de fiets bij ons en stelt hem ter beschikking. Wat je daarvoor inruilt, staat in de fietspolicy.',
      ],
      ['Duur en prijs', 'Twee, drie of vier jaar, met een vast bedrag per maand.'],
      ['Inbegrepen', 'Omnium, één onderhoud per jaar en bijstand in heel Europa.'],
      [
        'Jouw kant',
        'Je fietst er geregeld mee naar het werk, maakt hem vast met een goedgekeurd slot en meldt schade binnen de drie dagen.',
      ],
      ['Annuleren', 'Zolang de fiets niet bij de handelaar staat, kost dat niets. Maatwerk is een uitzondering.'],
      ['Op het einde', 'Je neemt de fiets over tegen de afgesproken restwaarde, of je brengt hem terug.'],
    ],
    closing: ['Twijfels over een zin?', 'We overlopen het contract graag met je, in het Nederlands, Frans of Engels.'],
  },
};
