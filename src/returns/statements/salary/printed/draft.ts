import type { AmountBox, Certificate } from '../certificate.ts'
import { tidy } from '../certificate-xml.ts'
import { centsOfText, dayOfText, employerOf, expenseRulesIn, personOf } from './values.ts'

/** What a page states, word for word. */
export type Draft = Pick<Certificate, 'form' | 'freeTransport' | 'canteen'> & {
  readFrom: Exclude<Certificate['readFrom'], 'barcode'>
  /** Box D, used for days that are printed without year. */
  year: string
  from: string
  until: string
  birthDate: string
  amounts: Partial<Record<AmountBox, string>>
  words: { box: AmountBox | '14'; text: string }[]
  remarks: string
  person: readonly string[]
  employer: readonly string[]
}

/** Boxes that the form subtracts, so that a sign printed before the amount is the sign of the form. */
const subtracted: readonly string[] = ['9', '10.1', '10.2']

export type Printed = { ok: true; content: Omit<Certificate, 'id'> } | { ok: false; reason: 'none' | 'unclear-amount' }

/** The certificate of a draft, without AHV number. Net salary, period, person and employer are required. */
export function certificateOf(draft: Draft): Printed {
  const [from, until] = [dayOfText(draft.from, draft.year), dayOfText(draft.until, draft.year)]
  const [person, employer] = [personOf(draft.person.map(tidy)), employerOf(draft.employer.map(tidy))]
  const stated = Object.entries(draft.amounts).filter(([, text]) => text.trim() !== '') as [AmountBox, string][]
  if (!from || !until || from > until || !person || !employer || !stated.some(([box]) => box === '11'))
    return { ok: false, reason: 'none' }
  const amounts: Certificate['amounts'] = {}
  for (const [box, text] of stated) {
    const cents = centsOfText(text)
    if (cents === null) return { ok: false, reason: 'unclear-amount' }
    amounts[box] = subtracted.includes(box) ? Math.abs(cents) : cents
  }
  const { form, readFrom, freeTransport, canteen } = draft
  const words = draft.words.map(({ box, text }) => {
    return { box, text: tidy(text), cents: (box === '14' ? undefined : amounts[box]) ?? null }
  })
  const content = {
    ...{ form, readFrom, employer, person: { ...person, birthDate: birthDateOf(draft) } },
    ...{ from, until, freeTransport, canteen, amounts, words: words.filter(({ text }) => text !== '') },
    ...{ expenseRules: expenseRulesIn(draft.remarks), remarks: [tidy(draft.remarks)].filter(Boolean), supplements: 0 },
  }
  return { ok: true, content }
}

/** A year of two digits does not say in which century a person was born. */
function birthDateOf({ birthDate }: Draft): string | null {
  return /\d{4}$/.test(birthDate.trim()) ? dayOfText(birthDate) : null
}
