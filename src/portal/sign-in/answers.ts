import type { Notice } from '#design/feedback/notice.ts'

/** `values` never contains passwords. */
export type SignInResponse = {
  intent: string
  notice: Notice
  fields: Record<string, string>
  values: Record<string, string>
}

export type FurtherButton = { label: string; intent: string; offlineTitle: string }

export type SignInView = {
  form: 'sign-in' | 'register' | 'code'
  next: string | null
  afterwards: string
  staffName: string | null
  further: FurtherButton | null
}
