import type { CaseState } from '#cases/process/case-states.ts'
import {
  type LetterLanguage,
  type ObjectionFacts,
  type ObjectionParts,
  type ObjectionRow,
  objectionDrafts,
} from '#content/objection-letters.ts'
import { mandateEnclosure } from '#content/power-of-attorney.ts'
import { officeLanguages, secondOfficeLanguages } from '#content/procedure/office-languages.ts'

export const objectionParts = [
  'recipient',
  'reference',
  'subject',
  'opening',
  'requests',
  'reasons',
  'evidence',
  'closing',
] as const satisfies (keyof ObjectionParts)[]

export const maxPartLength = 6000

export type ObjectionLetter = { office: ObjectionParts; english: ObjectionParts; isByDiscretion: boolean }

export type ObjectionError =
  | { reason: 'not-assessed' | 'decided' | 'too-late' }
  | { reason: 'part-missing' | 'not-filled-in' | 'part-too-long'; part: keyof ObjectionParts }

type Assessed = { state: CaseState; decidedOn: string | null; objectionEndsOn: string | null }

export function objectionError({ state, decidedOn, objectionEndsOn }: Assessed, today: string): ObjectionError | null {
  if (state !== 'assessed') return { reason: 'not-assessed' }
  if (decidedOn !== null) return { reason: 'decided' }
  return objectionEndsOn !== null && today > objectionEndsOn ? { reason: 'too-late' } : null
}

/**
 * An objection must state its request (Art. 132 para. 1 DBG); against an assessment by discretion it must also give
 * reasons and evidence, or the tax office does not consider it (para. 3).
 */
export function letterError({ office, english, isByDiscretion }: ObjectionLetter): ObjectionError | null {
  const mayBeEmpty: readonly string[] = isByDiscretion ? [] : ['reasons', 'evidence']
  for (const part of objectionParts) {
    if (!office[part] && !mayBeEmpty.includes(part)) return { reason: 'part-missing', part }
    for (const text of [office[part], english[part]]) {
      if (text.length > maxPartLength) return { reason: 'part-too-long', part }
      if (/\[[^\]]*\]/.test(text)) return { reason: 'not-filled-in', part }
    }
  }
  return null
}

export const emailLocales: Readonly<Record<LetterLanguage, string>> = {
  ...{ de: 'de-CH', fr: 'fr-CH', it: 'it-CH', en: 'en-GB' },
}

export type OfficeLanguage = Exclude<LetterLanguage, 'en'>

export function officeLanguagesOf(canton: string | null): [OfficeLanguage, ...OfficeLanguage[]] {
  const defaults = officeLanguages[canton ?? ''] ?? 'de'
  const second = secondOfficeLanguages[canton ?? '']
  return second ? [defaults, second] : [defaults]
}

export function officeLanguage(canton: string | null, requested: string | null): OfficeLanguage {
  const languages = officeLanguagesOf(canton)
  return languages.find((language) => language === requested) ?? languages[0]
}

export function draftObjection(
  language: OfficeLanguage,
  { mandateSignedOn, ...facts }: Omit<ObjectionFacts, 'rows' | 'mandate'> & { mandateSignedOn: string | null },
  rows: { office: readonly ObjectionRow[]; english: readonly ObjectionRow[] },
): Omit<ObjectionLetter, 'isByDiscretion'> {
  const mandateIn = (to: LetterLanguage) => mandateSignedOn && mandateEnclosure[to](mandateSignedOn)
  return {
    office: objectionDrafts[language]({ ...facts, mandate: mandateIn(language), rows: rows.office }),
    english: objectionDrafts.en({ ...facts, mandate: mandateIn('en'), rows: rows.english }),
  }
}
