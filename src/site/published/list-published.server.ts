import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { listShown } from '#publishing/news/shown-db.server.ts'
import type { EmailEntry } from '#publishing/newsletter/campaigns/campaign.ts'

/** Public content published since the given time, newest first, for links in emails. */
export async function listPublished(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  since = new Date(0),
): Promise<EmailEntry[]> {
  const [from, today] = [swissDay(since), swissDay(now())]
  const articles = (await listArticles({ db, log })).map(
    ({ slug, title, summary, date }): EmailEntry => ({
      topic: 'articles',
      path: `/blog/${slug}`,
      title,
      summary,
      publishedOn: date,
    }),
  )
  const news = (await listShown(db)).map(
    ({ slug, title, description, source, shownAt }): EmailEntry => ({
      topic: 'news',
      path: `/news/${slug}`,
      title,
      summary: (description || source).slice(0, 1_000),
      publishedOn: swissDay(shownAt),
    }),
  )
  return [...articles, ...news]
    .filter(({ publishedOn }) => publishedOn >= from && publishedOn <= today)
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
}
