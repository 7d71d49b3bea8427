import { lastFullYear } from '#cases/planning/due-date.ts'
import { type RequestableType, requestableTypes } from '#cases/process/case-types.ts'
import { cleanText } from '#platform/text/clean-text.ts'

export const maxOpeningReasonLength = 1000

export type StaffOpening = {
  clientId: string
  kind: string
  taxYear: number
  adviserId: string
  reason: string
  submissionKey: string
  isAnother: boolean
}

export type OpeningError = 'unknown-kind' | 'unknown-year' | 'no-reason' | 'reason-too-long' | 'no-submission-key'
export type OpeningKind = { productId: string } | { caseType: RequestableType }

type ReadOpening = Omit<StaffOpening, 'kind' | 'adviserId'> & { kind: OpeningKind; adviserId: string | null }

/**
 * Tax years for which staff can open a case, newest first: the current year and the ten before it, which tax offices
 * may still assess or reopen.
 * @example openableYears(new Date('2026-11-21')).length // 11
 */
export function openableYears(now: Date): number[] {
  const newest = lastFullYear(now) + 1
  return Array.from({ length: 11 }, (_, back) => newest - back)
}

export function kindValue(kind: OpeningKind): string {
  return 'productId' in kind ? `product:${kind.productId}` : kind.caseType
}

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
