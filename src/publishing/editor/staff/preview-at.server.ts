import type { Person } from '#accounts/people/person.ts'
import type { Services } from '#platform/services.ts'
import { describeFacts, isKnownFact, referencesIn } from '#publishing/editor/facts.ts'
import type { ContentItemRow } from '#publishing/editor/items/content-item-db.server.ts'
import { findVersion } from '#publishing/editor/items/version-db.server.ts'
import { renderApart } from '#publishing/editor/render-apart.server.ts'
import { handOf, lookError } from './content-item-errors.ts'
import type { ContentItemValues } from './content-item-form.ts'
import { wordCount } from './word-count.ts'

const wordsPerMinute = 200

export type Look = {
  title: string
  summary: string
  author: string
  illustration: string | null
  /** URL of the picture shown instead of the illustration. */
  picture: string
  html: string
  /** Why the text cannot be rendered; null if it can. */
  error: string | null
  words: number
  minutes: number
  facts: number
  unknownFacts: string[]
  /** The newest version, if another staff member saved it after the version being edited; otherwise null. */
  newest: { version: number; who: string } | null
}

type PreviewAtInput = { entry: ContentItemRow; person: Person; values: ContentItemValues }

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
    // Remove the ids of headings, because they would collide with the names of the form's fields.
    html: outcome.ok ? outcome.rendered.html.replaceAll(/(<h[2-6]) id="[^"]*"/g, '$1') : '',
    error: outcome.ok ? null : lookError(outcome.reason),
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    facts: references.length,
    unknownFacts: references.filter((reference) => !isKnownFact(reference)),
    newest: newest && newest.author !== person.id ? { version: newest.number, who: handOf(newest) } : null,
  }
}
