import { swissDay } from '#platform/day.ts'
import { checkedOn, describeFacts, referencesIn } from '#publishing/editor/facts.ts'
import { renderForPublic } from '#publishing/editor/render-apart.server.ts'
import { type RenderedText, renderMarkdown } from '#publishing/editor/render-markdown.server.ts'
import type { ContentItemKind, ContentItemLabel } from './content-item.ts'
import { type ContentText, mapWords, wordsOf } from './content-item-text.ts'

export type PublishedContentItem<Kind extends ContentItemKind = ContentItemKind> = Kind extends ContentItemKind
  ? Published<Kind>
  : never

type Published<Kind extends ContentItemKind> = Omit<ContentText<Kind>, 'body'> &
  RenderedText & {
    id: string
    kind: Kind
    slug: string
    version: number
    label: ContentItemLabel | null
    place: number
    publishedOn: string
    changedOn: string
    /** Day on which the least recently checked of the item's facts was checked; null if it refers to no facts. */
    factsCheckedOn: string | null
  }

type Row = {
  id: string
  kind: ContentItemKind
  slug: string
  version: number
  label: ContentItemLabel | null
  place: number
  publishedAt: Date
  updatedAt: Date
}

export async function published(row: Row, text: ContentText): Promise<PublishedContentItem> {
  return assembled(row, text, await renderForPublic(describeFacts(text.body)))
}

/** Renders a built-in text. Unlike texts by staff, it is trusted, so it is rendered without time or size limits. */
export function publishedSeed(row: Row, text: ContentText): PublishedContentItem {
  return assembled(row, text, text.body === '' ? { html: '', contents: [] } : renderMarkdown(describeFacts(text.body)))
}

function assembled(
  { publishedAt, updatedAt, ...row }: Row,
  text: ContentText,
  rendered: RenderedText,
): PublishedContentItem {
  const { id, kind, slug, version, label, place } = row
  const { title, body, seo, sources, fields } = text
  const content = mapWords({ title, seo, sources, fields }, describeFacts)
  const references = wordsOf({ title, body, seo, fields }).flatMap(({ words }) => referencesIn(words))
  const entry = {
    ...{ id, kind, slug, version, label, place },
    ...content,
    ...rendered,
    publishedOn: swissDay(publishedAt),
    changedOn: swissDay(updatedAt),
    factsCheckedOn: checkedOn(references),
  }
  return entry as PublishedContentItem
}
