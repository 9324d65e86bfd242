/** Two texts that belong together: a title and what it is about, or a question and its answer. */
export type Pair = readonly [string, string];

/** The pages that every locale has besides its home page. */
export const PAGE_KINDS = [
  'employers',
  'notYet',
  'selfEmployed',
  'calculator',
  'bikes',
  'dealers',
  'faq',
  'news',
  'contact',
  'privacy',
  'campaign',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The words of a page. What the points are depends on the page: steps, tabs, news, stories. */
export interface PageTexts {
  title: string;
  slug: string;
  headline: string;
  /** Below the headline, and what search engines show. */
  lead: string;
  /** On the button. */
  action: string;
  points: readonly Pair[];
  /** The last section. */
  closing: Pair;
}

export interface FaqTopic {
  title: string;
  category: 'lease' | 'costs' | 'cover' | 'employer' | 'end';
  questions: readonly Pair[];
}

/** Everything the demo says in one locale, but for its home page. */
export interface SiteTexts {
  pages: Readonly<Record<PageKind, PageTexts>>;
  faqs: readonly FaqTopic[];
  /** Above lists that several pages have. */
  headings: {
    reviews: string;
    questions: string;
    audiences: string;
    customers: string;
    contactUs: string;
    news: string;
    stories: string;
  };
}
