import type { editor as english } from '../en/editor.ts';

export const editor: Record<keyof typeof english, string> = {
  'template.home': 'Startseite',
  'template.home.about': 'Aufmacher, drei Schritte, zwei Zielgruppen',
  'template.campaign': 'Kampagne',
  'template.campaign.about': 'Ein Angebot, der Ablauf, die Bedingungen',
  'template.calculator': 'Rechner',
  'template.calculator.about': 'Ein Rechner Ihrer Wahl, erklärt',
  'template.faq': 'Fragen und Antworten',
  'template.faq.about': 'Fragen Ihrer Wahl und ein Weg zum Kontakt',
  'template.news': 'Artikel',
  'template.news.about': 'Überschrift, Vorspann und Text in schmaler Spalte',
  'template.contact': 'Kontakt',
  'template.contact.about': 'Telefon, E-Mail und Händler auf der Karte',
  'reviews.minRating': 'Niedrigste Bewertung',
  'reviews.anyRating': 'Jede Bewertung',
  'reviews.stars': '{stars, plural, =5 {5 Sterne} one {ab # Stern} other {ab # Sternen}}',
};
