import type { Block } from 'page-format';
import type { TemplateBuilder } from './build.ts';
import { CALCULATE, CONTACT_US, FOR_EMPLOYERS, HOW_IT_WORKS, STEPS } from './texts.ts';

/** A page to start from. */
export interface Template {
  /** Also the key of its name and description among the plugin's texts. */
  id: 'home' | 'campaign' | 'calculator' | 'faq' | 'news' | 'contact';
  build(builder: TemplateBuilder): Block[];
}

/** In the order they are offered. Each is complete but for what only the editor can choose, such as a calculator. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'home',
    build: (b) => [
      b.hero(
        {
          en: 'Your new bike, through work',
          de: 'Ihr neues Fahrrad, über den Job',
          nl: 'Je nieuwe fiets, via je werk',
          fr: 'Votre nouveau vélo, grâce à votre employeur',
        },
        {
          en: 'Lease any bike from your gross salary and pay up to 40% less than in the shop.',
          de: 'Leasen Sie jedes Fahrrad aus dem Bruttolohn und zahlen Sie bis zu 40 % weniger als im Laden.',
          nl: 'Lease elke fiets uit je brutoloon en betaal tot 40% minder dan in de winkel.',
          fr: "Louez le vélo de votre choix sur votre salaire brut et payez jusqu'à 40\u00a0% de moins qu'en magasin.",
        },
        b.button(CALCULATE, '/calculator'),
        b.button(FOR_EMPLOYERS, '/werkgever', 'secondary-blue'),
      ),
      b.section({}, b.title(2, HOW_IT_WORKS), b.steps(...STEPS)),
      b.section(
        { backgroundColor: 'sand', verticalMargin: 'off' },
        b.title(2, {
          en: 'What are you looking for?',
          de: 'Was suchen Sie?',
          nl: 'Waar ben je naar op zoek?',
          fr: 'Que cherchez-vous\u202f?',
        }),
        b.columns(
          [
            b.title(3, {
              en: 'I want a bike',
              de: 'Ich möchte ein Fahrrad',
              nl: 'Ik wil een fiets',
              fr: 'Je veux un vélo',
            }),
            b.text({
              en: 'See what your bike costs a month, before and after tax.',
              de: 'Sehen Sie, was Ihr Fahrrad im Monat kostet, vor und nach Steuern.',
              nl: 'Zie wat je fiets per maand kost, bruto en netto.',
              fr: 'Découvrez le coût mensuel de votre vélo, brut et net.',
            }),
            b.buttons('start', b.button(CALCULATE, '/calculator')),
          ],
          [
            b.title(3, FOR_EMPLOYERS),
            b.text({
              en: 'Offer your people any bike they like: no cost, no risk, no paper.',
              de: 'Bieten Sie Ihren Leuten jedes Fahrrad: ohne Kosten, ohne Risiko, ohne Papier.',
              nl: 'Bied je mensen elke fiets die ze willen: zonder kosten, risico of papierwerk.',
              fr: 'Offrez à vos équipes le vélo de leur choix\u00a0: sans frais, sans risque, sans papier.',
            }),
            b.buttons('start', b.button(FOR_EMPLOYERS, '/werkgever', 'secondary-blue')),
          ],
        ),
      ),
    ],
  },
  {
    id: 'campaign',
    build: (b) => [
      b.hero(
        {
          en: 'This spring: your first month is on us',
          de: 'Diesen Frühling: der erste Monat geht auf uns',
          nl: 'Dit voorjaar: je eerste maand is voor ons',
          fr: 'Ce printemps\u00a0: le premier mois est offert',
        },
        {
          en: 'Order before the end of May and ride the first month for nothing.',
          de: 'Bis Ende Mai bestellen und den ersten Monat umsonst fahren.',
          nl: 'Bestel vóór eind mei en fiets de eerste maand gratis.',
          fr: 'Commandez avant fin mai et roulez gratuitement le premier mois.',
        },
        b.button(CALCULATE, '/calculator'),
      ),
      b.section({}, b.title(2, HOW_IT_WORKS), b.steps(...STEPS)),
      b.section(
        { backgroundColor: 'orangeSoft', verticalMargin: 'off' },
        b.title(2, { en: 'The small print', de: 'Die Bedingungen', nl: 'De voorwaarden', fr: 'Les conditions' }),
        b.richText(
          b.bullets(
            {
              en: 'For new contracts of 36 months',
              de: 'Für neue Verträge über 36 Monate',
              nl: 'Voor nieuwe contracten van 36 maanden',
              fr: 'Pour les nouveaux contrats de 36 mois',
            },
            {
              en: 'One bike per person',
              de: 'Ein Fahrrad je Person',
              nl: 'Eén fiets per persoon',
              fr: 'Un vélo par personne',
            },
            {
              en: 'Your employer takes part',
              de: 'Ihr Arbeitgeber macht mit',
              nl: 'Je werkgever doet mee',
              fr: 'Votre employeur participe',
            },
          ),
        ),
        b.buttons('start', b.button(CONTACT_US, '/contact', 'secondary-blue')),
      ),
    ],
  },
  {
    id: 'calculator',
    build: (b) => [
      b.hero(
        { en: 'What do you save?', de: 'Was sparen Sie?', nl: 'Wat bespaar je?', fr: 'Combien économisez-vous\u202f?' },
        {
          en: 'Enter the price of your bike and your salary. Two minutes, no account.',
          de: 'Fahrradpreis und Gehalt eingeben. Zwei Minuten, ohne Konto.',
          nl: 'Vul de prijs van je fiets en je salaris in. Twee minuten, zonder account.',
          fr: 'Indiquez le prix du vélo et votre salaire. Deux minutes, sans compte.',
        },
      ),
      b.section({}, b.block('MiniCalculatorBlock')),
      b.section(
        { backgroundColor: 'sand', verticalMargin: 'off' },
        b.title(2, {
          en: 'How we calculate',
          de: 'So rechnen wir',
          nl: 'Zo rekenen we',
          fr: 'Notre calcul',
        }),
        b.text({
          en: 'The lease rate leaves your gross salary, so you pay less tax. What remains is the net price you see above.',
          de: 'Die Leasingrate geht vom Bruttolohn ab, dadurch zahlen Sie weniger Steuern. Übrig bleibt der Nettopreis oben.',
          nl: 'Het leasebedrag gaat van je brutoloon af, dus je betaalt minder belasting. Wat overblijft is de nettoprijs hierboven.',
          fr: "Le loyer est déduit du salaire brut\u00a0: vous payez moins d'impôts. Il reste le prix net affiché ci-dessus.",
        }),
      ),
    ],
  },
  {
    id: 'faq',
    build: (b) => [
      b.hero(
        {
          en: 'Questions and answers',
          de: 'Fragen und Antworten',
          nl: 'Vragen en antwoorden',
          fr: 'Questions et réponses',
        },
        {
          en: 'What people ask us most. Not there? We are glad to help.',
          de: 'Was wir am häufigsten gefragt werden. Nicht dabei? Wir helfen gern.',
          nl: 'Wat ons het vaakst wordt gevraagd. Staat je vraag er niet bij? We helpen je graag.',
          fr: 'Ce que l’on nous demande le plus. Pas de réponse\u202f? Nous vous aidons volontiers.',
        },
      ),
      b.section({}, b.block('FaqBlock')),
      b.section(
        { backgroundColor: 'blueSoft', verticalMargin: 'off' },
        b.title(2, {
          en: 'Still a question?',
          de: 'Noch eine Frage?',
          nl: 'Nog een vraag?',
          fr: 'Encore une question\u202f?',
        }),
        b.text({
          en: 'We answer on working days within four hours.',
          de: 'Wir antworten werktags innerhalb von vier Stunden.',
          nl: 'We antwoorden op werkdagen binnen vier uur.',
          fr: 'Nous répondons les jours ouvrés sous quatre heures.',
        }),
        b.buttons('start', b.button(CONTACT_US, '/contact')),
      ),
    ],
  },
  {
    id: 'news',
    build: (b) => [
      b.section(
        {},
        b.block(
          'TextContainer',
          {},
          {
            content: [
              b.title(1, {
                en: 'Headline of the article',
                de: 'Überschrift des Artikels',
                nl: 'Kop van het artikel',
                fr: "Titre de l'article",
              }),
              b.text(
                {
                  en: 'One or two sentences that say what is new, and for whom.',
                  de: 'Ein, zwei Sätze, die sagen, was neu ist und für wen.',
                  nl: 'Een of twee zinnen over wat er nieuw is, en voor wie.',
                  fr: 'Une ou deux phrases pour dire ce qui est nouveau, et pour qui.',
                },
                { size: 'xl' },
              ),
              b.richText(
                b.heading(2, {
                  en: 'What changes',
                  de: 'Was sich ändert',
                  nl: 'Wat er verandert',
                  fr: 'Ce qui change',
                }),
                b.paragraph({
                  en: 'Begin with what matters to the reader. Short paragraphs are read to the end.',
                  de: 'Beginnen Sie mit dem, was für Leser zählt. Kurze Absätze werden zu Ende gelesen.',
                  nl: 'Begin met wat voor de lezer telt. Korte alinea’s worden uitgelezen.',
                  fr: "Commencez par ce qui compte pour le lecteur. Les paragraphes courts sont lus jusqu'au bout.",
                }),
                b.heading(2, {
                  en: 'What you can do now',
                  de: 'Was Sie jetzt tun können',
                  nl: 'Wat je nu kunt doen',
                  fr: 'Ce que vous pouvez faire',
                }),
                b.paragraph({
                  en: 'End with one clear next step.',
                  de: 'Schließen Sie mit einem klaren nächsten Schritt.',
                  nl: 'Sluit af met één duidelijke volgende stap.',
                  fr: 'Terminez par une prochaine étape claire.',
                }),
              ),
              b.buttons('start', b.button(CALCULATE, '/calculator')),
            ],
          },
        ),
      ),
    ],
  },
  {
    id: 'contact',
    build: (b) => [
      b.hero(CONTACT_US, {
        en: 'By phone, by mail, or at a dealer near you.',
        de: 'Am Telefon, per E-Mail oder bei einem Händler in Ihrer Nähe.',
        nl: 'Telefonisch, per mail of bij een dealer in de buurt.',
        fr: 'Par téléphone, par e-mail ou chez un revendeur près de chez vous.',
      }),
      b.section(
        {},
        b.columns(
          [
            b.title(2, { en: 'Call us', de: 'Anrufen', nl: 'Bel ons', fr: 'Appelez-nous' }),
            b.text({
              en: 'On working days from 9 to 17.',
              de: 'Werktags von 9 bis 17 Uhr.',
              nl: 'Op werkdagen van 9 tot 17 uur.',
              fr: 'Les jours ouvrés, de 9 h à 17 h.',
            }),
            b.buttons(
              'start',
              b.button({ en: 'Call', de: 'Anrufen', nl: 'Bellen', fr: 'Appeler' }, 'tel:+31201234567'),
            ),
          ],
          [
            b.title(2, { en: 'Write to us', de: 'Schreiben', nl: 'Mail ons', fr: 'Écrivez-nous' }),
            b.text({
              en: 'You have an answer within one working day.',
              de: 'Sie haben innerhalb eines Werktags eine Antwort.',
              nl: 'Je hebt binnen één werkdag antwoord.',
              fr: 'Vous recevez une réponse sous un jour ouvré.',
            }),
            b.buttons(
              'start',
              b.button(
                { en: 'Send an e-mail', de: 'E-Mail schreiben', nl: 'Stuur een mail', fr: 'Envoyer un e-mail' },
                'mailto:service@lumavelo.example',
                'secondary-blue',
              ),
            ),
          ],
        ),
      ),
      b.section(
        { type: 'full', verticalMargin: 'off', verticalPadding: 'none', horizontalPadding: 'none' },
        b.block('DealerLocatorMap'),
      ),
    ],
  },
];
