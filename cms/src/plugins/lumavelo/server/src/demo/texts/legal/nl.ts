import type { LegalTexts } from '../site-texts.ts';

export const legal: LegalTexts = {
  imprint: {
    title: 'Bedrijfsgegevens',
    slug: 'bedrijfsgegevens',
    headline: 'Wie er achter Lumavelo zit',
    lead: 'Ons adres, onze inschrijving en wie waarvoor verantwoordelijk is.',
    action: 'Neem contact op',
    points: [
      ['Bedrijf', 'Lumavelo Nederland B.V., Veemkade 12, 1019 GZ Amsterdam.'],
      ['Bereikbaar', 'Op werkdagen van 8.30 tot 17.30 uur: 020 555 01 01, of hello.nl@lumavelo.example.'],
      ['Inschrijving', 'KVK 00000000, btw-nummer NL000000000B01.'],
      ['Directie', 'Sanne de Wit en Jonas Aerts.'],
      ['Verzekeringen', 'Wij bemiddelen in de fietsverzekering die bij je lease hoort, en in geen andere.'],
    ],
    closing: ['Lumavelo is verzonnen', 'Bedrijf, namen en nummers op deze site bestaan niet: het is een voorbeeld.'],
  },
  terms: {
    title: 'Voorwaarden',
    slug: 'voorwaarden',
    headline: 'Wat we met elkaar afspreken',
    lead: 'De hoofdpunten van een lease in gewone taal. Het contract zelf krijg je voordat je tekent.',
    action: 'Stel een vraag over je contract',
    points: [
      [
        'Wie met wie',
        'Je werkgever leaset de fiets van ons en geeft hem aan jou mee. Jij en je werkgever spreken af wat er van je brutoloon af gaat.',
      ],
      ['Looptijd en prijs', 'Je kiest 24, 36 of 48 maanden. De prijs blijft de hele tijd gelijk.'],
      [
        'Wat erbij zit',
        'Verzekering tegen diefstal en schade, een onderhoudsbeurt per jaar en hulp onderweg, ook bij een lekke band.',
      ],
      ['Wat jij doet', 'Zet de fiets op slot, laat hem nakijken en meld schade of diefstal binnen drie dagen.'],
      [
        'Bedenktijd',
        'Tot de fiets bij de winkel klaarstaat, kun je kosteloos annuleren. Een fiets op maat is daarvan uitgezonderd.',
      ],
      [
        'Einde',
        'Je neemt de fiets over voor de prijs in je contract, of je levert hem in. Gewone slijtage kost niets.',
      ],
    ],
    closing: ['Niet duidelijk?', 'Bel of mail ons. We leggen elke zin uit, ook aan je werkgever.'],
  },
};
