import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import { requestedDocuments } from '#content/questions/documents.ts'
import { namesOn, wordsOf } from './e-tax/placement.ts'
import type { StatementContent } from './kinds.ts'

/** What a document was recognised as; `from` is the employer, the pension fund or the bank. */
export type Recognition = { what: 'salary' | 'pension' | 'e-tax'; name: string; from: string }

export function recognitionOf(one: StatementContent): Recognition {
  if (one.kind !== 'salary-certificate') return { what: 'e-tax', name: namesOn(one.content), from: one.content.bank }
  const { form, person, employer } = one.content
  return { what: form, name: `${person.firstName} ${person.lastName}`.trim(), from: employer.name }
}

// Titles of items that staff wrote themselves.
const expected: Readonly<Record<Recognition['what'], { document: string; title: RegExp }>> = {
  salary: { document: 'salary-certificate', title: /salary certificate|lohnausweis|certificat de salaire/i },
  pension: { document: 'pension-certificates', title: /pension certificate|rentenbescheinigung|rentenausweis/i },
  'e-tax': { document: 'e-tax-statement', title: /e-tax statement|e-?steuerauszug/i },
}

type Item = Pick<ChecklistItem, 'id' | 'title' | 'state'>

/**
 * The checklist item that asks for a document. Of several, the one that names the employer, bank or partner comes first,
 * then one for which nothing was sent; one that was accepted comes last.
 */
export function itemFor(
  one: StatementContent,
  {
    items,
    requested,
    partner,
  }: {
    items: readonly Item[]
    requested: readonly { document: string; itemId: string | null }[]
    partner: string | null
  },
): Item | null {
  const { what, from } = recognitionOf(one)
  const { document, title } = expected[what]
  const known = requestedDocuments.find(({ code }) => code === document)?.title
  const itemIds = requested.filter((row) => row.document === document).map(({ itemId }) => itemId)
  const open = items.filter(
    (item) =>
      item.state !== 'not_needed' && (itemIds.includes(item.id) || item.title === known || title.test(item.title)),
  )
  const rank = (item: Item) => {
    const words = wordsOf(item.title)
    const isNamed = wordsOf(from)
      .slice(0, 2)
      .every((word) => words.includes(word))
    const isPartners = words.includes('partner') || wordsOf(partner ?? '').some((word) => words.includes(word))
    return (
      (isNamed ? 4 : 0) +
      (isPartners === (partner !== null) ? 2 : 0) +
      (item.state === 'missing' ? 1 : item.state === 'accepted' ? -8 : 0)
    )
  }
  return open.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
