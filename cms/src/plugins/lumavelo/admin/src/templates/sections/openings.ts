import type { VisitorText } from '@lumavelo/blocks/site';
import { createId } from 'page-format';
import { ASK_FOR_OFFER, FOR_EMPLOYERS, SEE_BIKES } from '../texts.ts';
import type { Section } from './section.ts';

/** What a bike comes with, each with its icon. */
const INCLUDED: readonly { icon: string; title: VisitorText }[] = [
  { icon: 'bike', title: { en: 'Any make, any kind', de: 'Jede Marke', nl: 'Elk merk', fr: 'Toutes les marques' } },
  {
    icon: 'shield',
    title: {
      en: 'Insurance included',
      de: 'Versicherung inbegriffen',
      nl: 'Verzekering inbegrepen',
      fr: 'Assurance comprise',
      be: 'Omnium inbegrepen',
      'de-AT': 'Versicherung inkludiert',
    },
  },
  {
    icon: 'wrench',
    title: {
      en: 'Service every year',
      de: 'Inspektion jedes Jahr',
      nl: 'Elk jaar een beurt',
      fr: 'Révision chaque année',
      be: 'Jaarlijks onderhoud',
      'de-AT': 'Service jedes Jahr',
    },
  },
  {
    icon: 'pin',
    title: {
      en: 'Help on the road',
      de: 'Hilfe bei Pannen',
      nl: 'Hulp bij pech',
      fr: 'Assistance en route',
      be: 'Bijstand bij pech',
      'de-AT': 'Pannenhilfe',
    },
  },
];

/** The first sight of a page for people who want a bike. */
export const hero: Section = {
  id: 'hero',
  category: 'openings',
  build: (b) =>
    b.section(
      { isHero: true, backgroundColor: 'greenSoft', verticalMargin: 'off' },
      b.title(
        1,
        {
          en: 'Your new bike, through work',
          de: 'Dein neues Rad, über den Job',
          nl: 'Je nieuwe fiets, via je werk',
          fr: 'Votre nouveau vélo, grâce à votre employeur',
          be: 'Je nieuwe fiets, via je werkgever',
          'de-AT': 'Dein neues Rad, über den Betrieb',
        },
        { size: '5xl' },
      ),
      b.text(
        {
          en: 'Choose any bike. Your employer leases it, and you ride it every day, weekends included.',
          de: 'Such dir ein Rad aus. Dein Arbeitgeber least es, und du fährst es jeden Tag, auch am Wochenende.',
          nl: 'Kies de fiets die bij je past. Je werkgever leaset hem, en jij rijdt erop, ook in het weekend.',
          fr: 'Choisissez votre vélo. Votre employeur le loue, et vous roulez chaque jour, week-end compris.',
          be: 'Kies de fiets die bij je past. Je werkgever leaset hem, en jij rijdt ermee, ook in het weekend.',
          'de-AT': 'Such dir ein Rad aus. Dein Betrieb least es, und du fährst es jeden Tag, auch am Wochenende.',
        },
        { size: 'xl' },
      ),
      b.buttons('start', b.button(SEE_BIKES, '/fietsen'), b.button(FOR_EMPLOYERS, '/werkgever', 'secondary-white')),
      b.block('Features', {
        features: INCLUDED.map(({ icon, title }) => ({ id: createId(), icon, title: b.word(title) })),
        textColor: 'darkGreen',
        backgroundColor: 'white',
        showBorder: false,
      }),
    ),
};

/** The first sight of a page for employers: what it is about beside the form. */
export const offer: Section = {
  id: 'offer',
  category: 'openings',
  build: (b) =>
    b.section(
      { backgroundColor: 'sand', verticalMargin: 'off' },
      b.beside(
        6,
        [
          b.title(
            1,
            {
              en: 'Bikes for your team, without the paperwork',
              de: 'Diensträder für dein Team, ohne Papierkram',
              nl: 'Fietsen voor je team, zonder papierwerk',
              fr: 'Des vélos pour votre équipe, sans paperasse',
              be: 'Een fietsplan voor je team, zonder papierwerk',
              'de-AT': 'Diensträder für deine Leute, ohne Papierkram',
            },
            { size: '4xl' },
          ),
          b.text(
            {
              en: 'Your people choose, you approve with a click. We order, insure and deliver.',
              de: 'Dein Team sucht aus, du gibst mit einem Klick frei. Wir bestellen, versichern und liefern.',
              nl: 'Je mensen kiezen, jij keurt met een klik goed. Wij bestellen, verzekeren en leveren.',
              fr: 'Votre équipe choisit, vous validez d’un clic. Nous commandons, assurons et livrons.',
              'de-AT': 'Deine Leute suchen aus, du gibst mit einem Klick frei. Wir bestellen, versichern und liefern.',
            },
            { size: 'xl' },
          ),
          b.richText(
            b.bullets(
              {
                en: 'An offer in writing, free and without obligation',
                de: 'Ein schriftliches Angebot, kostenlos und unverbindlich',
                nl: 'Een voorstel op papier, gratis en vrijblijvend',
                fr: 'Un devis écrit, gratuit et sans engagement',
                be: 'Een offerte op papier, gratis en vrijblijvend',
              },
              {
                en: 'You decide who takes part, and up to which price',
                de: 'Du legst fest, wer mitmacht und bis zu welchem Preis',
                nl: 'Jij bepaalt wie meedoet en tot welk bedrag',
                fr: 'Vous fixez qui participe, et jusqu’à quel prix',
              },
              {
                en: 'Each month a file that is ready for payroll',
                de: 'Jeden Monat eine fertige Datei für die Lohnabrechnung',
                nl: 'Elke maand een bestand voor je loonadministratie',
                fr: 'Chaque mois, un fichier prêt pour la paie',
                be: 'Elke maand de loongegevens voor je sociaal secretariaat',
                'de-AT': 'Jeden Monat eine fertige Datei für die Lohnverrechnung',
              },
            ),
          ),
        ],
        [b.card(b.title(2, ASK_FOR_OFFER, { size: '2xl' }), b.block('LeadForm', { employees: 'no', message: 'no' }))],
      ),
    ),
};
