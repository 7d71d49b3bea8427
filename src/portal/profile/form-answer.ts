import { z } from 'zod'
import type { CommuneChoice } from './address-form.ts'

/** Authenticator secrets during setup. The server does not store them, so the form sends them back with the code. */
const setUpSchema = z.object({
  uri: z.string().startsWith('otpauth://').max(1000),
  secret: z.string().max(200),
  recoveryCodes: z.array(z.string().max(50)).max(20),
})

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

export type SetUp = z.infer<typeof setUpSchema>

export function readSetUp(text: string | undefined): SetUp | null {
  try {
    return setUpSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

export type SecurityAnswer = FormAnswer & { setUp?: SetUp | null; recoveryCodes?: string[] }
