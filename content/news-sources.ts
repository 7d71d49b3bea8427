export type NewsSource = {
  id: string
  name: string
  homeUrl: string
  feedUrl: string
  category: 'government' | 'tax-policy' | 'tax-law' | 'news' | 'business'
  language: string
  /** What we may do with articles: rewrite them, quote a sentence, or only name and link them. */
  licence: 'rewrite' | 'summary' | 'link-only'
  licenceReason: string
  intervalMinutes: number
}

/** News feeds, except in the demo. If a source's licence is unknown, we may only link to its articles. */
export const newsSources: readonly NewsSource[] = [
  {
    id: 'federal-administration',
    name: 'News service of the Federal Administration',
    homeUrl: 'https://www.news.admin.ch/en/newnsb',
    feedUrl: 'https://www.newsd.admin.ch/newsd/feeds/rss?lang=en&org-nr=1',
    category: 'government',
    language: 'en',
    licence: 'rewrite',
    licenceReason:
      'Communications of federal authorities to the public. Official reports are no protected works (Copyright Act, SR 231.1, Art. 5); facts are free. We write in our own words and name and link the source.',
    intervalMinutes: 60,
  },
  {
    id: 'the-local',
    name: 'The Local Switzerland',
    homeUrl: 'https://www.thelocal.ch',
    feedUrl: 'https://feeds.thelocal.com/rss/ch/tax',
    category: 'news',
    language: 'en',
    licence: 'link-only',
    licenceReason:
      'Articles of the press are protected works (Copyright Act, SR 231.1, Art. 2) and no licence was agreed: headline and link only.',
    intervalMinutes: 180,
  },
]
