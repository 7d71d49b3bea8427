import { staffCasePath } from '#cases/process/case-links.ts'
import type { MandateScope } from '#content/power-of-attorney.ts'
import { type OfficeLanguage, officeLanguages, secondOfficeLanguages } from '#content/procedure/office-languages.ts'

export const mandateScopes = ['file', 'receive', 'object', 'inspect'] as const satisfies readonly MandateScope[]

export const revokedReasons = ['client', 'firm', 'replaced'] as const
export type RevokedReason = (typeof revokedReasons)[number]

const maxYears = 5

type Signature = { personId: string; personName: string; signedAt: Date | null }
type Signed = { signers: readonly Signature[]; revokedAt: Date | null }

/** `open`: at least one signature is missing. Only a `valid` power of attorney may be enclosed. */
export type MandateStatus = 'open' | 'valid' | 'revoked'

export function mandateStatus({ signers, revokedAt }: Signed): MandateStatus {
  if (revokedAt) return 'revoked'
  return signers.length > 0 && signers.every(({ signedAt }) => signedAt !== null) ? 'valid' : 'open'
}

/** Instant of the last signature; null while one is missing. */
export function signedAtOf({ signers }: Pick<Signed, 'signers'>): Date | null {
  const times = signers.flatMap(({ signedAt }) => (signedAt ? [signedAt.getTime()] : []))
  return times.length === signers.length && times.length > 0 ? new Date(Math.max(...times)) : null
}

type Mandate = Signed & { firstYear: number; lastYear: number; scopes: readonly string[] }

/** Whether a power of attorney covers one act, or any act (null), for one tax year. A joint return needs the signatures of both spouses. */
export function covers(
  mandate: Mandate,
  { taxYear, scope, isJoint }: { taxYear: number; scope: MandateScope | null; isJoint: boolean },
): boolean {
  return (
    mandateStatus(mandate) === 'valid' &&
    mandate.firstYear <= taxYear &&
    taxYear <= mandate.lastYear &&
    (scope === null || mandate.scopes.includes(scope)) &&
    (!isJoint || mandate.signers.length > 1)
  )
}

export type MandateError = 'no-scope' | 'no-language' | 'no-years' | 'other-year'
export type MandateInput = {
  language: OfficeLanguage
  firstYear: number
  lastYear: number
  scopes: MandateScope[]
}

export function mandateLanguages(canton: string | null): OfficeLanguage[] {
  const first = officeLanguages[canton ?? '']
  const second = secondOfficeLanguages[canton ?? '']
  return first ? [first, ...(second ? [second] : [])] : ['de', 'fr', 'it']
}

/** Reads the form of a new power of attorney. The years must include the tax year of the case. */
export function readMandate(
  form: FormData,
  { canton, taxYear }: { canton: string | null; taxYear: number },
): { ok: true; input: MandateInput } | { ok: false; reason: MandateError } {
  const language = mandateLanguages(canton).find((one) => one === form.get('language'))
  if (!language) return { ok: false, reason: 'no-language' }
  const [firstYear, lastYear] = ['firstYear', 'lastYear'].map((name) => {
    const text = String(form.get(name) ?? '').trim()
    return /^\d{4}$/.test(text) ? Number(text) : null
  })
  if (!firstYear || !lastYear || lastYear < firstYear || lastYear - firstYear >= maxYears || firstYear < 2000)
    return { ok: false, reason: 'no-years' }
  if (taxYear < firstYear || taxYear > lastYear) return { ok: false, reason: 'other-year' }
  const scopes = mandateScopes.filter((scope) => form.getAll('scope').includes(scope))
  if (scopes.length === 0) return { ok: false, reason: 'no-scope' }
  return { ok: true, input: { language, firstYear, lastYear, scopes } }
}

/** @example yearsText({ firstYear: 2024, lastYear: 2026 }) // '2024–2026' */
export function yearsText({ firstYear, lastYear }: { firstYear: number; lastYear: number }): string {
  return firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`
}

export function mandateFilename({ firstYear, lastYear }: { firstYear: number; lastYear: number }): string {
  return `power-of-attorney-${yearsText({ firstYear, lastYear }).replace('–', '-')}.pdf`
}

export function staffMandatePath(caseId: string): string {
  return `${staffCasePath(caseId)}/mandate`
}

export function clientMandatePath(mandateId: string): string {
  return `/client-portal/mandates/${mandateId}`
}
