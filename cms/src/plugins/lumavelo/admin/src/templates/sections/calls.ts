import { FOR_EMPLOYERS, SEE_BIKES } from '../texts.ts';
import type { Section } from './section.ts';

/** A band that asks for one thing. */
export const call: Section = {
  id: 'call',
  category: 'calls',
  build: (b) =>
    b.section(
      { backgroundColor: 'darkGreen', textColor: 'white', verticalMargin: 'off', verticalPadding: 'medium' },
      b.title(
        2,
        {
          en: 'Does your employer take part yet?',
          de: 'Macht dein Arbeitgeber schon mit?',
          nl: 'Doet je werkgever al mee?',
          fr: 'Votre employeur participe-t-il déjà ?',
          'de-AT': 'Macht dein Betrieb schon mit?',
        },
        { alignment: 'center', alignmentMobile: 'center', overrideTextColor: true, textColor: 'white' },
      ),
      b.text(
        {
          en: 'If not, the e-mail is written. All you do is send it.',
          de: 'Wenn nicht: Die Mail ist schon geschrieben. Abschicken musst nur du.',
          nl: 'Zo niet, dan staat de mail al klaar. Jij hoeft hem alleen te versturen.',
          fr: 'Sinon, le message est déjà prêt. Il ne vous reste qu’à l’envoyer.',
          be: 'Zo niet, dan staat het mailtje al klaar. Jij moet het alleen versturen.',
          'de-AT': 'Wenn nicht: Das Mail ist schon geschrieben. Abschicken musst nur du.',
        },
        { size: 'lg', alignment: 'center', overrideTextColor: true, textColor: 'white' },
      ),
      b.buttons(
        'center',
        b.button(
          {
            en: 'Ask your employer',
            de: 'Arbeitgeber fragen',
            nl: 'Vraag het je werkgever',
            fr: 'Demander à mon employeur',
            'de-AT': 'Betrieb fragen',
          },
          '/werkgever-niet-aangesloten',
        ),
      ),
    ),
};

/** Two ways on, for those who ride and for those who pay. */
export const ways: Section = {
  id: 'ways',
  category: 'calls',
  build: (b) =>
    b.section(
      { backgroundColor: 'blueSoft', verticalMargin: 'off' },
      b.title(2, {
        en: 'What are you looking for?',
        de: 'Was suchst du?',
        nl: 'Waar ben je naar op zoek?',
        fr: 'Que cherchez-vous ?',
      }),
      b.columns(
        [
          b.card(
            b.title(
              3,
              { en: 'I want a bike', de: 'Ich möchte ein Rad', nl: 'Ik wil een fiets', fr: 'Je veux un vélo' },
              { size: '2xl' },
            ),
            b.text({
              en: 'See which bikes there are, and where you can try them.',
              de: 'Sieh dir an, welche Räder es gibt und wo du sie probefahren kannst.',
              nl: 'Zie welke fietsen er zijn, en waar je ze kunt proberen.',
              fr: 'Découvrez les vélos, et où vous pouvez les essayer.',
              be: 'Zie welke fietsen er zijn, en waar je ze kan testen.',
              'de-AT': 'Schau, welche Räder es gibt und wo du sie probefahren kannst.',
            }),
            b.buttons('start', b.button(SEE_BIKES, '/fietsen')),
          ),
        ],
        [
          b.card(
            b.title(
              3,
              {
                en: 'I am an employer',
                de: 'Ich bin Arbeitgeber',
                nl: 'Ik ben werkgever',
                fr: 'Je suis employeur',
                'de-AT': 'Ich habe einen Betrieb',
              },
              { size: '2xl' },
            ),
            b.text({
              en: 'Offer your people a bike. You approve, we do the rest.',
              de: 'Biete deinem Team ein Rad an. Du gibst frei, wir machen den Rest.',
              nl: 'Bied je mensen een fiets aan. Jij keurt goed, wij doen de rest.',
              fr: 'Offrez un vélo à votre équipe. Vous validez, nous faisons le reste.',
              'de-AT': 'Biete deinen Leuten ein Rad an. Du gibst frei, wir machen den Rest.',
            }),
            b.buttons('start', b.button(FOR_EMPLOYERS, '/werkgever', 'secondary-blue')),
          ),
        ],
      ),
    ),
};
