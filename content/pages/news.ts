export const newsPage = {
  meta: {
    title: 'Tax news',
    description:
      'Swiss tax news in 2026 for expatriates: authorities, policy, law and business. Each item links to its source.',
  },
  title: 'Tax news',
  lead: 'Read in plain English what is changing in Swiss taxes in 2026 and beyond. Each item links to its source.',
  generate: 'Generate New Articles',
  generating: 'Generating News...',
  refresh: 'Refresh',
  searchPlaceholder: 'Search news',
  allCategories: 'All News',
  lastUpdated: 'Last updated',
  loading: 'Loading news',
  emptyTitle: 'No news articles found',
  emptyFiltered: 'Try adjusting your search or filter criteria',
  emptyAtAll: 'Generate some news articles to get started',
  clear: 'Clear Filters',
  readFull: 'Read full article',
  viewSource: 'View Source',
  sourceMissing: 'This is a demonstration article without a source.',
  sourceFailed: 'Unable to open the source link. Please try again later.',
  pointer: 'We only show the headline. You can read the full article at the source.',
  disclosure:
    'A language model rewrote this text from its source. It was checked automatically: its numbers and dates appear in the source. For information only, not advice. If in doubt, rely on the source.',
} as const

export const newsSources = {
  title: 'Where tax news appears first',
  intro: 'These are the sources we read ourselves. Each link opens the publisher’s site.',
  groups: [
    {
      id: 'government',
      title: 'Government',
      sources: [
        {
          name: 'Federal Tax Administration (FTA)',
          text: 'Circulars, tax rates, exchange rates, interest rates and forms for federal taxes.',
          href: 'https://www.estv.admin.ch/estv/en/home.html',
        },
        {
          name: 'News service of the Federal Administration',
          text: 'Federal Council decisions, consultations and the dates on which changes come into force.',
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
          text: 'Bills and motions on taxes and their progress through both chambers.',
          href: 'https://www.parlament.ch/en',
        },
        {
          name: 'Swiss Tax Conference (SSK)',
          text: 'The conference of cantonal tax authorities, with circulars on how the law is applied.',
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
          text: 'The official publication platform for federal law: what is in force, since when, and what will change.',
          href: 'https://www.fedlex.admin.ch/en/home',
        },
        {
          name: 'Federal Supreme Court',
          text: 'Tax judgments as they are published.',
          href: 'https://www.bger.ch',
        },
      ],
    },
  ],
} as const
