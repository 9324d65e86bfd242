import type { Block } from 'page-format';
import type { TemplateBuilder } from './build.ts';
import { ASK_FOR_OFFER, SEE_BIKES } from './texts.ts';

/** Opens the page for people who work for themselves. */
export function businessHero(b: TemplateBuilder): Block {
  return b.hero(
    {
      en: 'A bike on the business',
      de: 'Dein Rad als Betriebsausgabe',
      nl: 'Een fiets van de zaak, ook zonder baas',
      fr: 'À votre compte, à vélo',
      be: 'Je fiets als beroepskost',
      'de-AT': 'Dein Rad läuft über die Firma',
    },
    {
      en: 'The business share of the rate is an expense, and your cash stays in the business.',
      de: 'Der betriebliche Anteil der Rate mindert den Gewinn, und dein Geld bleibt im Unternehmen.',
      nl: 'Je boekt het maandbedrag als zakelijke kosten, en je geld blijft in je bedrijf.',
      fr: 'La part professionnelle du loyer passe en charges, et votre trésorerie reste intacte.',
      be: 'Wat je beroepsmatig rijdt, is een beroepskost, en je geld blijft in je zaak.',
      'de-AT': 'Der betriebliche Anteil der Rate ist Betriebsausgabe, und dein Geld bleibt in der Firma.',
    },
    b.button(ASK_FOR_OFFER, '#offer'),
    b.button(SEE_BIKES, '/fietsen', 'secondary-white'),
  );
}

/** Why they lease through their business. */
export function businessReasons(b: TemplateBuilder): Block {
  return b.section(
    {},
    b.title(2, {
      en: 'Why through your business?',
      de: 'Warum über dein Unternehmen?',
      nl: 'Waarom via je bedrijf?',
      fr: 'Pourquoi par votre entreprise ?',
      be: 'Waarom via je zaak?',
      'de-AT': 'Warum über die Firma?',
    }),
    b.columns(
      [
        b.title(3, { en: 'One invoice', de: 'Eine Rechnung', nl: 'Eén factuur', fr: 'Une seule facture' }),
        b.text({
          en: 'Bike, insurance and service together, for your books.',
          de: 'Rad, Versicherung und Inspektion zusammen, für deine Buchhaltung.',
          nl: 'Fiets, verzekering en onderhoud samen, voor je boekhouding.',
          fr: 'Vélo, assurance et entretien réunis, pour votre comptabilité.',
          be: 'Fiets, omnium en onderhoud samen, voor je boekhouding.',
          'de-AT': 'Rad, Versicherung und Service zusammen, für deine Buchhaltung.',
        }),
      ],
      [
        b.title(3, {
          en: 'No large sum at once',
          de: 'Kein großer Betrag auf einmal',
          nl: 'Geen groot bedrag ineens',
          fr: 'Pas de grosse dépense',
        }),
        b.text({
          en: 'The same amount each month, from the first to the last.',
          de: 'Jeden Monat derselbe Betrag, vom ersten bis zum letzten.',
          nl: 'Elke maand hetzelfde bedrag, van de eerste tot de laatste.',
          fr: 'Le même montant chaque mois, du premier au dernier.',
        }),
      ],
      [
        b.title(3, {
          en: 'Clear for your accountant',
          de: 'Klar für die Steuerberatung',
          nl: 'Helder voor je boekhouder',
          fr: 'Clair pour votre comptable',
        }),
        b.text({
          en: 'What you may deduct depends on your business. The offer has all that it takes to tell.',
          de: 'Was du absetzen kannst, hängt von deinem Unternehmen ab. Im Angebot steht, was man dafür braucht.',
          nl: 'Wat je mag aftrekken, hangt van je bedrijf af. In het voorstel staat wat daarvoor nodig is.',
          fr: 'Ce que vous pouvez déduire dépend de votre activité. Le devis contient tout ce qu’il faut pour le savoir.',
          be: 'Wat je mag aftrekken, hangt van je zaak af. In de offerte staat wat daarvoor nodig is.',
        }),
      ],
    ),
  );
}

/** The form by which they ask for an offer. */
export function offerForm(b: TemplateBuilder): Block {
  return b.section(
    { backgroundColor: 'sand', verticalMargin: 'off' },
    b.beside(
      5,
      [
        b.title(2, ASK_FOR_OFFER, { uniqueId: 'offer' }),
        b.text(
          {
            en: 'Tell us which bike you think of. You get an offer in writing, free and without obligation.',
            de: 'Sag uns, an welches Rad du denkst. Du bekommst ein schriftliches Angebot, kostenlos und unverbindlich.',
            nl: 'Vertel ons aan welke fiets je denkt. Je krijgt een voorstel op papier, gratis en vrijblijvend.',
            fr: 'Dites-nous à quel vélo vous pensez. Vous recevez un devis écrit, gratuit et sans engagement.',
            be: 'Vertel ons aan welke fiets je denkt. Je krijgt een offerte op papier, gratis en vrijblijvend.',
          },
          { size: 'lg' },
        ),
      ],
      [b.block('LeadForm', { company: 'optional', employees: 'no', bike: 'optional' })],
    ),
  );
}
