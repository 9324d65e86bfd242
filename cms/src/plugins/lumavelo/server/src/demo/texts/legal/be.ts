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
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    headline: 'Jouw gegevens, jouw zaak',
    lead: 'Wie je gegevens krijgt, waarvoor, op welke grond en hoelang. We verkopen niets door.',
    action: 'Vraag je gegevens op',
    points: [
      ['Wie', 'Lumavelo, {{office}}, {{phone}}. Vragen over je gegevens: {{email}}.'],
      [
        'Formulieren',
        'Wat je invult, gebruiken we om te antwoorden, omdat je daarmee akkoord gaat. We wissen het na een jaar, en na een maand als het van een programma lijkt te komen. Gaat je vraag over een fietshandelaar, dan leest ook onze dienst voor handelaars mee. Is er een klantensysteem aangesloten, dan staat het daar ook. De mail aan je werkgever verstuur je zelf: die zien wij niet.',
      ],
      [
        'Nieuwsbrief',
        'Je krijgt hem met je toestemming, en pas als je de link in onze mail hebt bevestigd; anders wissen we je adres na een week. Tegen misbruik onthouden we een dag lang een controlegetal van je netwerk. Schrijf je je uit, dan bewaren we drie jaar het bewijs dat je het wilde, en verder niets.',
      ],
      [
        'Calculator, favorieten en vergelijking',
        'Je brutoloon en wat je verder invult, gaat naar onze server om te rekenen en wordt daar niet bewaard. In je browser blijft het tot je het tabblad sluit, of langer als je dat aanvinkt. Favorieten, je vergelijking en je laatste filters staan alleen in je browser, tot je ze wegdoet. Dat hoort bij wat je vraagt en heeft geen toestemming nodig.',
      ],
      [
        'Kaart en locatie',
        'De kaart tekenen we zelf. Met de gemeente of postcode die je zoekt, en met je locatie als je die vrijgeeft, vinden we handelaars in de buurt; wie zocht, leggen we niet vast. Alleen als er een kaartserver is ingesteld, ziet die je IP-adres. Alleen als er een zoekdienst voor plaatsen is ingesteld, krijgt die wat je zoekt, en je locatie op honderd meter, maar niet wie je bent.',
      ],
      [
        'Meten en video’s',
        'Metingen laden we pas als je ja zegt: dan krijgt Google je IP-adres en ziet het welke pagina’s je bekijkt. Je antwoord blijft een half jaar in je browser, daarna vragen we het opnieuw; onderaan elke pagina kan je het wijzigen. Video’s van anderen starten pas als je erop drukt.',
      ],
      [
        'Logboek',
        'Onze webserver noteert je IP-adres, de pagina en het tijdstip, om storingen en misbruik te vinden: dat is ons gerechtvaardigd belang. Nieuwe regels verdringen de oudste. Wat je zoekt of invult, staat er niet in.',
      ],
      [
        'Een leasecontract',
        'Daarvoor zijn je naam, adres, rijksregisternummer en werkgever nodig. Je werkgever, zijn sociaal secretariaat, de verzekeraar en je handelaar krijgen wat zij nodig hebben, en de boekhoudwet bepaalt hoelang het blijft.',
      ],
      [
        'Rechten',
        'Inkijken, verbeteren, laten wissen, meenemen, je verzetten of je toestemming intrekken: één mail volstaat.',
      ],
      ['Een voorbeeld', 'Lumavelo is verzonnen. Laat deze tekst door een jurist nakijken voor je hem gebruikt.'],
    ],
    closing: ['Klacht indienen', 'Dat kan bij de Gegevensbeschermingsautoriteit in Brussel.'],
  },
};
