import type { Illustration } from '#content/drawing.ts'
import type { NewsCategory } from './news-labels.ts'

const pictures: Record<NewsCategory, { image: Illustration; imageAlt: string }> = {
  government: { image: 'facade', imageAlt: 'A facade with many windows: an authority' },
  'tax-policy': { image: 'phases', imageAlt: 'Phases one after the other: a bill on its way' },
  'tax-law': { image: 'contents', imageAlt: 'Lines of a table of contents: an act' },
  news: { image: 'calendar', imageAlt: 'A sheet of a calendar' },
  business: { image: 'ledger', imageAlt: 'Columns of a ledger' },
}

export function pictureOf(category: NewsCategory): { image: Illustration; imageAlt: string } {
  return pictures[category]
}

export function illustrationOf(image: string): Illustration {
  return Object.values(pictures).find((picture) => picture.image === image)?.image ?? 'calendar'
}
