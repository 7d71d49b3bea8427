import type { Illustration } from '#content/drawing.ts'
import { t } from '#platform/texts.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import type { NewsCategory } from './news-labels.ts'

const copy = () => t(newsTexts.pictures)

const pictures: Record<NewsCategory, { image: Illustration; imageAlt: string }> = {
  government: {
    image: 'facade',
    get imageAlt() {
      return copy().buildingWithManyWindowsAuthority
    },
  },
  'tax-policy': {
    image: 'phases',
    get imageAlt() {
      return copy().sequenceOfPhasesBillGoing
    },
  },
  'tax-law': {
    image: 'contents',
    get imageAlt() {
      return copy().tableOfContentsLaw
    },
  },
  news: {
    image: 'calendar',
    get imageAlt() {
      return copy().calendarPage
    },
  },
  business: {
    image: 'ledger',
    get imageAlt() {
      return copy().columnsOfLedger
    },
  },
}

export function pictureOf(category: NewsCategory): { image: Illustration; imageAlt: string } {
  return pictures[category]
}

export function illustrationOf(image: string): Illustration {
  return Object.values(pictures).find((picture) => picture.image === image)?.image ?? 'calendar'
}
