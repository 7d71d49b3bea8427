import { careers } from '#content/pages/careers.ts'
import type { PageMeta } from '#content/pages/parts.ts'
import { listed } from '#platform/intl-words.ts'
import { capitalized, numberInWords } from '#platform/text/number-in-words.ts'

export function careersMeta(titles: readonly string[]): PageMeta {
  const howMany = `${capitalized(numberInWords(titles.length))} ${titles.length === 1 ? 'opening' : 'openings'}`
  return {
    title: careers.metaTitle,
    description: titles.length > 0 ? careers.openingsText(howMany, listed(titles)) : careers.noOpeningsText,
  }
}
