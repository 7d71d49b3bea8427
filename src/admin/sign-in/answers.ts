import type { FieldErrors } from '#accounts/forms.ts'

/** What the entrance shows. `bypass` is there in development only. */
export type EntranceView = {
  step: 'password' | 'code'
  next: string
  bypass: { label: string; failed: string; offline: string } | null
}

/** Why somebody was not let in: about single fields, or in one sentence. */
export type EntranceAnswer = { title: string; text: string; fields: FieldErrors; username: string }
