/** Where Swiss tax news comes from first: read there until our own digest starts. */
export const newsPage = {
  meta: {
    title: 'Tax news',
    description: 'Where Swiss tax news appears first: authorities, law, parliament and courts, each with its source.',
  },
  title: 'Tax news',
  lead: 'Where Swiss tax news appears first. These are the sources we read ourselves; each link leads to the publisher.',
  linkWords: 'View Source',
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
