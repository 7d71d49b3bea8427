import type { NewsSource } from '#content/news-sources.ts'
import { type DemoFeedId, type DemoItem, demoItems } from './demo-items.ts'

const feeds: Record<DemoFeedId, Pick<NewsSource, 'category' | 'licence'> & { file: string }> = {
  government: { file: 'government.rss', category: 'government', licence: 'rewrite' },
  policy: { file: 'policy.json', category: 'tax-policy', licence: 'rewrite' },
  law: { file: 'law.atom', category: 'tax-law', licence: 'rewrite' },
  business: { file: 'business.rss', category: 'business', licence: 'summary' },
  press: { file: 'press.rss', category: 'news', licence: 'link-only' },
}
const ids: readonly DemoFeedId[] = ['government', 'policy', 'law', 'business', 'press']

export function demoSources(site: string): NewsSource[] {
  return ids.map((id) => ({
    id: `demo-${id}`,
    name: `Demonstration feed (${id})`,
    homeUrl: `${site}/dev/news/feeds/${feeds[id].file}`,
    feedUrl: `${site}/dev/news/feeds/${feeds[id].file}`,
    category: feeds[id].category,
    language: 'en',
    licence: feeds[id].licence,
    licenceReason: 'Written for the demonstration.',
    intervalMinutes: 60,
  }))
}

export function demoFeedOf(file: string | undefined): DemoFeedId | null {
  return ids.find((id) => feeds[id].file === file) ?? null
}

export function findDemoItem(id: string | undefined): DemoItem | null {
  return (
    Object.values(demoItems)
      .flat()
      .find((item) => item.id === id) ?? null
  )
}
