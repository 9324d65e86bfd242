/** What this site adds to the page editor: its templates, and how reviews are chosen. */
export const editor = {
  'template.home': 'Home page',
  'template.home.about': 'Opening, three steps, two audiences',
  'template.campaign': 'Campaign',
  'template.campaign.about': 'An offer, how it works, the conditions',
  'template.calculator': 'Calculator',
  'template.calculator.about': 'A calculator of your choice, explained',
  'template.faq': 'Questions and answers',
  'template.faq.about': 'A list of questions of your choice, and a way to ask',
  'template.news': 'Article',
  'template.news.about': 'Headline, lead and text in a narrow column',
  'template.contact': 'Contact',
  'template.contact.about': 'Phone, mail, and dealers on a map',
  'reviews.minRating': 'Lowest rating',
  'reviews.anyRating': 'Any rating',
  'reviews.stars': '{stars, plural, =5 {5 stars} one {# star or more} other {# stars or more}}',
} as const;
