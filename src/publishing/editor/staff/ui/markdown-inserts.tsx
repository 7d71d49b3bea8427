import { useState } from 'react'
import { Button, IconButton } from '#design/button.tsx'
import { Dialog } from '#design/feedback/dialog.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { FileInput, TextInput } from '#design/form/input.tsx'
import { matchesText } from '#platform/text/match-text.ts'
import { t } from '#platform/texts.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const factPickerCopy = () => t(publishingStaffTexts.factPicker)

export type Fact = { reference: string; what: string; says: string }

type FactProps = {
  facts: readonly Fact[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onPick: (reference: string) => void
  finalFocus: () => boolean
}

export function FactPicker({ facts, open, onOpenChange, onPick, finalFocus }: FactProps) {
  const [searched, setSearched] = useState('')
  const found = facts.filter(({ reference, what, says }) => matchesText(searched, [reference, what, says]))
  return (
    <Dialog
      title={factPickerCopy().insertFact2}
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      trigger={
        <Button type="button" kind="quiet" size="dense" icon="plus" className="editor-fact">
          {factPickerCopy().insertFact}
        </Button>
      }
    >
      <Field name="fact-search" label={factPickerCopy().searchFactsTable}>
        <TextInput
          type="search"
          autoComplete="off"
          name={undefined}
          value={searched}
          onChange={({ target }) => setSearched(target.value)}
        />
      </Field>
      <p className="fine mt-8" role="status">
        {found.length} {found.length === 1 ? factPickerCopy().fact : factPickerCopy().facts}
      </p>
      <ul className="fact-list">
        {found.map(({ reference, what, says }) => (
          <li key={reference}>
            <button type="button" onClick={() => onPick(reference)}>
              <b className="numbers">{says}</b>
              <span>{what}</span>
              <code>{reference}</code>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const copy = () => t(publishingStaffTexts.pictureAdder)

type Props = { onAdded: (markdown: string) => void; finalFocus: () => boolean }

export function PictureAdder({ onAdded, finalFocus }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async (form: HTMLFormElement) => {
    setSending(true)
    setError(null)
    const reply = await fetch('/admin/content/pictures/add', { method: 'POST', body: new FormData(form) }).catch(
      () => null,
    )
    const content: { markdown?: string; error?: string } = await (reply?.json() ?? Promise.resolve({})).catch(
      () => ({}),
    )
    setSending(false)
    if (!content.markdown) return setError(content.error ?? copy().pictureWasNotUploadedTry)
    setOpen(false)
    onAdded(content.markdown)
  }
  return (
    <Dialog
      title={copy().addPicture}
      open={isOpen}
      onOpenChange={setOpen}
      finalFocus={finalFocus}
      trigger={<IconButton icon="image" label={copy().picture} />}
    >
      <form
        className="admin-form compact"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React passes submit events through portals to the form around this dialog, so stop the event here.
          event.stopPropagation()
          void send(event.currentTarget)
        }}
      >
        {error && (
          <Note kind="bad" live>
            {error}
          </Note>
        )}
        <Field name="picture" id="new-picture" label={copy().file} hint={copy().jpegPngWebpOrAvif} required>
          <FileInput accept="image/jpeg,image/png,image/webp,image/avif" />
        </Field>
        <Field
          name="alt"
          id="new-picture-alt"
          label={copy().whatItShows}
          hint={copy().screenReadersReadThisAloud}
          required
        >
          <TextInput maxLength={300} autoComplete="off" />
        </Field>
        <Button size="small" busy={isSending}>
          {copy().addPicture2}
        </Button>
      </form>
    </Dialog>
  )
}
