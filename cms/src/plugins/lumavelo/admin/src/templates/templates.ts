import type { Country } from '@lumavelo/blocks/site';
import type { Block } from 'page-format';
import type { TemplateBuilder } from './build.ts';
import { calculator } from './sections/calculators.ts';
import { call, ways } from './sections/calls.ts';
import { hero, offer } from './sections/openings.ts';
import { numbers, voice } from './sections/proof.ts';
import { questions } from './sections/questions.ts';
import { comparison, reasons, roles, steps } from './sections/reasons.ts';
import { businessHero, businessReasons, offerForm } from './self-employed.ts';
import { CONTACT_PATH, CONTACT_US, SEE_BIKES } from './texts.ts';

/** A page to start from. */
export interface Template {
  /** Also the key of its name and description among the plugin's texts. */
  id: 'home' | 'employers' | 'selfEmployed' | 'campaign' | 'calculator' | 'faq' | 'news' | 'contact';
  isOffered?(country: Country): boolean;
  build(builder: TemplateBuilder): Block[];
}

/** In the order they are offered. Each is complete but for what only the editor can choose or knows. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'home',
    build: (b) => [hero, reasons, steps, comparison, ways, questions, call].map(({ build }) => build(b)),
  },
  {
    id: 'employers',
    build: (b) => [offer, roles, numbers, voice].map(({ build }) => build(b)),
  },
  {
    id: 'selfEmployed',
    build: (b) => [businessHero, businessReasons, offerForm].map((build) => build(b)),
  },
  {
    id: 'campaign',
    build: (b) => [
      b.hero(
        {
          en: 'Your offer, in one line',
          de: 'Deine Aktion, in einer Zeile',
          nl: 'Je actie, in één regel',
          fr: 'Votre offre, en une ligne',
        },
        {
          en: 'Write here who it is for, what they get, and until when.',
          de: 'Hier steht, für wen sie ist, was es gibt und bis wann.',
          nl: 'Schrijf hier voor wie ze is, wat het oplevert en tot wanneer.',
          fr: 'Écrivez ici à qui elle s’adresse, ce qu’elle apporte et jusqu’à quand.',
        },
        b.button(SEE_BIKES, '/fietsen'),
      ),
      steps.build(b),
      reasons.build(b),
      b.section(
        { backgroundColor: 'orangeSoft', verticalMargin: 'off' },
        b.title(2, { en: 'The conditions', de: 'Die Bedingungen', nl: 'De voorwaarden', fr: 'Les conditions' }),
        b.richText(
          b.bullets(
            {
              en: 'From when to when the offer stands',
              de: 'Von wann bis wann die Aktion läuft',
              nl: 'Van wanneer tot wanneer de actie loopt',
              fr: 'De quand à quand l’offre est valable',
            },
            {
              en: 'Who may use it, and how often',
              de: 'Wer sie nutzen kann, und wie oft',
              nl: 'Wie er gebruik van mag maken, en hoe vaak',
              fr: 'Qui peut en profiter, et combien de fois',
            },
            {
              en: 'What is left out',
              de: 'Was ausgenommen ist',
              nl: 'Wat ervan is uitgesloten',
              fr: 'Ce qui en est exclu',
            },
          ),
        ),
        b.buttons('start', b.button(CONTACT_US, b.word(CONTACT_PATH), 'secondary-blue')),
      ),
    ],
  },
  {
    id: 'calculator',
    isOffered: calculator.isOffered,
    build: (b) => [
      b.hero(
        { en: 'What do you save?', de: 'Was sparst du?', nl: 'Wat bespaar je?', fr: 'Combien économisez-vous\u202f?' },
        {
          en: 'Enter the price of your bike and your salary. No account needed.',
          de: 'Preis und Gehalt eingeben, ohne Konto.',
          nl: 'Vul de prijs van je fiets en je salaris in. Een account is niet nodig.',
          fr: 'Indiquez le prix du vélo et votre salaire. Sans compte.',
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
          de: 'Die Leasingrate geht vom Bruttolohn ab, dadurch zahlst du weniger Steuern. Übrig bleibt der Nettopreis oben.',
          nl: 'Het leasebedrag gaat van je brutoloon af, dus je betaalt minder belasting. Wat overblijft is de nettoprijs hierboven.',
          fr: 'Le loyer est déduit du salaire brut\u00a0: vous payez moins d’impôts. Il reste le prix net affiché ci-dessus.',
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
          en: 'We answer on working days.',
          de: 'Wir antworten werktags.',
          nl: 'We antwoorden op werkdagen.',
          fr: 'Nous répondons les jours ouvrés.',
        }),
        b.buttons('start', b.button(CONTACT_US, b.word(CONTACT_PATH))),
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
                fr: 'Titre de l’article',
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
                  de: 'Beginne mit dem, was für Leserinnen und Leser zählt. Kurze Absätze werden zu Ende gelesen.',
                  nl: 'Begin met wat voor de lezer telt. Korte alinea’s worden uitgelezen.',
                  fr: 'Commencez par ce qui compte pour le lecteur. Les paragraphes courts sont lus jusqu’au bout.',
                }),
                b.heading(2, {
                  en: 'What you can do now',
                  de: 'Was du jetzt tun kannst',
                  nl: 'Wat je nu kunt doen',
                  fr: 'Ce que vous pouvez faire',
                }),
                b.paragraph({
                  en: 'End with one clear next step.',
                  de: 'Schließ mit einem klaren nächsten Schritt.',
                  nl: 'Sluit af met één duidelijke volgende stap.',
                  fr: 'Terminez par une prochaine étape claire.',
                }),
              ),
              b.buttons('start', b.button(SEE_BIKES, '/fietsen')),
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
        de: 'Am Telefon, per E-Mail oder bei einem Händler in deiner Nähe.',
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
              de: 'Du hast innerhalb eines Werktags eine Antwort.',
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
