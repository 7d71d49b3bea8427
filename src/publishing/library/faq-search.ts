import { matchesText } from '#platform/text/match-text.ts'
import { plainParagraphs } from '#publishing/editor/plain-text.ts'

export function searchQuestions<Item extends { question: string; html: string }, Group extends { items: Item[] }>(
  groups: readonly Group[],
  text: string,
): Group[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, html }) => matchesText(text, [question, plainParagraphs(html).join(' ')])),
    }))
    .filter(({ items }) => items.length > 0)
}
