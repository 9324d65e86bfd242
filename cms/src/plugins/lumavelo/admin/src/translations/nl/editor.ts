import type { editor as english } from '../en/editor.ts';

export const editor: Record<keyof typeof english, string> = {
  'template.home': 'Homepage',
  'template.home.about': 'Opening, drie stappen, twee doelgroepen',
  'template.campaign': 'Campagne',
  'template.campaign.about': 'Een aanbod, hoe het werkt, de voorwaarden',
  'template.calculator': 'Calculator',
  'template.calculator.about': 'Een calculator naar keuze, met uitleg',
  'template.faq': 'Vragen en antwoorden',
  'template.faq.about': 'Een vragenlijst naar keuze, en een manier om iets te vragen',
  'template.news': 'Artikel',
  'template.news.about': 'Kop, inleiding en tekst in een smalle kolom',
  'template.contact': 'Contact',
  'template.contact.about': 'Telefoon, e-mail en dealers op een kaart',
  'reviews.minRating': 'Laagste beoordeling',
  'reviews.anyRating': 'Elke beoordeling',
  'reviews.stars': '{stars, plural, =5 {5 sterren} one {# ster of meer} other {# sterren of meer}}',
};
