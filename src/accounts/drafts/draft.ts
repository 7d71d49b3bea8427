export type DraftText = { subject: string; body: string }

export const maxDraftLength = 10_000
export const maxDraftSubjectLength = 200
const maxFormLength = 300

const formPattern = /^(\/client-portal|\/admin)([/?][\w/?=&%.~:+-]*)? [\w.-]+$/

/** Whether `text` names a form: a page under `root`, a space and the name of a field or form on that page. */
export function isDraftForm(text: string, root: '/client-portal' | '/admin'): boolean {
  return text.length <= maxFormLength && formPattern.exec(text)?.[1] === root
}

/** Path of the page of a form, with the flash message `note`. */
export function pageOfDraft(form: string, note: string): string {
  const page = form.split(' ', 1).join()
  return `${page}${page.includes('?') ? '&' : '?'}note=${note}`
}

export function rootOfDraft(form: string): '/client-portal' | '/admin' {
  return form.startsWith('/admin') ? '/admin' : '/client-portal'
}

/** Where a form saves its draft. `writer` tells apart pages that show the same form, e.g. a submission key. */
export function draftAddress(form: string, writer: string): string {
  return `${rootOfDraft(form)}/drafts?${new URLSearchParams({ form, writer })}`
}

export function isDraftWriter(text: string): boolean {
  return /^[\w-]{8,100}$/.test(text)
}

export function saveNumberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
