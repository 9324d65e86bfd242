import type { Locale } from '@lumavelo/blocks/site';
import type { EntryReference } from 'page-format';

/** A review of the demo, as pages refer to it. */
export interface DemoReview {
  locale: Locale;
  rating: number;
  reference: EntryReference;
}

/** Reviews that a page shows: of people who ride under its country's rules, with four stars or more. */
export function chooseReviews(reviews: readonly DemoReview[], shown: Locale): EntryReference[] {
  return reviews.filter(({ locale, rating }) => locale === shown && rating >= 4).map(({ reference }) => reference);
}

/** What somebody says. */
export interface Quote {
  author: string;
  text: string;
}

/**
 * What an author of the reviews says.
 * @throws Error where the locale has no review by that name
 */
export function quoteReview(locale: Locale, author: string): Quote {
  const found = DEMO_REVIEWS.find(([of, name]) => of === locale && name === author);
  if (!found) throw new Error(`There is no review in ${locale} by ${author}.`);
  return { author, text: found[3] };
}

/** Three who gave five stars. */
export function quoteBest(locale: Locale): Quote[] {
  const best = DEMO_REVIEWS.filter(([of, , rating]) => of === locale && rating === 5);
  return best.slice(0, 3).map(([, author, , text]) => ({ author, text }));
}

/** Forty reviews of the demo: for which site, who, how many stars, what they say. Written by invented people. */
export const DEMO_REVIEWS: readonly (readonly [locale: Locale, author: string, rating: number, text: string])[] = [
  ['nl', 'Marieke de Boer', 5, 'Binnen een week stond mijn fiets klaar. Alles digitaal geregeld, geen papier gezien.'],
  ['be', 'Thijs Vermeulen', 5, 'Lekke band op zondag, binnen het uur iemand ter plaatse. Daar doe je het voor.'],
  ['nl', 'Fatima el Idrissi', 4, 'Fijne fiets en goede uitleg. De goedkeuring van mijn werkgever duurde even.'],
  ['nl', 'Ruben Jansen', 5, 'Ik rijd nu elke dag 18 kilometer en voel me tien jaar jonger.'],
  ['nl', 'Lotte Hendriks', 5, 'De calculator klopte tot op de euro met mijn loonstrook.'],
  ['be', 'Sander Willems', 4, 'Prima service. Het serviceboekje had ik graag in de app gehad.'],
  ['nl', 'Noor Bakker', 5, 'Bakfiets voor de kinderen, auto verkocht. Beste keuze van het jaar.'],
  ['nl', 'Jeroen Smit', 3, 'Fiets is top, maar de levering liep twee weken uit.'],
  ['be', 'Ilse Peeters', 5, 'Via mijn werk in Gent geregeld. De kilometervergoeding krijg ik er gewoon bij.'],
  ['be', 'Bart Claes', 5, 'Duidelijk voorstel, geen verrassingen, vriendelijke winkel.'],
  ['de', 'Katrin Hoffmann', 5, 'Vom Antrag bis zum ersten Tritt keine zehn Tage. So muss das sein.'],
  ['de', 'Jonas Becker', 5, 'Der Rechner war ehrlich: Ich zahle genau, was er gesagt hat.'],
  ['de', 'Aylin Yılmaz', 4, 'Sehr gute Beratung im Laden, nur die Lieferzeit war länger als gedacht.'],
  ['de', 'Stefan Krüger', 5, 'Diebstahl gemeldet, neues Rad nach acht Tagen. Respekt.'],
  ['de', 'Miriam Vogel', 5, 'Mein Lastenrad ersetzt den Zweitwagen. Die Kinder streiten sich um den Platz vorn.'],
  ['de', 'Tobias Lang', 4, 'Gute Räder, faire Raten. Ein Stern Abzug für die lange Warteschleife.'],
  ['de', 'Hannah Fischer', 5, 'Als Personalerin war ich skeptisch. Nach einer Stunde lief alles von selbst.'],
  ['de', 'Felix Braun', 2, 'Das Rad ist gut, aber die Werkstatt hatte wochenlang keinen Termin frei.'],
  ['de', 'Lea Schuster', 5, 'Pannenhilfe mitten im Schwarzwald, innerhalb von 40 Minuten.'],
  ['de', 'Matthias Roth', 5, 'Nach drei Jahren übernommen, zum Preis, der am Anfang genannt wurde.'],
  ['de-AT', 'Anna Gruber', 5, 'Kein Sachbezug, ein tolles Rad und der Händler ums Eck. Was will man mehr.'],
  ['de-AT', 'Lukas Steiner', 5, 'Über den Brenner und zurück, null Probleme. Das Service ist jedes Jahr dabei.'],
  ['de-AT', 'Verena Huber', 4, 'Unkompliziert. Beim Zubehör hätte ich gern mehr Auswahl gehabt.'],
  ['de-AT', 'Markus Leitner', 5, 'Mein Chef hat in fünf Minuten zugesagt. Jetzt fahren wir zu acht.'],
  ['fr', 'Camille Laurent', 5, 'Vélo reçu en neuf jours, et le prélèvement correspond exactement au devis.'],
  ['fr', 'Antoine Dubois', 5, 'Assistance impeccable un dimanche soir de pluie. Merci encore.'],
  ['fr', 'Sophie Lambert', 4, 'Très bon conseil en magasin, un peu d’attente pour la couleur choisie.'],
  ['fr', 'Youssef Benali', 5, 'Je ne prends plus le métro. Mon dos et mon moral me remercient.'],
  ['fr', 'Élise Moreau', 5, 'Le vélo cargo a remplacé la deuxième voiture de la famille.'],
  ['fr', 'Julien Petit', 3, 'Bon vélo, mais il a fallu relancer pour la révision.'],
  ['fr', 'Claire Fontaine', 5, 'Mon employeur a tout validé en ligne, sans un seul formulaire papier.'],
  ['fr', 'Nicolas Girard', 5, 'Fin de contrat sans surprise\u00a0: le prix de rachat était celui annoncé.'],
  ['en', 'Emma Wright', 5, 'Moved here last year and could not read the forms. Support walked me through in English.'],
  ['en', 'Oliver Hayes', 5, 'Cheaper than my tram pass, and I am home earlier.'],
  ['en', 'Priya Nair', 4, 'Great bike, good price. The helmet took a while to arrive.'],
  ['en', 'Daniel Novak', 5, 'Stolen on Monday, replaced by Friday of the next week. Impressive.'],
  ['en', 'Grace O’Connor', 5, 'They quoted me 61 euros a month. My payslip says 61 euros.'],
  ['en', 'Marco Bianchi', 5, 'Three colleagues signed up after trying mine in the car park.'],
  ['en', 'Ingrid Larsen', 1, 'Wrong size delivered. It was exchanged in the end, but nobody called me back for days.'],
  ['en', 'Peter Kowalski', 5, 'I ride 24 kilometres a day and the service is simply there when I need it.'],
];
