import { articles } from './articles/nl.ts';
import { legal } from './legal/nl.ts';
import type { SiteTexts } from './site-texts.ts';

export const nl: SiteTexts = {
  categories: {
    headline: 'Elke fiets, elk merk',
    types: {
      city: ['Stadsfiets', 'Rechtop naar kantoor en met een krat vol boodschappen weer terug.'],
      trekking: ['Trekkingfiets', 'Ver rijden met bagage, ook als de wind tegenzit.'],
      cargo: ['Bakfiets', 'Drie kinderen voorin, en nooit meer zoeken naar een parkeerplek.'],
      mountain: ['Mountainbike', 'Doordeweeks naar je werk, op zaterdag het bos in.'],
    },
  },
  headings: {
    reviews: 'Wat fietsers zeggen',
    questions: 'Vragen die we vaak krijgen',
    audiences: 'Waar sta jij?',
    customers: 'Zij fietsen al',
    invented: 'Lumavelo is verzonnen, en deze ervaringen, cijfers en klanten zijn dat ook.',
    contactUs: 'Bel of mail ons',
    news: 'Het laatste nieuws',
    stories: 'Hun verhaal',
  },
  articles,
  pages: {
    ...legal,
    employers: {
      title: 'Voor werkgevers',
      slug: 'werkgever',
      headline: 'De arbeids\u00advoorwaarde waar mensen om vragen',
      lead: 'Je medewerkers kiezen zelf hun fiets en betalen hem uit hun brutoloon. Jij regelt het in een uur, en het kost je geen cent.',
      action: 'Plan een gesprek',
      points: [
        ['Geen kosten', 'Het maandbedrag gaat van het brutoloon af. Bijdragen mag, het hoeft niet.'],
        ['Geen papierwerk', 'Aanvragen keur je online goed, de loonadministratie krijgt een bestand.'],
        ['Wel blije mensen', 'Een voordeel dat je collega’s elke dag gebruiken, ook in het weekend.'],
      ],
      closing: ['Zin in een rustig parkeerterrein?', 'We rekenen het voor je door.'],
    },
    notYet: {
      title: 'Mijn werkgever doet nog niet mee',
      slug: 'werkgever-niet-aangesloten',
      headline: 'Jij wilt een fiets, je baas weet het nog niet',
      lead: 'Geen probleem. De mail aan je werkgever staat klaar, jij verstuurt hem. Wij krijgen hem niet en bellen niemand.',
      action: 'Tip je werkgever',
      points: [
        ['Stuur de mail', 'De tekst staat al klaar. Vul de naam van je leidinggevende in en verstuur hem.'],
        [
          'Je werkgever leest',
          'De mail leidt naar de pagina voor werkgevers: wat het kost, wie wat doet, en hoe je begint.',
        ],
        ['Jij kiest', 'Zodra het contract er ligt, krijg je een uitnodiging en kun je de winkel in.'],
      ],
      closing: ['Zegt je baas nee?', 'Vraag waarom. Vaak helpt een tweede gesprek met HR of de ondernemingsraad.'],
    },
    selfEmployed: {
      title: 'Voor zelfstandigen',
      slug: 'zelfstandige',
      headline: 'Een fiets van de zaak, ook zonder baas',
      lead: 'Als zzp’er boek je het leasebedrag als zakelijke kosten. Jij rijdt, je boekhouder glimlacht.',
      action: 'Vraag een offerte aan',
      points: [
        ['Aftrekbaar', 'Het hele maandbedrag, verzekering en onderhoud inbegrepen. Voor privégebruik tel je 7% bij.'],
        ['Geen investering', 'Je houdt je geld in je bedrijf en betaalt per maand.'],
        ['Zo geregeld', 'Je KVK-nummer en je laatste jaarcijfers zijn genoeg.'],
      ],
      closing: ['Meer dan één fiets?', 'Voor praktijken en kleine teams maken we een pakket vanaf drie fietsen.'],
    },
    calculator: {
      title: 'Wat bespaar ik?',
      slug: 'calculator',
      headline: 'Wat kost je fiets per maand?',
      lead: 'Vul de prijs en je brutoloon in. Je ziet meteen je nettobedrag en wat je bespaart tegenover kopen.',
      action: 'Bekijk de fietsen',
      points: [
        [
          'In loondienst',
          'We rekenen met 7% bijtelling per jaar over de consumentenadviesprijs en met jouw belastingschijf.',
        ],
        ['Parttime', 'Je loon volgt uit je uren. Wat onder het minimumloon zou komen, betaal je uit je nettoloon.'],
        ['Zelfstandig', 'Voor ondernemers telt de winst: de lease gaat eraf, de bijtelling komt erbij.'],
      ],
      closing: ['Dit is een voorbeeld', 'Geen advies: je loonstrook en je cao bepalen wat je echt betaalt.'],
    },
    bikes: {
      title: 'Fietsen',
      slug: 'fietsen',
      headline: 'Deze fietsen, en elke andere ook',
      lead: 'Kies uit {{bikes}} fietsen van {{brands}} merken. Staat de jouwe er niet bij? De winkel in je buurt bestelt hem.',
      action: 'Reken je maandbedrag uit',
      points: [],
      closing: ['Kun je niet kiezen?', 'Vergelijk er drie naast elkaar of maak een proefrit bij een dealer.'],
    },
    dealers: {
      title: 'Dealers',
      slug: 'dealers',
      headline: 'Een winkel bij jou om de hoek',
      lead: 'Proefrijden, ophalen, laten nakijken: dat doe je bij een van onze {{dealers}} dealers, vast ook bij jou in de buurt.',
      action: 'Vind een dealer',
      points: [
        ['Proefrit', 'Bel even van tevoren, dan staat er een in jouw maat klaar.'],
        ['Onderhoud', 'Eén keer per jaar, en altijd bij dezelfde monteur.'],
        ['Pech', 'Is je dealer dicht, dan komt de hulpdienst naar je toe.'],
      ],
      closing: ['Zelf dealer worden?', 'We zoeken vakmensen in Zeeland en de kop van Noord-Holland.'],
    },
    faq: {
      title: 'Veelgestelde vragen',
      slug: 'veelgestelde-vragen',
      headline: 'Alles wat je wilde weten',
      lead: 'Van aanvraag tot overname, en wat er gebeurt als je fiets gestolen wordt.',
      action: 'Stel je eigen vraag',
      points: [],
      closing: ['Staat je vraag er niet bij?', 'Op werkdagen antwoorden we binnen een paar uur.'],
    },
    news: {
      title: 'Nieuws',
      slug: 'nieuws',
      headline: 'Onderweg met Lumavelo',
      lead: 'Nieuwe fietsen, nieuwe regels en verhalen van mensen die de auto lieten staan.',
      action: 'Volg ons per mail',
      points: [
        [
          'Duizend werkgevers doen mee',
          'De duizendste is een bakkerij in Deventer. De bezorging gaat nu per bakfiets.',
        ],
        ['Bijtelling blijft 7%', 'Ook komend jaar verandert er niets aan de regels voor de fiets van de zaak.'],
        ['Winterbanden, ja of nee?', 'Onze monteurs reden een maand door de sneeuw en hebben een duidelijk antwoord.'],
      ],
      closing: ['Pers', 'Beeld en cijfers sturen we je graag toe.'],
    },
    contact: {
      title: 'Contact',
      slug: 'contact',
      headline: 'Je krijgt een mens aan de lijn',
      lead: 'Geen keuzemenu. Sanne, Jonas en Amina nemen op, van maandag tot en met vrijdag.',
      action: 'Mail ons',
      points: [
        ['Bellen', 'Op werkdagen van 8.30 tot 17.30 uur: 020 555 01 01.'],
        ['Pech onderweg', 'Dag en nacht: 020 555 01 12. Houd je polisnummer bij de hand.'],
        ['Langskomen', 'Veemkade 12 in Amsterdam. De koffie staat klaar, de fiets mag mee naar binnen.'],
      ],
      closing: ['Wie zijn wij?', 'Een team van veertig mensen dat zelf elke dag fietst.'],
    },
    campaign: {
      title: 'Voorjaarsactie',
      slug: 'voorjaarsactie',
      headline: 'Start in april, betaal vanaf juni',
      lead: 'Wie in maart of april aanvraagt, rijdt de eerste twee maanden gratis. Drie fietsers gingen je voor.',
      action: 'Doe mee',
      points: [
        ['Lotte uit Utrecht', 'Ik bracht de auto weg op vrijdag en heb hem nog geen dag gemist.'],
        ['David uit Eindhoven', 'Twee kinderen, een bak en nooit meer zoeken naar een parkeerplek.'],
        ['Lin uit Groningen', 'Met wind mee haal ik de bus in. Met wind tegen ook.'],
      ],
      closing: ['Elk jaar in maart en april', 'De actie geldt voor elke fiets bij elke dealer in Nederland.'],
    },
  },
  faqs: [
    {
      title: 'Zo werkt leasen',
      category: 'lease',
      questions: [
        ['Welke fiets mag ik kiezen?', 'Elke fiets, elektrisch of niet, zolang een van onze dealers hem verkoopt.'],
        ['Hoe lang loopt een lease?', 'Twee, drie of vier jaar. De meeste mensen kiezen er drie.'],
        ['Mag ik er privé mee rijden?', 'Ja, zoveel je wilt. Naar je werk, naar zee en naar oma.'],
        ['Kan ik twee fietsen leasen?', 'Dat kan, als je werkgever het goedvindt en je loon het toelaat.'],
      ],
    },
    {
      title: 'Kosten',
      category: 'costs',
      questions: [
        [
          'Wat zit er in het maandbedrag?',
          'De fiets, de verzekering, het onderhoud en pechhulp. Geen kosten achteraf.',
        ],
        [
          'Wat is bijtelling?',
          'Een bedrag dat bij je loon wordt geteld omdat je privé rijdt: 7% van de prijs per jaar.',
        ],
        ['Betaalt mijn werkgever mee?', 'Dat verschilt. Velen dragen een vast bedrag per maand bij.'],
        [
          'Heeft het gevolgen voor mijn pensioen?',
          'Een lager brutoloon kan je opbouw iets verlagen. Vraag het je pensioenfonds.',
        ],
      ],
    },
    {
      title: 'Verzekering en onderhoud',
      category: 'cover',
      questions: [
        ['Mijn fiets is gestolen, wat nu?', 'Doe aangifte en meld het ons. Binnen tien werkdagen heb je een andere.'],
        [
          'Is er een eigen risico?',
          'Alleen bij diefstal: vijftig euro, als je beide sleutels van het slot kunt laten zien.',
        ],
        ['Wie doet het onderhoud?', 'De dealer waar je de fiets hebt opgehaald, één keer per jaar.'],
        ['Krijg ik een vervangende fiets?', 'Ja, als de reparatie langer dan een dag duurt.'],
      ],
    },
    {
      title: 'Voor je werkgever',
      category: 'employer',
      questions: [
        ['Wat kost het een werkgever?', 'Niets. Het bedrag gaat van het brutoloon van de medewerker af.'],
        ['Hoeveel werk is het?', 'Een uur om te beginnen, daarna een klik per aanvraag.'],
        ['Vanaf hoeveel medewerkers?', 'Vanaf één.'],
        ['Past het in de werkkostenregeling?', 'Dat kan, maar het hoeft niet. We leggen je de verschillen uit.'],
      ],
    },
    {
      title: 'Na je lease',
      category: 'end',
      questions: [
        ['Kan ik de fiets overnemen?', 'Ja, voor de prijs die aan het begin in je contract stond.'],
        ['Wat als ik van baan wissel?', 'Je nieuwe werkgever neemt de lease over, of jij koopt de fiets.'],
        ['Mag ik eerder stoppen?', 'Alleen bij ontslag, langdurige ziekte of een verhuizing naar het buitenland.'],
        ['Wat doen jullie met oude fietsen?', 'Die krijgen een beurt en een tweede leven bij een fietsbank.'],
      ],
    },
    {
      title: 'Voor zelfstandigen',
      category: 'selfEmployed',
      questions: [
        [
          'Trek ik de btw af?',
          'Voor het deel dat je zakelijk rijdt. Doe je mee aan de kleineondernemersregeling, dan niet.',
        ],
        ['Wat tel ik bij voor privé?', '7% van de adviesprijs per jaar, en nooit meer dan wat de fiets je kost.'],
        ['Telt de rit naar mijn werkplek mee?', 'Ja, woon-werkverkeer is zakelijk.'],
        ['En als ik stop?', 'Je neemt de fiets over, of je rijdt het contract privé uit.'],
      ],
    },
  ],
};
