import { articles } from './articles/be.ts';
import { legal } from './legal/be.ts';
import type { SiteTexts } from './site-texts.ts';

export const be: SiteTexts = {
  categories: {
    headline: 'Voor elke rit een fiets',
    types: {
      city: ['Stadsfiets', 'Rechtop door de stad, met je boodschappen achterop.'],
      trekking: ['Trekkingfiets', 'Lange ritten met bagage, ook met wind op kop.'],
      cargo: ['Bakfiets', 'Drie kinderen vooraan, en nooit meer in de file aan de schoolpoort.'],
      mountain: ['Mountainbike', 'In de week naar het werk, op zaterdag de Ardennen in.'],
    },
  },
  headings: {
    reviews: 'Fietsers aan het woord',
    questions: 'Goed om te weten',
    audiences: 'Kies je startpunt',
    customers: 'Deze bedrijven trappen mee',
    invented: 'Lumavelo is verzonnen, net als deze ervaringen, cijfers en klanten.',
    contactUs: 'Neem contact op',
    news: 'Het laatste nieuws',
    stories: 'Hun verhaal',
  },
  articles,
  pages: {
    ...legal,
    employers: {
      title: 'Voor werkgevers',
      slug: 'werkgever',
      headline: 'Een fietsplan dat zichzelf betaalt',
      lead: 'Je mensen ruilen een stukje brutoloon of hun eindejaarspremie in. Jij biedt een voordeel aan dat je loonkost niet verhoogt.',
      action: 'Vraag een simulatie',
      points: [
        ['Vrijgesteld', 'Wie de fiets geregeld voor woon-werkverkeer gebruikt, betaalt er geen belasting op.'],
        ['Policy inbegrepen', 'Je krijgt een fietspolicy op maat, nagekeken door juristen.'],
        ['Eén portaal', 'Aanvragen, goedkeuringen en loonverwerking staan op één scherm.'],
      ],
      closing: [
        'Mobiliteitsbudget?',
        'De fiets past in de tweede pijler, naast de huur of het woonkrediet van je medewerkers.',
      ],
    },
    notYet: {
      title: 'Mijn werkgever doet nog niet mee',
      slug: 'werkgever-niet-aangesloten',
      headline: 'Zet je werkgever op de fiets',
      lead: 'Je mailtje aan je werkgever staat klaar en jij verstuurt het. Wij krijgen het niet te zien en bellen niemand op.',
      action: 'Verwittig je werkgever',
      points: [
        ['Mail met één klik', 'De tekst staat klaar: vul de naam in en verander wat je wil.'],
        ['Je werkgever leest', 'De mail leidt naar de pagina voor werkgevers, met de cijfers voor België.'],
        ['Jij kiest', 'Na het akkoord krijg je een code voor de winkel.'],
      ],
      closing: ['Geen antwoord gekregen?', 'Vraag het na twee weken nog eens, of spreek iemand van HR aan.'],
    },
    selfEmployed: {
      title: 'Voor zelfstandigen',
      slug: 'zelfstandige',
      headline: 'Honderd procent aftrekbaar, honderd procent fiets',
      lead: 'Voor zelfstandigen en vennootschappen is een fiets van de zaak een van de laatste kosten die volledig aftrekbaar zijn.',
      action: 'Vraag een offerte',
      points: [
        [
          'In je vennootschap',
          'Fiets je er geregeld mee naar het werk, dan is er ook voor bedrijfsleiders geen voordeel van alle aard.',
        ],
        ['Btw', 'Aftrekbaar in verhouding tot je beroepsmatige ritten.'],
        ['Eén factuur', 'Fiets, omnium en onderhoud samen, elke maand.'],
      ],
      closing: ['Twijfel je?', 'Stuur je boekhouder onze fiche van één bladzijde.'],
    },
    calculator: {
      title: 'Bereken je voordeel',
      slug: 'calculator',
      headline: 'Wat merk je op je loonbriefje?',
      lead: 'Geef de prijs van de fiets en je brutoloon in, en zie wat er netto af gaat. De kilometervergoeding komt daar nog bij.',
      action: 'Naar de fietsen',
      points: [
        [
          'Werknemer',
          'We tellen je RSZ van 13,07% mee, en wat je werkgever aan RSZ uitspaart: dat betaalt een stuk van de lease.',
        ],
        [
          'Deeltijds',
          'Je brutoloon volgt uit je uren. Wat je ruilt, mag je loon niet onder het barema van je sector brengen.',
        ],
        ['Zelfstandige', 'Het deel dat je beroepsmatig rijdt, is een beroepskost, en de btw daarop krijg je terug.'],
      ],
      closing: ['Dit is een voorbeeld', 'Geen advies. Je sociaal secretariaat heeft het laatste woord.'],
    },
    bikes: {
      title: 'Fietsen',
      slug: 'fietsen',
      headline: 'Van koersfiets tot bakfiets',
      lead: '{{bikes}} modellen van {{brands}} merken uit de rekken van onze handelaars. Zoek je iets anders? Zij bestellen het.',
      action: 'Bereken je voordeel',
      points: [],
      closing: ['Nog aan het twijfelen?', 'Leg drie fietsen naast elkaar, of ga er eens op zitten.'],
    },
    dealers: {
      title: 'Fietswinkels',
      slug: 'fietswinkels',
      headline: 'Een fietshandelaar in je gemeente',
      lead: 'Van Oostende tot Aarlen: {{dealers}} zelfstandige handelaars die je fiets afstellen alsof het de hunne is.',
      action: 'Zoek een winkel',
      points: [
        ['Testen', 'Een blokje om mag altijd, een hele dag kan op afspraak.'],
        ['Onderhoud', 'Jaarlijks en inbegrepen, met een gratis leenfiets erbij.'],
        ['Bijstand', 'Pech in binnen- of buitenland? Eén nummer, dag en nacht.'],
      ],
      closing: ['Handelaar?', 'Sluit je aan en krijg elke bestelling binnen de dertig dagen betaald.'],
    },
    faq: {
      title: 'Vragen',
      slug: 'veelgestelde-vragen',
      headline: 'Vraag maar raak',
      lead: 'Over loonruil, omnium, kilometervergoeding en wat er op het einde gebeurt.',
      action: 'Stel je vraag',
      points: [],
      closing: ['Niet gevonden?', 'Bel ons, elke werkdag van 8 tot 18 uur.'],
    },
    news: {
      title: 'Nieuws',
      slug: 'nieuws',
      headline: 'Nieuws van op de fiets',
      lead: 'Wetgeving, nieuwe modellen en collega’s die meer kilometers maken dan hun auto.',
      action: 'Ontvang de nieuwsbrief',
      points: [
        [
          'Kilometervergoeding stijgt opnieuw',
          'Het vrijgestelde bedrag gaat omhoog. Wij passen je dossier automatisch aan.',
        ],
        [
          'Fietsostrade tussen Gent en Aalst klaar',
          'Vijfentwintig kilometer zonder één rood licht. Wij reden hem al voor jou.',
        ],
        ['Leasen op school', 'De eerste scholengroep laat haar leerkrachten leasen via de eindejaarstoelage.'],
      ],
      closing: ['Pers', 'Foto’s en cijfers op eenvoudig verzoek.'],
    },
    contact: {
      title: 'Contact',
      slug: 'contact',
      headline: 'Laat van je horen',
      lead: 'In het Nederlands, het Frans of het Engels, en altijd met iemand die zelf fietst.',
      action: 'Stuur een mail',
      points: [
        ['Telefoon', 'Elke werkdag van 8 tot 18 uur: 02 555 02 02.'],
        ['Pechbijstand', 'Dag en nacht op 02 555 02 12.'],
        ['Kantoor', 'Kanaalkaai 8 in Mechelen, vijf minuten van het station.'],
      ],
      closing: ['Wie we zijn', 'Een kleine ploeg tussen Mechelen en Luik.'],
    },
    campaign: {
      title: 'Fietsmei',
      slug: 'fietsmei',
      headline: 'Een maand lang proberen',
      lead: 'In mei leen je een elektrische fiets voor je woon-werkverkeer. Bevalt het, dan lease je hem.',
      action: 'Schrijf je in',
      points: [
        ['Lotte uit Gent', 'Ik dacht dat twaalf kilometer ver was. Nu neem ik een omweg.'],
        ['Pieter uit Leuven', 'De trein plus mijn vouwfiets: deur tot deur een kwartier sneller.'],
        ['Aïssatou uit Brussel', 'Ik sta niet meer in de file. Ik rijd er voorbij.'],
      ],
      closing: [
        'Elk jaar in mei',
        'Inschrijven kan vanaf 1 april. De testfietsen staan klaar bij handelaars in heel het land.',
      ],
    },
  },
  faqs: [
    {
      title: 'Fietslease in het kort',
      category: 'lease',
      questions: [
        [
          'Welke fietsen kan ik leasen?',
          'Alle fietsen tot 45 km per uur, ook speedpedelecs, bij een aangesloten handelaar.',
        ],
        ['Hoe lang duurt het contract?', 'Twee, drie of vier jaar, met een vaste prijs van begin tot einde.'],
        ['Moet ik ermee naar het werk?', 'Ja, geregeld: een vijfde van je werkdagen geldt als richtlijn.'],
        ['Mag mijn partner ermee rijden?', 'Zeker, de verzekering geldt voor je hele gezin.'],
      ],
    },
    {
      title: 'Wat kost het?',
      category: 'costs',
      questions: [
        ['Hoe betaal ik?', 'Met brutoloon, eindejaarspremie of een flexbudget, naargelang wat je werkgever aanbiedt.'],
        [
          'Wat is de restwaarde?',
          'Wat je betaalt om de fiets over te nemen: een deel van de prijs, dat vooraf in je contract staat.',
        ],
        ['Krijg ik nog kilometervergoeding?', 'Ja, die staat los van de lease en blijft onbelast tot het maximum.'],
        ['Daalt mijn vakantiegeld?', 'Een beetje, want het wordt op je brutoloon berekend. Onze simulatie toont het.'],
      ],
    },
    {
      title: 'Omnium en onderhoud',
      category: 'cover',
      questions: [
        ['Wat dekt de omnium?', 'Diefstal, valpartijen en vandalisme, ook op vakantie in Europa.'],
        ['Hoeveel bedraagt de franchise?', 'Bij diefstal tien procent, bij schade vijfendertig euro.'],
        ['Zijn de banden inbegrepen?', 'Ja, één paar per jaar bij normaal gebruik.'],
        ['Wie komt er bij pech?', 'Onze bijstand brengt je met je fiets naar huis, naar het werk of naar de winkel.'],
      ],
    },
    {
      title: 'Voor HR',
      category: 'employer',
      questions: [
        ['Moet het arbeidsreglement aangepast worden?', 'Een bijlage volstaat. Je krijgt een model van ons.'],
        [
          'Werkt het met elk sociaal secretariaat?',
          'Ja, we leveren de loongegevens in het formaat dat het jouwe gebruikt.',
        ],
        ['Wat bij langdurige ziekte?', 'Dan neemt een verzekering de maandbedragen over.'],
        ['Kan het met een mobiliteitsbudget?', 'Ja, als duurzame vervoerskeuze in de tweede pijler.'],
      ],
    },
    {
      title: 'Einde van de lease',
      category: 'end',
      questions: [
        ['Wat kan ik op het einde doen?', 'Overnemen, inleveren of een nieuwe kiezen.'],
        ['Ik verander van werk, wat nu?', 'Je neemt de lease mee of je koopt de fiets tegen de resterende waarde.'],
        ['Wat als ik met pensioen ga?', 'Dan mag je de fiets overnemen zonder boete.'],
        ['Wordt slijtage aangerekend?', 'Gewone slijtage niet. Een kapotte batterij valt onder de waarborg.'],
      ],
    },
    {
      title: 'Voor zelfstandigen',
      category: 'selfEmployed',
      questions: [
        [
          'Wat trek ik af?',
          'Het leasebedrag, voor het deel dat je beroepsmatig rijdt. Ritten naar je vaste werkplek tellen mee.',
        ],
        ['En de btw?', 'In verhouding tot je beroepsmatige ritten, als je btw-plichtig bent.'],
        ['Wat met een vennootschap?', 'Dan least de vennootschap, en gelden andere regels: vraag het je boekhouder.'],
        ['En als ik stop?', 'Je neemt de fiets over, of je betaalt het contract privé verder.'],
      ],
    },
  ],
};
