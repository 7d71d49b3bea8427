import { comparable } from '#platform/text/match-text.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'
import { type ContentItemValues, specsOf, textOf } from './content-item-form.ts'

/** Initial text of a new item: the first option of each required choice, and a valid value for each required number. */
export function blankText(
  kind: ContentItemKind,
  { title, author, year }: { title: string; author: string; year: string },
): unknown {
  const values: ContentItemValues = { title }
  for (const spec of specsOf(kind)) {
    if (spec.as === 'choice' && !spec.optional) values[spec.path] = spec.options[0]?.value ?? ''
    if (spec.as === 'number' && !spec.optional) values[spec.path] = spec.path === 'fields.year' ? year : '5'
  }
  if (kind === 'article') values['fields.author'] = author
  return textOf(kind, values)
}

/** URL slug for a title. @example slugFor('Säule 3a: Limits for 2027') // 'saule-3a-limits-for-2027' */
export function slugFor(title: string): string {
  const words = comparable(title)
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  while (words.join('-').length > 80) words.pop()
  return words.join('-') || 'untitled'
}
