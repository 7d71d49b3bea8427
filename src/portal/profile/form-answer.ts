/** Why a form of the profile was not carried out, at its fields, with what was entered (passwords never). */
export type FormAnswer = {
  intent: string
  fields: Record<string, string>
  values: Record<string, string>
}

/** The texts of a form, without those whose name speaks of a password or code. */
export function entriesOf(form: FormData): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password|code/i.test(name)) entries[name] = value
  }
  return entries
}
