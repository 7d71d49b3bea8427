import { z } from 'zod'
import type { FormAnswer } from './form-answer.ts'

/** Setup data of an authenticator app; it travels with the form, because it is shown once only. */
export const setUpSchema = z.object({
  uri: z.string().startsWith('otpauth://').max(1000),
  secret: z.string().max(200),
  recoveryCodes: z.array(z.string().max(50)).max(20),
})
export type SetUp = z.infer<typeof setUpSchema>

/** Setup data in a form, or null. */
export function readSetUp(text: string | undefined): SetUp | null {
  try {
    return setUpSchema.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

/** Response of the security page: errors, pending setup or new recovery codes. */
export type SecurityAnswer = FormAnswer & { setUp?: SetUp | null; recoveryCodes?: string[] }
