import type { z } from 'zod'

/** What is wrong with the fields of a form, by their names, in words. */
export type FieldErrors = Record<string, string>

/** Words for every fault that a folder's forms know. */
export type FieldWords<FieldError extends string> = Readonly<Record<FieldError, string>>

/** The first fault of each field that was not filled in properly, in the words of those who read it. */
export function fieldErrors(error: z.ZodError, words: Readonly<Partial<Record<string, string>>>): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) errors[path.join('.')] ??= words[message] ?? message
  return errors
}
