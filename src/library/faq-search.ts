import type { FaqCategory } from '#content/faq.ts'
import { matchesText } from '#platform/text/match-text.ts'

/** The categories with the questions whose question or answer contains the text; empty categories drop out. */
export function searchQuestions(categories: readonly FaqCategory[], text: string): FaqCategory[] {
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ question, answer }) => matchesText(text, [question, answer.join(' ')])),
    }))
    .filter(({ items }) => items.length > 0)
}
