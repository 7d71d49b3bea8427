import type { CommuneChoice } from './address-form.ts'

/** Why a form of the profile was not carried out, at its fields, with what was entered (passwords never). */
export type FormAnswer = {
  intent: string
  fields: Record<string, string>
  values: Record<string, string>
  /** Communes to choose from, where a postcode leaves a choice. */
  communes?: readonly CommuneChoice[]
}

/** The texts of a form, without passwords and codes. */
export function entriesOf(form: FormData): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password|^code$/i.test(name)) entries[name] = value
  }
  return entries
}
