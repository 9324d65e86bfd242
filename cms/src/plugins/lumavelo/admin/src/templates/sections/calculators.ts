import type { Section } from './section.ts';

/** What counts for a price, beside the calculator that the editor chooses. */
export const calculator: Section = {
  id: 'calculator',
  category: 'calculators',
  // France has none.
  isOffered: (country) => country !== 'fr',
  build: (b) =>
    b.section(
      {},
      b.block(
        'CalculatorPageElement',
        {},
        {
          content: [
            b.title(2, {
              en: 'What does your bike cost?',
              de: 'Was kostet dein Rad?',
              nl: 'Wat kost jouw fiets?',
              fr: 'Combien coûte votre vélo ?',
            }),
            b.text(
              {
                en: 'Enter its price and your salary, and see what it costs you each month.',
                de: 'Gib seinen Preis und dein Gehalt ein, und du siehst, was es dich im Monat kostet.',
                nl: 'Vul de prijs en je salaris in, en zie wat hij je per maand kost.',
                fr: 'Indiquez son prix et votre salaire : vous voyez ce qu’il vous coûte par mois.',
                be: 'Geef de prijs en je loon in, en zie wat hij je per maand kost.',
                'de-AT': 'Tipp seinen Preis und dein Gehalt ein, und du siehst, was es dich im Monat kostet.',
              },
              { size: 'lg' },
            ),
            b.richText(
              b.bullets(
                {
                  en: 'Insurance and service are in the amount',
                  de: 'Versicherung und Inspektion sind eingerechnet',
                  nl: 'Verzekering en onderhoud zitten erin',
                  fr: 'Assurance et entretien sont compris',
                  be: 'Omnium en onderhoud zitten erin',
                  'de-AT': 'Versicherung und Service sind eingerechnet',
                },
                {
                  en: 'What you enter is not stored on our server',
                  de: 'Was du eingibst, wird auf unserem Server nicht gespeichert',
                  nl: 'Wat je invult, wordt niet op onze server bewaard',
                  fr: 'Ce que vous saisissez n’est pas conservé sur notre serveur',
                },
                {
                  en: 'A worked example, and no advice',
                  de: 'Ein Rechenbeispiel, keine Beratung',
                  nl: 'Een rekenvoorbeeld, geen advies',
                  fr: 'Un exemple chiffré, et non un conseil',
                },
              ),
            ),
          ],
        },
      ),
    ),
};
