import { z } from 'zod'
import type { FormAnswer } from './form-answer.ts'

/** Data for setting up an authenticator app; shown once and not stored, so the form sends it back. */
export const setUpSchema = z.object({
  uri: z.string().startsWith('otpauth://').max(1000),
  secret: z.string().max(200),
  recoveryCodes: z.array(z.string().max(50)).max(20),
})
export type SetUp = z.infer<typeof setUpSchema>

export function readSetUp(text: string | undefined): SetUp | null {
  try {
    return setUpSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

export type SecurityAnswer = FormAnswer & { setUp?: SetUp | null; recoveryCodes?: string[] }
