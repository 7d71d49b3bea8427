import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { draftAddress } from '#accounts/drafts/draft.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { Button } from '#design/button.tsx'
import { type LineProps, TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import { discardSent, forgetWithOthers } from './draft-store.ts'
import { DraftContext, type SavedDraft, useDraft, useNote } from './use-draft.ts'

const copy = () => t(accountTexts.saveDraft)

type DraftsProps = { owner: string | undefined; drafts: Record<string, SavedDraft>; children: ReactNode }

export function Drafts({ owner = '', drafts, children }: DraftsProps) {
  const { note, key } = useNote()
  // `key` changes on every navigation, so the effect also runs if two pages in a row show the same flash message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (note) discardSent(owner, note)
  }, [owner, note, key])
  useEffect(forgetWithOthers, [])
  return <DraftContext value={useMemo(() => ({ owner, drafts }), [owner, drafts])}>{children}</DraftContext>
}

type DraftProps = {
  draft: string
  /** Page to which the draft belongs, if its path alone does not identify it. */
  page?: string | undefined
  /** Space-separated codes of flash messages that confirm sending; a page that shows one of them deletes the draft. */
  sentAs: string
}

export function DraftArea({ draft, page, sentAs, ...rest }: DraftProps & ComponentProps<'textarea'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  useDraft({ within: field, form: useFormOfPage(draft, page), sentAs })
  return <TextArea ref={field} {...rest} />
}

export function DraftInput({ draft, page, sentAs, ...rest }: DraftProps & LineProps) {
  const field = useRef<HTMLInputElement>(null)
  useDraft({ within: field, form: useFormOfPage(draft, page), sentAs })
  return <TextInput ref={field} {...rest} />
}

function useFormOfPage(name: string, page: string | undefined): string {
  const { pathname } = useLocation()
  return `${page ?? pathname} ${name}`
}

/** Saves the form's text as a draft on the server; files are not saved. */
export function SaveDraft({ form, writer }: { form: string; writer: string }) {
  return (
    <Button
      kind="quiet"
      size="small"
      formAction={draftAddress(form, writer)}
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
    >
      {copy().saveDraft}
    </Button>
  )
}
