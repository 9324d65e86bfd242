import { articles } from './articles/en.ts';
import { legal } from './legal/en.ts';
import type { SiteTexts } from './site-texts.ts';

export const en: SiteTexts = {
  categories: {
    headline: 'Find your kind of bike',
    types: {
      city: ['City bikes', 'Upright to the office, and home again with the shopping.'],
      trekking: ['Trekking bikes', 'Long rides with luggage, headwind or not.'],
      cargo: ['Cargo bikes', 'Three children up front, and no more circling for a parking space.'],
      mountain: ['Mountain bikes', 'To work on weekdays, into the woods on Saturday.'],
    },
  },
  headings: {
    reviews: 'Riders on the record',
    questions: 'Asked a lot',
    audiences: 'Pick your road',
    customers: 'Already riding with us',
    invented: 'Lumavelo is made up, and so are these voices, figures and customers.',
    contactUs: 'Talk to us',
    news: 'Latest news',
    stories: 'Their stories',
  },
  articles,
  pages: {
    ...legal,
    employers: {
      title: 'For employers',
      slug: 'employers',
      headline: 'The perk that gets people to work',
      lead: 'Your team picks the bikes and pays from gross salary. You approve with a click and give up a few parking spaces.',
      action: 'Book a call',
      points: [
        ['No cost to you', 'The lease comes out of gross salary. Add a contribution only if you want to.'],
        [
          'Five countries, one contact',
          'Teams in Amsterdam, Mechelen, Lyon, Cologne and Graz: a contract for each country, and one person to call.',
        ],
        ['Payroll ready', 'A monthly file in the format your payroll provider already reads.'],
      ],
      closing: ['Reporting on carbon?', 'We send you kilometres and kilograms, checked and ready for your report.'],
    },
    notYet: {
      title: 'My employer has not joined yet',
      slug: 'employer-not-yet',
      headline: 'Get your boss on a bike',
      lead: 'The e-mail to your employer is written, and you are the one who sends it. We never see it, and we call nobody.',
      action: 'Write to your employer',
      points: [
        ['You send it', 'A short, polite e-mail. Change a word or two if it does not sound like you.'],
        ['They read', 'It leads to our page for employers: what it costs, who does what, and how to begin.'],
        ['You ride', 'Once your employer has signed, you choose your bike in the shop.'],
      ],
      closing: [
        'Working across borders?',
        'The rules of the country where you are paid count. Ask HR before you choose.',
      ],
    },
    selfEmployed: {
      title: 'Self-employed',
      slug: 'self-employed',
      headline: 'Your own boss, your own bike',
      lead: 'Put the lease through your books and keep your cash for the business. Rules differ by country; we know all five.',
      action: 'Ask for a quote',
      points: [
        ['A business expense', 'Bike, insurance and service on one monthly invoice.'],
        ['No deposit', 'The first payment is due a month after you pick it up.'],
        ['Approved in a day', 'We need a registration number and your latest tax return.'],
      ],
      closing: ['A small team?', 'From three bikes we write you a framework agreement.'],
    },
    calculator: {
      title: 'What will I save?',
      slug: 'calculator',
      headline: 'See your monthly price',
      lead: 'Type in the price of the bike and your gross salary. You get the net monthly cost and the saving against buying.',
      action: 'Browse bikes',
      points: [
        ['Employees', 'The tax rules of your country are built in, down to the rounding.'],
        [
          'Part time',
          'Your salary follows from your hours. What the minimum wage keeps from being exchanged comes out of your net pay.',
        ],
        [
          'Self-employed',
          'Enter the profit of a year: the lease is a business expense, and VAT comes back where the law gives it.',
        ],
      ],
      closing: ['An example', 'Not advice. Your payslip is the only number that counts.'],
    },
    bikes: {
      title: 'Bikes',
      slug: 'bikes',
      headline: 'A place to start',
      lead: 'Choose from {{bikes}} bikes by {{brands}} brands. If you want another, ask: your dealer will order it.',
      action: 'Work out the price',
      points: [],
      closing: ['Torn between three?', 'Line them up and hide everything they have in common.'],
    },
    dealers: {
      title: 'Dealers',
      slug: 'dealers',
      headline: '{{dealers}} shops, one near you',
      lead: 'Independent mechanics who fit the bike to you, hand it over and keep it running.',
      action: 'Find a dealer',
      points: [
        ['Try it', 'Ring ahead and your size will be waiting.'],
        ['Keep it running', 'One full service a year is part of the lease.'],
        ['Stuck?', 'Roadside help covers you across Europe, day and night.'],
      ],
      closing: ['Run a shop?', 'We pay within five days and never ask for exclusivity.'],
    },
    faq: {
      title: 'Questions',
      slug: 'faq',
      headline: 'Answers without the small print',
      lead: 'How leasing works, what is covered, and what happens when you move on.',
      action: 'Ask your own',
      points: [],
      closing: ['Still wondering?', 'Write to us in any of our four languages.'],
    },
    news: {
      title: 'News',
      slug: 'news',
      headline: 'Notes from the bike lane',
      lead: 'Rule changes, new models, and the odd story about someone who sold their car.',
      action: 'Get the newsletter',
      points: [
        [
          'We are open in France',
          'Lyon was first, Lille followed a week later. Employers are signing up faster than we can print manuals.',
        ],
        ['A bike for the night shift', 'How a hospital lit its bike shed and doubled the number of riders.'],
        ['What a lock is worth', 'We asked our insurer which ones survive. The heaviest did not win.'],
      ],
      closing: ['Press', 'Pictures and figures on request.'],
    },
    contact: {
      title: 'Contact',
      slug: 'contact',
      headline: 'Say hello',
      lead: 'Real people answer the phone, from Monday to Friday. They have all been stuck in the rain, too.',
      action: 'Write to us',
      points: [
        ['Phone', 'Weekdays from 9 to 5: {{phone}}.'],
        ['Breakdown', 'At any hour, on the same number: {{phone}}.'],
        ['Office', '{{office}}. Bikes are welcome indoors.'],
      ],
      closing: ['Who we are', 'Forty people in five countries, most of them with oily fingers.'],
    },
    campaign: {
      title: 'Ride to work month',
      slug: 'ride-to-work',
      headline: 'Thirty days, one bike, no excuses',
      lead: 'Borrow an e-bike for a month. Lease it afterwards and the loan costs you nothing.',
      action: 'Join in',
      points: [
        ['David, Utrecht', 'Day one I was late. By day four I was early, and by day ten I was hooked.'],
        ['Lena, Cologne', 'I took the long way along the river and still beat the tram.'],
        ['Lin, Brussels', 'My inbox is the same. I just no longer open it in a traffic jam.'],
      ],
      closing: ['Every September', 'Open to anyone whose employer rides with us, in all five countries.'],
    },
  },
  faqs: [
    {
      title: 'Leasing basics',
      category: 'lease',
      questions: [
        [
          'How does it work?',
          'Your employer leases the bike, you ride it whenever you like and pay from gross salary.',
        ],
        ['Any bike at all?', 'Any bike a partner dealer sells, with or without a motor.'],
        ['How long is a lease?', 'Two, three or four years; most people take three.'],
        ['Can I take it abroad?', 'Yes. Insurance and roadside help cover all of Europe.'],
      ],
    },
    {
      title: 'Money',
      category: 'costs',
      questions: [
        ['Why is it cheaper?', 'You pay before tax, and we buy many bikes at better prices.'],
        ['Does it change my pension?', 'Slightly, wherever contributions follow your gross salary.'],
        ['Are there hidden costs?', 'No. Insurance, service and roadside help are in the monthly amount.'],
        ['Is there a minimum price?', 'No, but below a few hundred euros the paperwork costs more than it saves.'],
      ],
    },
    {
      title: 'Insurance and service',
      category: 'cover',
      questions: [
        ['What if it is stolen?', 'Report it to the police and to us. You will ride again within ten working days.'],
        ['Is there an excess?', 'A small one for theft, none for breakdowns.'],
        ['Who services it?', 'The dealer who handed it over, once a year.'],
        ['Do I get a spare bike?', 'Yes, when a repair takes more than a day.'],
      ],
    },
    {
      title: 'For HR teams',
      category: 'employer',
      questions: [
        ['How long does it take to set up?', 'One call, one contract, one payroll code.'],
        ['Do all staff have to join?', 'No. One is enough.'],
        ['What about leavers?', 'They take the lease along, buy the bike, or hand it in.'],
        ['Which systems do you support?', 'All the large payroll providers in our five countries.'],
      ],
    },
    {
      title: 'When it ends',
      category: 'end',
      questions: [
        ['Can I keep the bike?', 'Yes, at the price written in the contract on day one.'],
        ['Can I start a new lease early?', 'From three months before the end.'],
        ['What counts as fair wear?', 'Scratches are fine. Missing wheels are not.'],
        ['Where do old bikes go?', 'To workshops that refurbish them and to people who need one.'],
      ],
    },
    {
      title: 'For the self-employed',
      category: 'selfEmployed',
      questions: [
        [
          'What can I deduct?',
          'The rate, as far as you ride for business. The calculator takes the rules of your country.',
        ],
        ['Does VAT come back?', 'For business rides, wherever your business is liable for VAT.'],
        [
          'Do rides to my workshop count?',
          'In most of our countries, yes. Ask your accountant where yours is both home and shop.',
        ],
        ['What if I stop?', 'Take the bike over, or pay the lease out privately.'],
      ],
    },
  ],
};
