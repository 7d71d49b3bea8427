import { cleanText } from '#platform/text/clean-text.ts'
import { type RequestableType, requestableTypes } from './case-types.ts'
import { lastFullYear } from './due-date.ts'

export const maxOpeningReasonLength = 1000

/** A case that staff open without an order, as the form sends it. */
export type StaffOpening = {
  clientId: string
  /** A product, whose checklist and name the case gets, or a type of case that has no checklist. */
  kind: string
  taxYear: number
  /** Empty while nobody looks after it. */
  adviserId: string
  reason: string
  submissionKey: string
  /** Whether it is wanted beside an open case of the same kind and year. */
  isAnother: boolean
}

export type OpeningError = 'unknown-kind' | 'unknown-year' | 'no-reason' | 'reason-too-long' | 'no-submission-key'
export type OpeningKind = { productId: string } | { caseType: RequestableType }

type ReadOpening = Omit<StaffOpening, 'kind' | 'adviserId'> & { kind: OpeningKind; adviserId: string | null }

/**
 * The tax years that staff may open a case for, newest first: the current one and the ten that are over, for as long a tax
 * office may ask about.
 * @example openableYears(new Date('2026-11-21')).length // 11
 */
export function openableYears(now: Date): number[] {
  const newest = lastFullYear(now) + 1
  return Array.from({ length: 11 }, (_, back) => newest - back)
}

/** The value of a choice in the form. */
export function kindValue(kind: OpeningKind): string {
  return 'productId' in kind ? `product:${kind.productId}` : kind.caseType
}

/** What was entered as it is kept, or the first thing that is wrong with it. */
export function readOpening(
  { kind, taxYear, adviserId, reason, submissionKey, ...rest }: StaffOpening,
  now: Date,
): { ok: true; opening: ReadOpening } | { ok: false; reason: OpeningError } {
  const caseType = requestableTypes.find((known) => known === kind)
  const productId = /^product:(.+)$/.exec(kind)?.[1]
  const requested = caseType ? { caseType } : productId ? { productId } : null
  if (!requested) return { ok: false, reason: 'unknown-kind' }
  if (!openableYears(now).includes(taxYear)) return { ok: false, reason: 'unknown-year' }
  const text = cleanText(reason)
  if (text === '') return { ok: false, reason: 'no-reason' }
  if ([...text].length > maxOpeningReasonLength) return { ok: false, reason: 'reason-too-long' }
  if (!/^[\w-]{8,100}$/.test(submissionKey)) return { ok: false, reason: 'no-submission-key' }
  const opening = { ...rest, kind: requested, taxYear, adviserId: adviserId || null, reason: text, submissionKey }
  return { ok: true, opening }
}
