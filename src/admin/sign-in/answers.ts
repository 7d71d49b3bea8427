import type { FieldErrors } from '#platform/field-errors.ts'

/** A further button of the entrance, if the server has one. All its words come with it. */
export type FurtherButton = { label: string; intent: string; offlineTitle: string }

/** What the entrance shows. */
export type SignInView = {
  step: 'password' | 'code'
  next: string
  further: FurtherButton | null
}

/** Why somebody was not let in: about single fields, or in one sentence. */
export type SignInResponse = { title: string; text: string; fields: FieldErrors; username: string }
