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
  privacy: {
    title: 'Privacy',
    slug: 'privacy',
    headline: 'As little as possible',
    lead: 'Who gets your data, what for, on what ground and for how long. Nothing is sold.',
    action: 'Ask for your data',
    points: [
      ['Who', 'Lumavelo, {{office}}, {{phone}}. Questions about your data: {{email}}.'],
      [
        'Forms',
        'We use what you enter to answer you, because you agreed to that. We delete it after a year, and after a month where it seems to come from a program. If it is about dealers, the people who look after them read it, too. Where a customer system is connected, it is there as well. The e-mail to your employer is sent by you: we never see it.',
      ],
      [
        'Newsletter',
        'It comes with your consent, and only once you have confirmed the link in our e-mail; otherwise we delete your address after a week. Against misuse we remember a checksum of your network for a day. When you unsubscribe, we keep the proof that you wanted it for three years, and nothing else.',
      ],
      [
        'Amounts, favourites and comparison',
        'Amounts that you enter go to our server to be worked out, and are not kept there. They stay in your browser until you close the tab, or longer if you tick the box. Favourites, your comparison and your last filters are in your browser alone, until you remove them. That is part of what you ask for, and needs no consent.',
      ],
      [
        'Map and position',
        'We draw the map ourselves. With the town or postcode that you look for, and with your position if you share it, we find shops nearby; who looked for them is not recorded. Only where a map server is set up does that server see your IP address. Only where a search service for places is set up does it get what you look for, and your position to a hundred metres, but not who you are.',
      ],
      [
        'Statistics and videos',
        'Statistics are loaded only once you say yes: then Google gets your IP address and sees which pages you visit. Your answer stays in your browser for half a year, then we ask again; you can change it at the foot of every page. Videos of others start only when you press play.',
      ],
      [
        'Log',
        'Our web server notes your IP address, the page and the time, to find faults and misuse: that is our legitimate interest. New lines push out the oldest. What you look for or enter is not in it.',
      ],
      [
        'A lease',
        'It takes your name, address and employer. Your employer, the insurer and your dealer get what they need, and the tax law of your country says how long it is kept.',
      ],
      [
        'Your rights',
        'See it, correct it, erase it, restrict it, take it with you, object, or take your consent back. One e-mail does it.',
      ],
      ['An example', 'Lumavelo is made up. Have this text checked by a lawyer before you use it.'],
    ],
    closing: ['Not happy?', 'Every country has an authority that will listen. We will give you the address.'],
  },
};
