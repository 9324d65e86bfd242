import type { Form } from './form.ts';

export const SITE_FORMS: Readonly<Record<string, Form>> = {
  'api::page.page': {
    mainField: 'title',
    // Strapi adds the languages and the status, and the status has to be in sight.
    list: ['title', 'slug'],
    order: 'updatedAt:DESC',
    pageSize: 20,
    fields: [
      ['title', 6, 'Title', 'The name of the browser’s tab, unless the search engines’ title is set.'],
      ['slug', 6, 'Slug', 'The page’s address, such as employers/benefits. Empty: the home page.'],
      ['countries', 12, 'Shown in', 'None chosen: shown in every country that speaks this language.'],
      ['content', 12, 'Content'],
      ['seo', 12, 'Search engines and shared links'],
    ],
  },
  'page.seo': {
    mainField: 'metaTitle',
    fields: [
      ['metaTitle', 6, 'Title', 'About 60 characters. Empty: the title of the page.'],
      ['image', 6, 'Picture', 'For shared links: 1200 × 630 pixels.'],
      ['metaDescription', 12, 'Description', 'About 155 characters: what awaits the reader, in a sentence or two.'],
      ['noIndex', 6, 'Keep out of search engines'],
    ],
  },
  'api::dealer.dealer': {
    mainField: 'name',
    list: ['name', 'city', 'postal_code', 'country', 'is_certified_dealer'],
    pageSize: 50,
    fields: [
      ['name', 8, 'Name'],
      ['is_certified_dealer', 4, 'Certified', 'Marked as such on the map.'],
      ['street', 8, 'Street'],
      ['house_number', 4, 'House number'],
      ['postal_code', 4, 'Postal code'],
      ['city', 8, 'Town'],
      ['state', 6, 'State or province'],
      ['country', 6, 'Country'],
      ['telephone', 6, 'Telephone', 'With the country’s code: +31 20 123 45 67.'],
      ['email', 6, 'E-mail'],
      ['website', 6, 'Website', 'Such as https://www.example.com.'],
      ['opening_hours', 6, 'Opening hours', 'As people read them, a line for each: Mo–Fr 9.00–18.00.'],
      ['coordinates', 12, 'Place on the map', 'Without it the dealer is in no search by distance.'],
    ],
  },
  'dealer.coordinates': {
    mainField: 'id',
    fields: [
      ['lat', 6, 'Latitude', 'Degrees north, such as 52.0907.'],
      ['lng', 6, 'Longitude', 'Degrees east, such as 5.1214.'],
    ],
  },
  'api::review.review': {
    mainField: 'author_name',
    list: ['author_name', 'rating', 'text', 'time'],
    order: 'time:DESC',
    pageSize: 20,
    fields: [
      ['author_name', 6, 'Author'],
      ['rating', 6, 'Stars', 'Sites show those with 5 unless a block asks for others.'],
      ['text', 12, 'Text', 'In the author’s own words and language.'],
      ['time', 6, 'Written at'],
      ['profile_photo_url', 6, 'Picture of the author', 'An address with https, or a path of this CMS.'],
    ],
  },
  'api::faq.faq': {
    mainField: 'title',
    list: ['title', 'category'],
    pageSize: 20,
    fields: [
      ['title', 6, 'Title', 'A heading over the questions.'],
      ['category', 6, 'Category', 'For finding it in lists, such as employers.'],
      ['items', 12, 'Questions', 'In the order of the page.'],
    ],
  },
  'faq.item': {
    mainField: 'question',
    fields: [
      ['question', 12, 'Question', 'As a visitor would ask it.'],
      ['answer', 12, 'Answer', 'Plain text, a few sentences.'],
    ],
  },
  'api::site-setting.site-setting': {
    mainField: 'country',
    list: ['country', 'organisation', 'email'],
    fields: [
      ['country', 6, 'Country', 'One entry for each country.'],
      ['organisation', 6, 'Name of the company', 'As search engines show it.'],
      ['email', 6, 'E-mail'],
      ['phone', 6, 'Telephone', 'With the country’s code: +31 20 123 45 67.'],
      ['office', 6, 'Office', 'At the end of every page: street, postal code and town, one line each.'],
      [
        'socialLinks',
        6,
        'On other sites',
        'The company’s pages on LinkedIn, Instagram and the like, one https://… a line.',
      ],
      [
        'securityContact',
        6,
        'Contact for security',
        'For security.txt: mailto:… or https://…. Empty: the e-mail above.',
      ],
      [
        'analyticsId',
        6,
        'Analytics',
        'GTM-… or G-…. Visitors are asked first; empty: nothing is loaded, nobody is asked.',
      ],
      [
        'apiPublicUrl',
        6,
        'Address of the CMS',
        'Where visitors’ browsers reach the CMS. Empty: the address that it was set up with.',
      ],
      [
        'cdnPrefix',
        6,
        'Address of files',
        'A CDN in front of the uploads, such as https://cdn.example.com. Empty: the CMS itself.',
      ],
      [
        'scriptHosts',
        12,
        'Hosts of scripts',
        'Whose scripts pages may run, one https://… a line. They may do whatever the page’s visitors may.',
      ],
      [
        'leadRecipients',
        12,
        'Who is told of leads',
        'Gets a mail for each form that a visitor of this country sends. Nobody: leads stand in the CMS alone.',
      ],
      [
        'reviewStatistics',
        12,
        'Google reviews',
        'Above the reviews, and for the stars under search results. Empty: those of the reviews in this CMS.',
      ],
      [
        'ownPictures',
        12,
        'Own pictures',
        'English pages stand in every country: here is what this one shows in the place of a picture that they name.',
      ],
      [
        'faqs',
        12,
        'Questions and answers',
        'Lists that every page of the country may show: FAQ blocks that take the questions of the site settings do.',
      ],
    ],
  },
  'api::menu.menu': {
    mainField: 'id',
    leadsToPages: true,
    fields: [
      [
        'headerPages',
        12,
        'Header',
        'Pages by their titles; drag them into order. A site shows those that are published there.',
      ],
      ['footerPages', 12, 'Footer', 'Such as contact and privacy.'],
    ],
  },
  'api::redirect.redirect': {
    mainField: 'from',
    leadsToPages: true,
    list: ['from', 'page', 'to', 'active'],
    order: 'updatedAt:DESC',
    pageSize: 50,
    fields: [
      [
        'from',
        6,
        'Old address',
        'Like a slug, below the language: old-page, or old/page.html. Where a page is, it stays.',
      ],
      ['active', 3, 'In use', 'No: prepared after a slug was changed, and not on the site.'],
      ['permanent', 3, 'For good', 'No: browsers and search engines keep asking for the old address.'],
      ['page', 12, 'Leads to the page', 'Also when its slug changes.'],
      ['to', 12, 'Or to an address', 'Where no page is chosen: a path such as /en/employers, or https://….'],
      ['countries', 12, 'On the sites of', 'None chosen: every country that speaks this language.'],
    ],
  },
  'site.picture': {
    mainField: 'id',
    fields: [
      ['picture', 6, 'Picture', 'As pages name it.'],
      ['instead', 6, 'Shown here instead'],
    ],
  },
  'site.review-statistics': {
    mainField: 'id',
    fields: [
      ['rating', 6, 'Average', 'Such as 4.8.'],
      ['total', 6, 'How many'],
    ],
  },
  'plugin::page-builder.section': {
    mainField: 'name',
    list: ['name', 'updatedAt', 'updatedBy'],
    fields: [
      ['name', 12, 'Name'],
      ['content', 12, 'Content'],
    ],
  },
};
