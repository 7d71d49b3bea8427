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

/** News feeds that the app reads, except in the demo. If the licence is unknown, we only link to the articles. */
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
      'These are public communications by federal authorities. Official reports are not protected by copyright (Copyright Act, SR 231.1, Art. 5), and facts are free. We write in our own words and name and link to the source.',
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
      'Press articles are protected by copyright (Copyright Act, SR 231.1, Art. 2), and we have no licence: we only show the headline and a link.',
    intervalMinutes: 180,
  },
]
