import type { Person } from '#accounts/person.ts'
import type { ContentItemRow } from '#editorial/content-item-db.server.ts'
import { describeFacts, isKnownFact, referencesIn } from '#editorial/facts.ts'
import { renderApart } from '#editorial/render-apart.server.ts'
import { findVersion } from '#editorial/version-db.server.ts'
import type { Services } from '#platform/services.ts'
import type { ContentItemValues } from './content-item-form.ts'
import { wordCount } from './word-count.ts'
import { handOf, lookError } from './words.ts'

const wordsPerMinute = 200

/** How a text that is being written looks to readers, and what its writer should know of it. */
export type Look = {
  title: string
  summary: string
  author: string
  illustration: string | null
  /** The address of a picture in place of the drawing. */
  picture: string
  html: string
  /** Why the text cannot be shown; null when it can. */
  error: string | null
  words: number
  minutes: number
  facts: number
  unknownFacts: string[]
  /** Somebody else has saved since the version that this person began with. */
  newest: { version: number; who: string } | null
}

type PreviewAtInput = { entry: ContentItemRow; person: Person; values: ContentItemValues }

/** The text with its facts said and its Markdown drawn as on the public page. Nothing is kept. */
export async function lookAt({ db }: Pick<Services, 'db'>, { entry, person, values }: PreviewAtInput): Promise<Look> {
  const body = values.body ?? ''
  const outcome = await renderApart(describeFacts(body))
  const references = referencesIn(Object.values(values).join('\n'))
  const words = wordCount(body)
  const newest = await findVersion(db, entry.id, entry.version)
  return {
    title: describeFacts(values.title ?? ''),
    summary: describeFacts(values['fields.summary'] ?? ''),
    author: values['fields.author'] ?? '',
    illustration: values['fields.illustration'] ?? null,
    picture: (values['fields.picture'] ?? '').trim(),
    // Anchors would meet the names of the form's fields.
    html: outcome.ok ? outcome.rendered.html.replaceAll(/(<h[2-6]) id="[^"]*"/g, '$1') : '',
    error: outcome.ok ? null : lookError(outcome.reason),
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    facts: references.length,
    unknownFacts: references.filter((reference) => !isKnownFact(reference)),
    newest: newest && newest.author !== person.id ? { version: newest.number, who: handOf(newest) } : null,
  }
}
