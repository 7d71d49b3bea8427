import { z } from 'zod'
import { dayOf } from '#platform/day.ts'

export type EvidenceError =
  | 'evidence-missing'
  | 'address-wrong'
  | 'dated-missing'
  | 'dated-later'
  | 'until-missing'
  | 'until-over'
  | 'said-by-missing'
  | 'text-long'

export type EvidenceField = 'evidence' | 'address' | 'datedOn' | 'validUntil' | 'statedBy'

export type EvidenceEntry = {
  isProven: boolean
  address: string | null
  datedOn: string | null
  validUntil: string | null
  statedBy: string | null
}

type Read = { ok: true; entry: EvidenceEntry } | { ok: false; errors: Partial<Record<EvidenceField, EvidenceError>> }

const webAddress = z.url({ protocol: /^https?$/ }).max(500)

/** A claim marked as proven requires evidence, its date, an expiry date and the name of the person who confirmed it. */
export function readEvidenceForm(submitted: Record<string, string>, at: { today: string; hasFile: boolean }): Read {
  const text = (name: string) => (submitted[name] ?? '').replaceAll(/\s+/g, ' ').trim()
  const errors: Partial<Record<EvidenceField, EvidenceError>> = {}
  const isProven = submitted.state === 'proven'
  const [address, statedBy] = [text('address') || null, text('statedBy') || null]
  const [datedOn, validUntil] = [dayIn(text('datedOn')), dayIn(text('validUntil'))]
  if (address && !webAddress.safeParse(address).success) errors.address = 'address-wrong'
  if (statedBy && statedBy.length > 200) errors.statedBy = 'text-long'
  if (text('datedOn') && !datedOn) errors.datedOn = 'dated-missing'
  if (text('validUntil') && !validUntil) errors.validUntil = 'until-missing'
  if (datedOn && datedOn > at.today) errors.datedOn = 'dated-later'
  if (isProven) {
    if (!address && !at.hasFile) errors.evidence = 'evidence-missing'
    if (!datedOn) errors.datedOn ??= 'dated-missing'
    if (!validUntil) errors.validUntil ??= 'until-missing'
    else if (validUntil < at.today) errors.validUntil ??= 'until-over'
    if (!statedBy) errors.statedBy ??= 'said-by-missing'
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, entry: { isProven, address, datedOn, validUntil, statedBy } }
}

function dayIn(text: string): string | null {
  return z.iso.date().safeParse(dayOf(text)).data ?? null
}
