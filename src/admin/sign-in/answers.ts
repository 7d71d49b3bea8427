import type { FieldErrors } from '#platform/field-errors.ts'

export type FurtherButton = { label: string; intent: string; offlineTitle: string }

export type SignInView = {
  step: 'password' | 'code'
  next: string
  further: FurtherButton | null
}

export type SignInResponse = { title: string; text: string; fields: FieldErrors; username: string }
