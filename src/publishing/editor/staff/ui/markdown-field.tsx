import { type RefObject, useEffect, useRef, useState } from 'react'
import { IconButton } from '#design/button.tsx'
import { FieldError } from '#design/form/field.tsx'
import type { IconName } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import { type Edit, editFor, type Format, insertWords } from '#publishing/editor/staff/markdown-edit.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { type Fact, FactPicker, PictureAdder } from './markdown-inserts.tsx'
import type { RichEditor } from './rich-editor.ts'

const copy = () => t(publishingStaffTexts.markdownField)

type Tool = { format: Format; icon: IconName; label: string }
const tools: readonly Tool[] = [
  {
    format: 'heading',
    icon: 'heading-2',
    get label() {
      return copy().heading
    },
  },
  {
    format: 'bold',
    icon: 'bold',
    get label() {
      return copy().bold
    },
  },
  {
    format: 'italic',
    icon: 'italic',
    get label() {
      return copy().italic
    },
  },
  {
    format: 'list',
    icon: 'list',
    get label() {
      return copy().list
    },
  },
  {
    format: 'numbers',
    icon: 'list-ordered',
    get label() {
      return copy().numberedList
    },
  },
  {
    format: 'quote',
    icon: 'quote',
    get label() {
      return copy().quotation
    },
  },
  {
    format: 'link',
    icon: 'link',
    get label() {
      return copy().link
    },
  },
  {
    format: 'table',
    icon: 'table',
    get label() {
      return copy().table
    },
  },
]

type Props = { text: string; language: string; error: string | undefined; facts: readonly Fact[] }

/** With JavaScript, a rich editor replaces the textarea and copies each change into it, for submission. */
export function MarkdownField({ text, language, error, facts }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isPicking, setPicking] = useState(false)
  const editor = useRichEditor(area, place, { language, openFacts: () => setPicking(true) })
  const isWritten = useRef(false)
  const change = (edit: (written: string, selection: { from: number; to: number }) => Edit) => {
    if (editor.current) return editor.current.change(edit)
    const field = area.current
    if (field) changeField(field, edit(field.value, { from: field.selectionStart, to: field.selectionEnd }))
  }
  const write = (words: string) => {
    isWritten.current = true
    change((_, selection) => insertWords(selection, words))
  }
  // If the dialog inserted text, focus the editor; otherwise focus the button that opened the dialog.
  const finalFocus = () => {
    if (!isWritten.current) return true
    isWritten.current = false
    if (editor.current) editor.current.focus()
    else area.current?.focus()
    return false
  }
  return (
    <>
      <div className="editor-tools" role="toolbar" aria-label={copy().format}>
        {tools.map(({ format, icon, label }) => (
          <IconButton
            key={format}
            icon={icon}
            label={label}
            onClick={() => change((written, selection) => editFor(written, selection, format))}
          />
        ))}
        <PictureAdder finalFocus={finalFocus} onAdded={write} />
        <FactPicker
          facts={facts}
          open={isPicking}
          onOpenChange={setPicking}
          finalFocus={finalFocus}
          onPick={(reference) => {
            setPicking(false)
            write(`{fact:${reference}}`)
          }}
        />
      </div>
      <div className="editor-text">
        <label htmlFor="body" className="visually-hidden">
          {copy().textInMarkdown}
        </label>
        <textarea
          ref={area}
          id="body"
          name="body"
          className="editor-field"
          defaultValue={text}
          lang={language}
          spellCheck
          rows={20}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'body-error' : undefined}
        />
        <div ref={place} className="editor-rich" />
        {error && <FieldError id="body-error">{error}</FieldError>}
      </div>
    </>
  )
}

/** Changes the field and dispatches an input event, so that autosave and preview react as if the user had typed. */
function changeField(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus()
  field.setRangeText(insert, from, to)
  field.setSelectionRange(select.from, select.to)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Loads the rich editor. If loading fails, the textarea remains usable. */
function useRichEditor(
  area: RefObject<HTMLTextAreaElement | null>,
  place: RefObject<HTMLDivElement | null>,
  { language, openFacts }: { language: string; openFacts: () => void },
): RefObject<RichEditor | null> {
  const editor = useRef<RichEditor | null>(null)
  const facts = useRef(openFacts)
  useEffect(() => {
    let isOver = false
    import('./rich-editor.ts').then(
      ({ openRichEditor }) => {
        if (isOver || !area.current || !place.current) return
        editor.current = openRichEditor({
          ...{ field: area.current, place: place.current, language },
          openFacts: () => facts.current(),
        })
      },
      () => undefined,
    )
    return () => {
      isOver = true
      editor.current?.close()
      editor.current = null
    }
  }, [area, place, language])
  return editor
}
