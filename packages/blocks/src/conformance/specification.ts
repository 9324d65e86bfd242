/**
 * What the specification says of each block: its category (point 2) and its fields (point 3), with the names of the
 * contract where the specification describes in words. Left open there, left out here.
 */

export interface SpecifiedField {
  kind: string;
  /** Start value of a new block. */
  is?: unknown;
  /** Values that can be chosen, in this order. */
  of?: readonly unknown[];
  /** The field counts only while another one has this value. */
  when?: readonly [prop: string, value: unknown];
  /** Fields of an item of a list. */
  item?: Readonly<Record<string, SpecifiedField>>;
}

const text: SpecifiedField = { kind: 'text' };
const textarea: SpecifiedField = { kind: 'textarea' };
const media: SpecifiedField = { kind: 'media' };
const link: SpecifiedField = { kind: 'link' };
const colour = (is?: string): SpecifiedField => ({ kind: 'colour', ...(is && { is }) });
const choice = (of: readonly unknown[], is?: unknown): SpecifiedField => ({
  kind: 'choice',
  of,
  ...(is !== undefined && { is }),
});
const toggle = (is?: boolean): SpecifiedField => ({ kind: 'toggle', ...(is !== undefined && { is }) });
const list = (item: Readonly<Record<string, SpecifiedField>>): SpecifiedField => ({ kind: 'list', item });
const reference: SpecifiedField = { kind: 'reference' };
const when = (prop: string, value: unknown, field: SpecifiedField): SpecifiedField => ({
  ...field,
  when: [prop, value],
});

const ALIGNMENTS = ['left', 'center', 'right', 'justify', 'start', 'end'];
const FONTS = ['basis', 'basis-bold', 'founders'];
const TEXT_SIZES = ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl', '7xl', '8xl', '9xl'];
const VERTICAL = ['top', 'center', 'bottom'];
const SPACINGS = ['auto', 'none', 'small', 'medium', 'large'];
const COLUMN_SIZES = ['hidden', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const dataLayerItems = list({ key: text, value: text });
const ownTextColour = { overrideTextColor: toggle(false), textColor: when('overrideTextColor', true, colour()) };

export const SPECIFICATION: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, SpecifiedField>>>>>
> = {
  layout: {
    Container: {
      isHero: toggle(false),
      type: choice(['centered', 'large', 'full'], 'centered'),
      border: toggle(false),
      horizontalPadding: choice(SPACINGS, 'auto'),
      verticalPadding: choice(SPACINGS, 'auto'),
      verticalMargin: choice(['auto', 'off'], 'auto'),
      textColor: colour('darkGreen'),
      backgroundType: choice(['color', 'image', 'video'], 'color'),
      backgroundColor: when('backgroundType', 'color', colour('white')),
      backgroundImage: when('backgroundType', 'image', media),
      backgroundVideo: when('backgroundType', 'video', text),
      dataLayerItems,
      uniqueId: text,
    },
    TextContainer: {},
    VerticalSpacing: { amount: choice(['minimal', 'default', 'large', 'extra-large'], 'default') },
    Columns: {
      columns: list({
        desktopSize: choice(COLUMN_SIZES, 6),
        tabletSize: choice(COLUMN_SIZES, 6),
        mobileSize: choice(COLUMN_SIZES, 12),
        verticalAlignment: choice(VERTICAL, 'top'),
      }),
      gap: choice([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    },
    Tabs: {
      tabs: list({ title: text, image: media, imageAlt: text }),
      containerMaxWidth: choice(['max-w-4xl', 'max-w-6xl', 'max-w-7xl', 'max-w-full']),
      tabStyle: choice(['white', 'blue']),
      closedAtFirst: toggle(true),
    },
    Responsive: { desktop: toggle(true), tablet: toggle(true), mobile: toggle(true) },
  },
  elements: {
    Title: {
      title: text,
      type: choice([1, 2, 3, 4, 5], 2),
      size: choice(['auto', ...TEXT_SIZES.slice(0, TEXT_SIZES.indexOf('7xl') + 1)]),
      alignment: choice(ALIGNMENTS),
      alignmentMobile: choice(ALIGNMENTS),
      uniqueId: text,
      fontFamily: choice(FONTS),
      ...ownTextColour,
    },
    Text: {
      content: textarea,
      size: choice(TEXT_SIZES, 'base'),
      alignment: choice(ALIGNMENTS),
      fontFamily: choice(FONTS),
      ...ownTextColour,
    },
    RichText: { content: { kind: 'richText' } },
    Image: {
      file: media,
      alt: text,
      objectFit: choice(['contain', 'cover']),
      roundedCorners: toggle(),
      uniqueId: text,
      height: choice(['auto', '10', '16', '32', '64', '96']),
      width: choice(['default', 'full', '25%', '50%', '75%', 'custom']),
      customWidthPercentage: when('width', 'custom', { kind: 'number', is: 100 }),
    },
    Video: { url: text },
    List: { items: list({ title: text }) },
    Downloads: { items: list({ file: media, title: text }), downloadText: { ...text, is: 'Download' } },
  },
  cta: {
    Button: {
      label: { ...text, is: 'Button' },
      link: { ...link, is: '/' },
      type: choice(['primary', 'secondary-blue', 'secondary-white'], 'primary'),
      uniqueId: text,
      dataLayerItems,
    },
    ButtonContainer: { verticalAlignment: choice(['start', 'center', 'end']) },
    BlockButton: {
      title: text,
      actionType: choice(['link', 'popup'], 'link'),
      link: when('actionType', 'link', link),
      file: media,
      imageUrl: text,
      textColor: colour('orangeDark'),
      buttonColor: colour('orange'),
      backgroundColor: colour('orangeSoft'),
    },
    BrandButton: { title: text, content: textarea, link, logoImage: media, bikeImage: media },
    FloatingActionButton: {
      title: text,
      actionType: choice(['link', 'popup']),
      link: when('actionType', 'link', link),
      icon: { kind: 'choice' },
      position: choice(['left', 'right']),
      showOnMobile: toggle(),
      dataLayerItems,
    },
    HubspotForm: { portalId: text, formId: text, region: { kind: 'choice' } },
  },
  blocks: {
    Features: {
      features: list({ title: text }),
      textColor: colour('black'),
      backgroundColor: colour('white'),
      showBorder: toggle(true),
      borderColor: when('showBorder', true, colour('graySoft')),
    },
    TeamMemberCircles: {
      verticalAlignment: choice(VERTICAL),
      firstImage: media,
      secondImage: media,
      thirdImage: media,
      fourthImage: media,
      fifthImage: media,
      sixthImage: media,
    },
    TargetAudienceBlock: { items: list({ image: media, title: text, description: textarea, link }) },
    StoryTellerBlock: {
      items: list({
        name: text,
        subName: text,
        image: media,
        hoverImage: media,
        link,
        bikeImage: media,
        story: textarea,
      }),
    },
    VideoBlock: { video: { kind: 'videoSource' }, title: text, description: textarea },
    FaqBlock: { faq: reference },
    LogoGrid: { logos: list({ file: media, alt: text, url: link }) },
    NewsItemsBlock: {
      items: list({
        title: text,
        description: textarea,
        date: text,
        readTime: { kind: 'number' },
        tags: text,
        image: media,
        alt: text,
        link,
      }),
    },
    Bikes: {
      source: choice(['type', 'brand']),
      bikeType: reference,
      bikeBrand: reference,
      limit: { kind: 'number', is: 3 },
    },
  },
  sliders: {
    Slider: {
      slidesPerView: choice([1, 2, 3, 4], 3),
      backgroundColor: colour(),
      slides: list({
        name: text,
        file: media,
        content: textarea,
        author: text,
        contentStyle: choice(['quote', 'none']),
        quoteColor: choice(['orange', 'green', 'blue']),
        roundedCorners: toggle(),
      }),
    },
    SliderWithPricing: {
      slides: list({
        name: text,
        price: text,
        bikeType: text,
        monthlyCosts: text,
        savingCosts: text,
        image: media,
      }),
      monthlyCostsText: text,
      ctaText: text,
      ctaButtonText: text,
      ctaLink: { ...link, is: '/calculator' },
      backgroundColor: colour(),
      currency: choice(['euro', 'sek']),
    },
    LogoSliderBlock: {
      logos: list({ name: text, file: media }),
      showExtraButton: toggle(),
      extraButtonTitle: { ...text, is: 'Weitere Unternehmen' },
      extraButtonLink: link,
    },
    ReviewsSlider: { reviews: list({ review: reference }), minRating: { kind: 'number', is: 5 } },
  },
  calculator: {
    CalculatorTabs: {
      title: text,
      tabs: list({ title: text }),
      style: choice(['default', 'bordered', 'grey'], 'default'),
    },
    CalculatorPageElement: { calculator: reference },
    MiniCalculatorBlock: { data: reference },
    BusinessBikeCalculatorSE: { scriptUrl: text },
  },
  mobile: {
    MobileMenuBlock: { items: list({ url: link, title: text, file: media, dataLocation: text, dataTitle: text }) },
  },
  growthbook: { FeatureContainer: { featureName: text } },
  other: { DealerLocatorMap: {}, BikeComparison: {}, BusinessBikeMapSE: { scriptUrl: text } },
};
