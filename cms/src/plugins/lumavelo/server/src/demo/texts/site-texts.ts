/** Two texts that belong together: a title and what it is about, or a question and its answer. */
export type Pair = readonly [string, string];

/** The articles of the news, in the order of the list that leads to them. */
export const ARTICLE_KINDS = ['firstArticle', 'secondArticle', 'thirdArticle'] as const;

export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** The pages that every locale has besides its home page. */
export const PAGE_KINDS = [
  'employers',
  'employerSavings',
  'notYet',
  'selfEmployed',
  'calculator',
  'bikes',
  'dealers',
  'faq',
  'news',
  'contact',
  'privacy',
  'terms',
  'imprint',
  'campaign',
  ...ARTICLE_KINDS,
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

/** An article, without the headline and the lead that it shares with the list of news. */
export interface Article {
  slug: string;
  /** Its parts: a heading, and what stands below it. */
  sections: readonly Pair[];
}

export type Articles = readonly [Article, Article, Article];

/** The pages that the law asks for. */
export type LegalTexts = Readonly<Record<'privacy' | 'terms' | 'imprint', PageTexts>>;

export interface FaqTopic {
  title: string;
  category: 'lease' | 'costs' | 'cover' | 'employer' | 'end' | 'selfEmployed';
  questions: readonly Pair[];
}

/** The kinds of bikes that home pages lead to. */
export const CATEGORY_TYPES = ['city', 'trekking', 'cargo', 'mountain'] as const;

export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** Everything the demo says in one locale, but for its home page. */
export interface SiteTexts {
  pages: Readonly<Record<Exclude<PageKind, ArticleKind | 'employerSavings'>, PageTexts>>;
  /** One for each point of the page of news. */
  articles: Articles;
  faqs: readonly FaqTopic[];
  /** Each kind of bikes by its name, with what it is good for. */
  categories: { headline: string; types: Readonly<Record<CategoryType, Pair>> };
  /** Above lists that several pages have. */
  headings: {
    reviews: string;
    questions: string;
    audiences: string;
    customers: string;
    /** Beside reviews, their figures and customers' names, so that nobody takes them for true. */
    invented: string;
    contactUs: string;
    news: string;
    stories: string;
  };
}
