import { useState } from 'react'
import { firmName } from '#content/firm-name.ts'
import { Field } from '#design/form/field.tsx'
import { TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.searchResult)

/** Maximum number of characters of a title and a description that search engines usually show. */
const titleRoom = 60

const descriptionRoom = 160

type Props = { values: ContentItemValues; errors: Record<string, string> }

export function SearchResult({ values, errors }: Props) {
  const [title, setTitle] = useState(values['seo.title'] ?? '')
  const [description, setDescription] = useState(values['seo.description'] ?? '')
  const content = {
    title: title || values.title || '',
    description: description || values['fields.summary'] || values['fields.description'] || '',
  }
  return (
    <section className="editor-fields">
      <h2 className="t16 bold">{copy().inSearchResults}</h2>
      <div className="search-preview">
        <p className="soft">
          {firmName} › {values.slug}
        </p>
        <p className="search-preview-title">{shownInResults(content.title, titleRoom)}</p>
        <p>{shownInResults(content.description, descriptionRoom)}</p>
      </div>
      <Room label={copy().title} used={content.title.length} room={titleRoom} />
      <Room label={copy().description} used={content.description.length} room={descriptionRoom} />
      <Field name="seo.title" label={copy().differentTitle} error={errors['seo.title']} optional>
        <TextInput autoComplete="off" value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field name="seo.description" label={copy().differentDescription} error={errors['seo.description']} optional>
        <TextArea rows={3} spellCheck value={description} onChange={({ target }) => setDescription(target.value)} />
      </Field>
    </section>
  )
}

function Room({ label, used, room }: { label: string; used: number; room: number }) {
  return (
    <p className="search-room">
      <span>{label}</span>
      <span className="numbers">
        {copy().of(used, room)}
        {used > room && copy().willBeCutOff}
      </span>
      <span className="search-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, Math.round((used / room) * 100))}%` }} />
      </span>
    </p>
  )
}

/** Cuts at a word boundary. @example shownInResults('Pillar 3a in 2026: limits', 20) // 'Pillar 3a in 2026 …' */
export function shownInResults(text: string, room: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= room) return plain
  const cut = plain.slice(0, room - 1)
  const whole = /\s/.test(plain.charAt(room - 1)) ? cut : cut.replace(/\s+\S*$/, '')
  return `${(whole || cut).replace(/[\s,;:.–-]+$/, '')} …`
}
