import type { z } from 'zod'

export type FieldErrors = Record<string, string>

export type FieldWords<FieldError extends string> = Readonly<Record<FieldError, string>>

export function fieldErrors(error: z.ZodError, words: Readonly<Partial<Record<string, string>>>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path.join('.')] ??= words[message] ?? message
  return errors
}
