export type DraftText = { subject: string; body: string }

export const maxDraftLength = 10_000
export const maxDraftSubjectLength = 200
const maxFormLength = 300

const formPattern = /^(\/client-portal|\/admin)([/?][\w/?=&%.~:+-]*)? [\w.-]+$/

/** A valid key is the path of a page under `root`, a space, and the name of a field or form on that page. */
export function isDraftForm(text: string, root: '/client-portal' | '/admin'): boolean {
  return text.length <= maxFormLength && formPattern.exec(text)?.[1] === root
}

/** URL of the page that contains the form, with the code of a flash message (`?note=`). */
export function pageOfDraft(form: string, note: string): string {
  const page = form.split(' ', 1).join()
  return `${page}${page.includes('?') ? '&' : '?'}note=${note}`
}

export function rootOfDraft(form: string): '/client-portal' | '/admin' {
  return form.startsWith('/admin') ? '/admin' : '/client-portal'
}

/** URL to which a form sends its draft. `writer` distinguishes open pages that show the same form. */
export function draftAddress(form: string, writer: string): string {
  return `${rootOfDraft(form)}/drafts?${new URLSearchParams({ form, writer })}`
}

export function isDraftWriter(text: string): boolean {
  return /^[\w-]{8,100}$/.test(text)
}

export function saveNumberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
