import type { LegalTexts } from '../site-texts.ts';

export const legal: LegalTexts = {
  imprint: {
    title: 'Legal notice',
    slug: 'legal-notice',
    headline: 'Who stands behind this site',
    lead: 'One company in each of our five countries, and how to reach it.',
    action: 'Get in touch',
    points: [
      ['Netherlands', 'Lumavelo Nederland B.V., Veemkade 12, 1019 GZ Amsterdam. +31 20 555 01 01.'],
      ['Belgium', 'Lumavelo België bv, Kanaalkaai 8, 2800 Mechelen. +32 2 555 02 02.'],
      ['Germany', 'Lumavelo Deutschland GmbH, Hansaring 20, 50670 Cologne. +49 221 555 03 03.'],
      ['Austria', 'Lumavelo Österreich GmbH, Lendkai 7, 8020 Graz. +43 1 555 04 04.'],
      ['France', 'Lumavelo France SAS, 4, quai des Docks, 69009 Lyon. +33 4 55 50 50 50.'],
      ['Directors', 'Sanne de Wit and Jonas Aerts.'],
    ],
    closing: ['Lumavelo is made up', 'The company, its people and its numbers do not exist. This site is an example.'],
  },
  terms: {
    title: 'Terms',
    slug: 'terms',
    headline: 'What we agree on',
    lead: 'The main points of a lease in plain words. You get the full contract before you sign.',
    action: 'Ask about your contract',
    points: [
      [
        'Who with whom',
        'Your employer leases the bike from us and hands it to you. The two of you agree what each of you pays.',
      ],
      ['Term and price', 'Twenty-four, thirty-six or forty-eight months. The price stays the same to the end.'],
      ['What is included', 'Insurance against theft and damage, a service a year, and roadside help across Europe.'],
      ['Your part', 'Lock it, have it serviced, and report damage or theft within three days.'],
      ['Changing your mind', 'Cancel free of charge until the bike is ready at the shop, unless it was built for you.'],
      ['At the end', 'Buy the bike at the price in your contract, or bring it back. Ordinary wear is on us.'],
    ],
    closing: ['Not sure about a sentence?', 'Call us. We explain it to you, and to your employer.'],
  },
};
