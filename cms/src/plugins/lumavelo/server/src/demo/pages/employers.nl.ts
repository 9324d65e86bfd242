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
  text,
  title,
} from '../build-blocks.ts';
import type { DemoPage } from '../demo-page.ts';
import { nl } from '../texts/nl.ts';
import { employerSavings, logos, threePoints } from './sections.ts';

/** For employers in the Netherlands: more to read than elsewhere, and a page without any script. */
export const employersNl: DemoPage = {
  locale: 'nl',
  title: 'Voor werkgevers',
  slug: 'werkgever',
  seo: {
    metaTitle: 'Fiets van de zaak voor werkgevers | Lumavelo',
    metaDescription:
      'Bied je mensen elke fiets die ze willen, zonder kosten en zonder papierwerk. Binnen een week geregeld.',
  },
  buildContent: (targets) => {
    const { images } = targets;
    return page(
      container(
        { backgroundColor: 'greenSoft', verticalMargin: 'off' },
        columns(
          8,
          {
            size: 7,
            tablet: 8,
            verticalAlignment: 'center',
            content: [
              title(1, 'De arbeidsvoorwaarde waar mensen om vragen', { size: '5xl' }),
              text(
                'Je medewerkers kiezen zelf hun fiets en betalen hem uit hun brutoloon. Jij regelt het in een uur, en het kost je geen cent.',
                {
                  size: 'xl',
                },
              ),
              buttons('start', button('Plan een gesprek', targets.pages.contact)),
            ],
          },
          {
            size: 5,
            tablet: 4,
            verticalAlignment: 'center',
            content: [picture(images.cityBike, 'Een groene elektrische stadsfiets met lage instap')],
          },
        ),
      ),
      container(
        {},
        richText(
          heading(2, 'Wat je ervan merkt'),
          bulletList(
            '**Minder verzuim**: wie fietst, meldt zich minder vaak ziek',
            '**Minder parkeerplaatsen** en een lagere uitstoot in je jaarverslag',
            '**Geen risico**: gaat iemand uit dienst, dan neemt onze verzekering de lease over',
          ),
          heading(2, 'Zo regel je het'),
          paragraph(
            'Je tekent één raamovereenkomst. Daarna keur je aanvragen goed in het portaal, en je salarisadministratie krijgt elke maand een kant-en-klaar bestand.',
          ),
        ),
        buttons('start', button('Vraag een voorstel aan', targets.pages.contact)),
      ),
      threePoints(nl.pages.employers.points),
      employerSavings('nl', targets),
      logos(nl.headings.customers, targets, 'LogoGrid'),
    );
  },
};
