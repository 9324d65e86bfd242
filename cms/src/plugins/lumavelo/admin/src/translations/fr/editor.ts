import type { editor as english } from '../en/editor.ts';

export const editor: Record<keyof typeof english, string> = {
  'template.home': 'Page d’accueil',
  'template.home.about': 'Introduction, trois étapes, deux publics',
  'template.campaign': 'Campagne',
  'template.campaign.about': 'Une offre, son fonctionnement, les conditions',
  'template.calculator': 'Calculateur',
  'template.calculator.about': 'Un calculateur de votre choix, avec des explications',
  'template.faq': 'Questions et réponses',
  'template.faq.about': 'Une liste de questions de votre choix, et un moyen d’en poser',
  'template.news': 'Article',
  'template.news.about': 'Titre, chapeau et texte dans une colonne étroite',
  'template.contact': 'Contact',
  'template.contact.about': 'Téléphone, e-mail et revendeurs sur une carte',
  'reviews.minRating': 'Note minimale',
  'reviews.anyRating': 'Toutes les notes',
  'reviews.stars': '{stars, plural, =5 {5 étoiles} one {# étoile ou plus} other {# étoiles ou plus}}',
};
