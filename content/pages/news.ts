export const newsPage = {
  meta: {
    title: 'Tax news',
    description: 'Swiss tax news of 2026 for expatriates: authorities, policy, law and business, each with its source.',
  },
  title: 'Tax news',
  lead: 'What changes in Swiss taxes in 2026 and after, in plain English. Each item names its source and links to it.',
  generate: 'Generate New Articles',
  generating: 'Generating News...',
  refresh: 'Refresh',
  searchPlaceholder: 'Search news...',
  allCategories: 'All News',
  lastUpdated: 'Last updated',
  loading: 'Loading news',
  emptyTitle: 'No news articles found',
  emptyFiltered: 'Try adjusting your search or filter criteria',
  emptyAtAll: 'Generate some news articles to get started',
  clear: 'Clear Filters',
  readFull: 'Read full article',
  viewSource: 'View Source',
  sourceMissing: 'This is a demonstration article: there is no source behind it that could be opened.',
  sourceFailed: 'Unable to open the source link. Please try again later.',
  pointer: 'We show only the headline here. Read the full article at the source.',
  disclosure:
    'This text was rewritten from its source by a language model and checked by program: numbers and dates stand in the source. It is information, no advice. The source alone decides.',
} as const

export const newsSources = {
  title: 'Where tax news appears first',
  intro: 'The sources we read ourselves. Each link leads to the publisher.',
  groups: [
    {
      id: 'government',
      title: 'Government',
      sources: [
        {
          name: 'Federal Tax Administration (ESTV)',
          text: 'Circulars, tariffs, rates of exchange, interest rates and forms of the federal taxes.',
          href: 'https://www.estv.admin.ch/estv/en/home.html',
        },
        {
          name: 'News service of the Federal Administration',
          text: 'Decisions of the Federal Council, consultations and the dates on which changes come into force.',
          href: 'https://www.news.admin.ch/en/newnsb',
        },
      ],
    },
    {
      id: 'tax-policy',
      title: 'Tax Policy',
      sources: [
        {
          name: 'Swiss Parliament',
          text: 'Bills and motions on taxes, with their way through both chambers.',
          href: 'https://www.parlament.ch/en',
        },
        {
          name: 'Swiss Tax Conference (SSK)',
          text: 'The cantonal tax authorities together: circular letters on how the law is applied.',
          href: 'https://www.steuerkonferenz.ch',
        },
      ],
    },
    {
      id: 'tax-law',
      title: 'Tax Law',
      sources: [
        {
          name: 'Fedlex',
          text: 'The official compilation of federal law: what is in force, since when, and what comes next.',
          href: 'https://www.fedlex.admin.ch/en/home',
        },
        {
          name: 'Federal Supreme Court',
          text: 'Judgments on taxes, published as they are handed down.',
          href: 'https://www.bger.ch',
        },
      ],
    },
  ],
} as const
