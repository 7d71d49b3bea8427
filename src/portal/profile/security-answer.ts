import { z } from 'zod'
import type { FormAnswer } from './form-answer.ts'

/** What somebody needs to set up their authenticator app. It travels with the form, since it is told only once. */
export const setUpSchema = z.object({
  uri: z.string().startsWith('otpauth://').max(1000),
  secret: z.string().max(200),
  recoveryCodes: z.array(z.string().max(50)).max(20),
})
export type SetUp = z.infer<typeof setUpSchema>

/** The set-up that a form carries, or null. */
export function readSetUp(text: string | undefined): SetUp | null {
  try {
    return setUpSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** The answer to a form of the security page: what was wrong, a set-up that waits for its code, or new recovery codes. */
export type SecurityAnswer = FormAnswer & { setUp?: SetUp | null; recoveryCodes?: string[] }
