import type { CommuneChoice } from './address-form.ts'

/** `values` never contains passwords. */
export type FormAnswer = {
  intent: string
  fields: Record<string, string>
  values: Record<string, string>
  communes?: readonly CommuneChoice[]
}

export function entriesOf(form: FormData): Record<string, string> {
  const entries: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string' && !/password|^code$/i.test(name)) entries[name] = value
  }
  return entries
}
