import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Edit, editFor, type Format, insertWords } from '#admin/content/markdown-edit.ts'
import { IconButton } from '#design/button.tsx'
import { FieldError } from '#design/field.tsx'
import type { IconName } from '#design/icon.tsx'
import { type Fact, FactPicker } from './fact-picker.tsx'
import { PictureAdder } from './picture-adder.tsx'
import type { RichEditor } from './rich-editor.ts'

type Tool = { format: Format; icon: IconName; label: string }
const tools: readonly Tool[] = [
  { format: 'heading', icon: 'heading-2', label: 'Heading' },
  { format: 'bold', icon: 'bold', label: 'Bold' },
  { format: 'italic', icon: 'italic', label: 'Italic' },
  { format: 'list', icon: 'list', label: 'List' },
  { format: 'numbers', icon: 'list-ordered', label: 'Numbered list' },
  { format: 'quote', icon: 'quote', label: 'Quotation' },
  { format: 'link', icon: 'link', label: 'Link' },
  { format: 'table', icon: 'table', label: 'Table' },
]

type Props = { text: string; language: string; error: string | undefined; facts: readonly Fact[] }

/**
 * The text in Markdown with its toolbar. It is a plain field; where scripts run an editor takes its place on the screen and
 * writes through to it, so that the form sends the same.
 */
export function MarkdownField({ text, language, error, facts }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const editor = useRichEditor(area, place, language)
  const [isPicking, setPicking] = useState(false)
  const change = (edit: (written: string, selection: { from: number; to: number }) => Edit) => {
    if (editor.current) return editor.current.change(edit)
    const field = area.current
    if (field) changeField(field, edit(field.value, { from: field.selectionStart, to: field.selectionEnd }))
  }
  return (
    <>
      <div className="editor-tools" role="toolbar" aria-label="Format">
        {tools.map(({ format, icon, label }) => (
          <IconButton
            key={format}
            icon={icon}
            label={label}
            onClick={() => change((written, selection) => editFor(written, selection, format))}
          />
        ))}
        <PictureAdder onAdded={(markdown) => change((_, selection) => insertWords(selection, markdown))} />
        <FactPicker
          facts={facts}
          open={isPicking}
          onOpenChange={setPicking}
          onPick={(reference) => {
            setPicking(false)
            change((_, selection) => insertWords(selection, `{fact:${reference}}`))
          }}
        />
      </div>
      <div className="editor-text">
        <label htmlFor="body" className="visually-hidden">
          Text in Markdown
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

/** Changes the plain field as typing would, so that whoever listens hears of it. */
function changeField(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus()
  field.setRangeText(insert, from, to)
  field.setSelectionRange(select.from, select.to)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Loads the editor once the page is alive. If it does not come, the plain field stays. */
function useRichEditor(
  area: RefObject<HTMLTextAreaElement | null>,
  place: RefObject<HTMLDivElement | null>,
  language: string,
): RefObject<RichEditor | null> {
  const editor = useRef<RichEditor | null>(null)
  useEffect(() => {
    let isOver = false
    import('./rich-editor.ts').then(
      ({ openRichEditor }) => {
        if (isOver || !area.current || !place.current) return
        editor.current = openRichEditor({ field: area.current, place: place.current, language })
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
