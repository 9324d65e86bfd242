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
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    headline: 'Wat we van je weten, en waarom',
    lead: 'Wie je gegevens krijgt, waarvoor, op welke grond en hoe lang. We verkopen niets door.',
    action: 'Vraag je gegevens op',
    points: [
      ['Wie', 'Lumavelo, {{office}}, {{phone}}. Vragen over je gegevens: {{email}}.'],
      [
        'Formulieren',
        'Wat je invult, gebruiken we om te antwoorden, omdat je daarmee instemt. We wissen het na een jaar, en na een maand als het van een programma lijkt te komen. Vraag je naar een dealer, dan leest ook onze dealerdienst mee. Is er een klantsysteem aangesloten, dan staat het daar ook. De mail aan je werkgever verstuur je zelf: die zien wij niet.',
      ],
      [
        'Nieuwsbrief',
        'Je krijgt hem met je toestemming, en pas als je de link in onze mail hebt bevestigd; anders wissen we je adres na een week. Tegen misbruik onthouden we een dag lang een controlegetal van je netwerk. Meld je je af, dan bewaren we drie jaar het bewijs dat je het wilde, en verder niets.',
      ],
      [
        'Calculator, favorieten en vergelijking',
        'Je brutoloon en wat je verder invult, gaat naar onze server om te rekenen en wordt daar niet bewaard. In je browser blijft het tot je het tabblad sluit, of langer als je dat aanvinkt. Favorieten, je vergelijking en je laatste filters staan alleen in je browser, tot je ze weghaalt. Dat hoort bij wat je vraagt en heeft geen toestemming nodig.',
      ],
      [
        'Kaart en locatie',
        'De kaart tekenen we zelf. Met de plaats of postcode die je zoekt, en met je locatie als je die vrijgeeft, vinden we dealers in de buurt; wie zocht, leggen we niet vast. Alleen als een kaartserver is ingesteld, ziet die je IP-adres. Alleen als een zoekdienst voor plaatsen is ingesteld, krijgt die wat je zoekt, en je locatie op honderd meter, maar niet wie je bent.',
      ],
      [
        'Meten en video’s',
        'Metingen laden we pas als je ja zegt: dan krijgt Google je IP-adres en ziet het welke pagina’s je bekijkt. Je antwoord blijft een half jaar in je browser, daarna vragen we het opnieuw; onder aan elke pagina kun je het wijzigen. Video’s van anderen beginnen pas als je erop drukt.',
      ],
      [
        'Logboek',
        'Onze webserver noteert je IP-adres, de pagina en het tijdstip, om storingen en misbruik te vinden: dat is ons gerechtvaardigd belang. Nieuwe regels verdringen de oudste. Wat je zoekt of invult, staat er niet in.',
      ],
      [
        'Een leasecontract',
        'Daarvoor zijn je naam, adres en werkgever nodig. Je werkgever, de verzekeraar en je dealer krijgen wat zij nodig hebben. De Belastingdienst vraagt ons dat zeven jaar te bewaren.',
      ],
      [
        'Jouw rechten',
        'Inzien, verbeteren, wissen, meenemen, bezwaar maken of je toestemming intrekken: een mail is genoeg.',
      ],
      ['Een voorbeeld', 'Lumavelo is verzonnen. Laat deze tekst door een jurist nakijken voordat je hem gebruikt.'],
    ],
    closing: ['Klacht?', 'De Autoriteit Persoonsgegevens helpt je verder.'],
  },
};
