import type { Notice } from '#design/notice.ts'

/** Why somebody was not let in or not registered, for the form that they sent. Passwords never come back. */
export type SignInResponse = {
  intent: string
  notice: Notice
  fields: Record<string, string>
  values: Record<string, string>
}

/** A further button of the sign-in page, if the server has one. All its words come with it. */
export type FurtherButton = { label: string; intent: string; offlineTitle: string }

/** What the entrance shows. `next` is where to go afterwards. */
export type SignInView = {
  form: 'sign-in' | 'register' | 'code'
  next: string | null
  /** Where somebody goes who came in without a form. */
  afterwards: string
  staffName: string | null
  further: FurtherButton | null
}
