import {
  bulletList,
  button,
  buttons,
  columns,
  container,
  heading,
  page,
  paragraph,
  picture,
  richText,
  slider,
  spacing,
  text,
  title,
} from '../build-blocks.ts';
import type { DemoPage } from '../demo-page.ts';
import { EDITIONS } from '../texts/editions.ts';
import { bikesSection, categoriesSection, dealersSection, employersSection, homeHero } from './sections.ts';

export const homeNl: DemoPage = {
  locale: 'nl',
  title: 'Home',
  slug: '',
  seo: {
    metaTitle: 'Fiets leasen via je werkgever | Lumavelo',
    metaDescription:
      'Kies je fiets, rijd hem elke dag en betaal uit je brutoloon. Verzekering, onderhoud en pech onderweg zitten erbij.',
  },
  buildContent: (targets) => {
    const {
      images,
      pages: { employers },
    } = targets;
    const { site } = EDITIONS.nl;
    return page(
      homeHero(
        'nl',
        [
          'De fiets die je echt wilt, br via je werk',
          'Kies elke fiets, van racefiets tot bakfiets. Je werkgever leaset hem, jij rijdt hem, ook in het weekend. Je betaalt uit je brutoloon: netto al vanaf {{lowestMonthlyPrice}} per maand.',
        ],
        [
          button('Zo werkt het', '#zo-werkt-het', {
            dataLayerItems: [{ id: 'event', key: 'event', value: 'hero_how_it_works' }],
          }),
          button('Ik ben werkgever', employers, { type: 'secondary-white' }),
        ],
        EDITIONS.nl,
        targets,
      ),
      bikesSection('nl', targets),
      container(
        { uniqueId: 'zo-werkt-het' },
        title(2, 'In drie stappen op weg', { alignment: 'center', alignmentMobile: 'center' }),
        spacing('minimal'),
        columns(
          6,
          {
            size: 4,
            content: [
              title(3, '1. Kies je fiets'),
              text('Maak een proefrit bij een winkel in de buurt. Merk, model en accessoires bepaal je zelf.'),
            ],
          },
          {
            size: 4,
            content: [
              title(3, '2. Vraag hem aan'),
              text('Je werkgever keurt de aanvraag online goed. Het bedrag gaat elke maand van je brutoloon af.'),
            ],
          },
          {
            size: 4,
            content: [
              title(3, '3. Rijd'),
              text('Haal je fiets op en stap op. Na twee, drie of vier jaar neem je hem over of kies je een nieuwe.'),
            ],
          },
        ),
      ),
      container(
        { backgroundColor: 'sand', verticalMargin: 'off' },
        columns(
          8,
          {
            size: 6,
            verticalAlignment: 'center',
            content: [picture(images.trekkingBike, 'Een blauwe elektrische trekkingfiets')],
          },
          {
            size: 6,
            verticalAlignment: 'center',
            content: [
              richText(
                heading(2, 'Alles zit erbij'),
                paragraph('Eén bedrag per maand, zonder kleine lettertjes. In je lease zitten:'),
                bulletList(
                  '**Verzekering** tegen diefstal en schade, het slot meegerekend',
                  '**Onderhoud** bij de winkel waar je hem kocht',
                  '**Hulp onderweg** in heel Europa, ook voor een lekke band',
                ),
                paragraph('Verander je van baan? Dan verhuist de lease mee, of neem je de fiets over.'),
              ),
              buttons(
                'start',
                button('Vraag het je werkgever', targets.pages.notYet, {
                  type: 'secondary-white',
                }),
              ),
            ],
          },
        ),
      ),
      categoriesSection('nl', site, targets),
      dealersSection(site, targets),
      container(
        {},
        title(2, 'Wie er al rijden', { alignment: 'center', alignmentMobile: 'center' }),
        spacing('minimal'),
        slider(
          { slidesPerView: 2 },
          {
            name: 'Elke dag 18 kilometer',
            file: images.sanne,
            content: 'Ik stond elke ochtend stil op de A2. Nu ben ik sneller op kantoor en heb ik al gesport.',
            author: 'Sanne, verpleegkundige in Utrecht',
            quoteColor: 'orange',
          },
          {
            name: 'De tweede auto is weg',
            file: images.jonas,
            content:
              'Met de bakfiets breng ik de kinderen weg en rijd ik door naar mijn werk. De auto misten we niet één dag.',
            author: 'Jonas, projectleider in Eindhoven',
            quoteColor: 'green',
          },
          {
            name: 'Aanvragen kostte tien minuten',
            file: images.amina,
            content: 'Offerte uploaden, akkoord van mijn werkgever en een week later stond hij klaar bij de winkel.',
            author: 'Amina, docent in Groningen',
            quoteColor: 'blue',
          },
        ),
        text(site.headings.invented, { size: 'sm', alignment: 'center' }),
      ),
      employersSection(
        [
          'Werven met een fiets',
          'Een fiets van de zaak kost je als werkgever niets, en het is de arbeidsvoorwaarde waar mensen om vragen.',
        ],
        EDITIONS.nl,
        targets,
      ),
    );
  },
};
